/** Example matches with scripted answers. */
import type { BoosterId } from '../boosters/booster-ids.ts';
import type { Mode, Result, RoundAnswer, Seat, Setup } from '../match/mode.ts';

export const seat = (id: string, changes: Partial<Seat> = {}): Seat => ({
  id,
  membership: 'plus',
  isBot: false,
  ...changes,
});
export const setupOf = (players: readonly Seat[], changes: Partial<Setup> = {}): Setup => ({
  seed: '0'.repeat(32),
  players,
  stakesId: null,
  wagerPoints: 0,
  categoryId: null,
  tournament: null,
  ...changes,
});

/** Verdicts by sign, one per round: `+` right, `-` wrong, `.` no answer. */
const verdicts = { '+': 'right', '-': 'wrong', '.': 'none' } as const;
export interface AnswerScript {
  readonly answers: string;
  readonly elapsedMs?: number;
  /** Boosters by round, from 1. */
  readonly boosters?: Readonly<Record<number, BoosterId>>;
}

function answerOf(
  { answers, elapsedMs = 1000, boosters = {} }: AnswerScript,
  round: number,
): RoundAnswer | undefined {
  const sign = answers[round];
  const booster = boosters[round + 1];
  if (sign !== '+' && sign !== '-' && sign !== '.') return undefined;
  return { verdict: verdicts[sign], elapsedMs, boosters: booster ? [booster] : [] };
}

/** Plays the answers of all players, by their ids. */
export function play(
  mode: Mode<unknown>,
  setup: Setup,
  lines: Readonly<Record<string, AnswerScript | string>>,
): Result | undefined {
  let state = mode.start(setup);
  const { rounds } = mode.pace(setup);
  for (let round = 0; round < rounds && mode.activePlayers(state).length > 0; round += 1) {
    const answers: Record<string, RoundAnswer> = {};
    for (const [id, line] of Object.entries(lines)) {
      const answer = answerOf(typeof line === 'string' ? { answers: line } : line, round);
      if (answer) answers[id] = answer;
    }
    state = mode.closeRound(state, { answers });
  }
  return mode.result(state);
}
