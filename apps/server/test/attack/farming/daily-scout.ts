import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchView } from '@trivia/contract/play/match.ts';
import type { Attack } from '../attack-form.ts';
import type { Account } from '../attack-target.ts';

const OPENED_MS = 30;

/** Plays today's challenge to its end, and returns it. */
async function playDaily(
  { caller, token }: Account,
  choose: (question: { prompt: string; options: readonly { id: string; text: string }[] }) => string,
): Promise<MatchView | undefined> {
  let match = (await caller.post('/play/matches', { type: 'daily', mode: 'solo' }, token)).json<MatchView>();
  while (match?.id && match.phase !== 'over') {
    const path = `/play/matches/${match.id}`;
    const { round, closedRounds } = match;
    if (round) {
      await sleep(Math.max(0, round.opensAtMs - Date.now()) + OPENED_MS);
      const answer = { round: round.number, optionId: choose(round.question) };
      await caller.post(`${path}/answers`, answer, token);
    } else await caller.post(`${path}/continue`, { round: closedRounds.length }, token);
    match = (await caller.get(path, token)).json<MatchView>();
  }
  return match;
}

/** Attack: learns the answers of the daily set with a throwaway account. */
export const dailyScout: Attack = {
  name: 'a place among the first 1,000 by answers that a second account learned',
  async run(target) {
    const caller = target.stranger();
    const [scout, main] = [await target.signUp({ caller }), await target.signUp({ caller })];
    const learned = new Map<string, string>();
    const seen = await playDaily(scout, ({ options }) => options[0]?.id ?? '');
    for (const { question, rightOptionId } of seen?.closedRounds ?? []) {
      learned.set(question.prompt, question.options.find(({ id }) => id === rightOptionId)?.text ?? '');
    }
    const over = await playDaily(
      main,
      ({ prompt, options }) => options.find(({ text }) => text === learned.get(prompt))?.id ?? '',
    );
    return {
      tried: 'two accounts that were made just now, one after the other, at one address',
      happened: `${over?.result?.rightAnswers} right, place ${over?.result?.place ?? 'none'}`,
      held: over?.result?.rightAnswers === 5 && over.result.place === null,
    };
  },
};
