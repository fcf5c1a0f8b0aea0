import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchView } from '@trivia/contract/play/match.ts';
import type { Attack } from '../attack-form.ts';

/** Time from the announcement of a round to its opening, plus a margin for the network. */
const ALLOWED_MS = 700;
const ASK_AGAIN_MS = 60;

/** Attack: reads the first question of a battle during the introduction of the players. */
export const earlyQuestions: Attack = {
  name: 'the first question of a battle read before it opens',
  async run(target) {
    const [one, other] = [await target.signUp(), await target.signUp()];
    const game = { type: 'headtohead', mode: 'multi', plan: 'free', playerId: other.id };
    const invited = await one.caller.post('/play/invitations', game, one.token);
    const id = invited.json<{ id: string }>()?.id;
    const accepted = await other.caller.post(`/play/invitations/${id}/accept`, {}, other.token);
    const matchId = /"matchId":"([\w-]+)"/.exec(accepted.text)?.[1] ?? '';
    let earlyMs = 0;
    let match: MatchView | undefined;
    do {
      await sleep(ASK_AGAIN_MS);
      match = (await other.caller.get(`/play/matches/${matchId}`, other.token)).json<MatchView>();
      if (match?.round?.question.prompt) {
        earlyMs = Math.max(earlyMs, match.round.opensAtMs - match.serverTimeMs);
      }
    } while (match?.id && (match.round?.opensAtMs ?? Number.POSITIVE_INFINITY) > match.serverTimeMs);
    for (const { caller, token } of [one, other])
      await caller.post(`/play/matches/${matchId}/leave`, {}, token);
    return {
      tried: 'the match asked for again and again until its first question opens',
      happened: `read ${earlyMs} ms ahead`,
      held: match?.id !== undefined && earlyMs <= ALLOWED_MS,
    };
  },
};
