/** Effects of boosters on the player's open round. */

import type { BoosterId } from '@trivia/rules/boosters/booster-ids.ts';
import { EXTRA_TIME_SECONDS } from '@trivia/rules/boosters/boosters.ts';
import { shuffle } from '@trivia/rules/random/choose.ts';
import { createRandom } from '@trivia/rules/random/random.ts';
import type { Selectable } from 'kysely';
import { AppError } from '../../lib/app-error.ts';
import type { LockedMatch } from '../../match/locked-match.ts';
import type { BoosterEffect, MatchRoundTable } from '../../match/match.tables.ts';
import { CLOSE_GRACE_MS } from '../../match/timing.ts';
import { countAudience } from './count-audience.ts';

export type Round = Selectable<MatchRoundTable>;

interface Use {
  readonly locked: LockedMatch;
  readonly round: Round;
  readonly playerId: string;
}

const OPTIONS_TAKEN_AWAY = 2;
/** Minimum number of answers for the audience. */
const AUDIENCE_MIN = 5;

async function removeOptions({ locked: { match }, round }: Use): Promise<BoosterEffect> {
  const wrong = round.option_ids.filter((id) => id !== round.right_option_id);
  const random = createRandom(match.seed, 'fifty_fifty', round.round);
  return { removed: shuffle(random, wrong).slice(0, OPTIONS_TAKEN_AWAY) };
}

/** Extends the round, for the player and for the match clock. */
async function addTime({ locked, round, playerId }: Use): Promise<BoosterEffect> {
  const extraMs = EXTRA_TIME_SECONDS * 1000;
  await locked.tx
    .updateTable('match_player')
    .set({ extra_round: round.round, extra_ms: extraMs })
    .where('match_id', '=', locked.match.id)
    .where('player_id', '=', playerId)
    .execute();
  if (round.closes_at) locked.set({ due_at: new Date(round.closes_at.getTime() + extraMs + CLOSE_GRACE_MS) });
  return {};
}

async function pollAudience({ locked: { tx }, round, playerId }: Use): Promise<BoosterEffect> {
  const { counts, total } = await countAudience(tx, round, playerId);
  if (total < AUDIENCE_MIN) throw new AppError('AUDIENCE_UNKNOWN');
  const percentOf = (option: number) => Math.round(((counts.get(option) ?? 0) * 100) / total);
  return {
    audience: round.option_ids.map((optionId, place) => ({
      optionId,
      percent: percentOf(round.option_order[place] ?? -1),
    })),
  };
}

/** No immediate effect, because the rules apply the booster when the round closes. */
const nothingYet = async (): Promise<BoosterEffect> => ({});

export const boosterEffects: Readonly<Record<BoosterId, (use: Use) => Promise<BoosterEffect>>> = {
  fifty_fifty: removeOptions,
  extra_time: addTime,
  second_chance: nothingYet,
  shield: nothingYet,
  double_points: nothingYet,
  audience: pollAudience,
};
