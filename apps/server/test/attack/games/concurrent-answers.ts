import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { type Attack, countByStatus } from '../attack-form.ts';

const AT_ONCE = 20;

export const concurrentAnswers: Attack = {
  name: 'all options of a question at once, from many connections',
  async run(target) {
    const { caller, token, id: player_id } = await target.signUp();
    const match = (
      await caller.post('/play/matches', { type: 'quiz', mode: 'solo' }, token)
    ).json<MatchView>();
    const { round } = match ?? {};
    await sleep(Math.max(0, (round?.opensAtMs ?? 0) - Date.now()) + 30);
    const options = round?.question.options ?? [];
    const replies = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => {
        const answer = { round: 1, optionId: options[index % options.length]?.id ?? '' };
        return caller.post(`/play/matches/${match?.id}/answers`, answer, token);
      }),
    );
    const statuses = replies.map(({ status }) => status);
    const kept = await target.db
      .selectFrom('match_answer')
      .select('option_id')
      .where('player_id', '=', player_id)
      .execute();
    return {
      tried: `${AT_ONCE} answers`,
      happened: `${countByStatus(statuses)}; ${kept.length} kept`,
      held: kept.length === 1 && statuses.filter((status) => status === 200).length === 1,
    };
  },
};
