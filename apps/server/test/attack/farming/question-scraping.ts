import type { MatchView } from '@trivia/contract/play/match.ts';
import type { Attack } from '../attack-form.ts';

const STARTS = 60;
/** Allowed number of questions read for free, a small part of the bank (at least 25 in each of 12 categories). */
const ALLOWED = 20;

/** Attack: repeatedly starts a game, reads its question and leaves. */
export const questionScraping: Attack = {
  name: 'the question bank read by starting and leaving games',
  async run(target) {
    const { caller, token } = await target.signUp();
    const prompts = new Set<string>();
    for (let count = 0; count < STARTS; count += 1) {
      const reply = await caller.post('/play/matches', { type: 'quiz', mode: 'solo' }, token);
      const match = reply.json<MatchView>();
      if (match?.round) prompts.add(match.round.question.prompt);
      if (match?.id) await caller.post(`/play/matches/${match.id}/leave`, {}, token);
    }
    return {
      tried: `${STARTS} starts of one account`,
      happened: `${prompts.size} questions read`,
      held: prompts.size > 0 && prompts.size <= ALLOWED,
    };
  },
};
