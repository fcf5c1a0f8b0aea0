import { brand } from '@trivia/contract/brand.ts';
import type { Language } from '@trivia/contract/languages.ts';
import { categoryIds } from '@trivia/contract/play/categories.ts';
import type { MatchResultView, MatchView } from '@trivia/contract/play/match.ts';
import { modeNames } from '@trivia/rules/match/mode.ts';
import { tierOf } from '@trivia/rules/tiers.ts';
import type { Selectable } from 'kysely';
import { avatarUrlOf, frameOf } from '../../core/avatars/public-look.ts';
import { displayNameOf } from '../../core/players/display-name.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Db, Tx } from '../../lib/database/db.ts';
import { readSnapshot } from '../../lib/database/transaction.ts';
import { modeOf, setupOf } from '../locked-match.ts';
import type { MatchResultTable } from '../match.tables.ts';
import { seedHashOf } from '../rounds/next-seed.ts';
import { cancelledStandingOf, standingOf } from '../standing.ts';
import { isAnswered } from '../unanswered.ts';
import { findRefunds } from './find-refunds.ts';
import { findStake } from './find-stake.ts';
import {
  findResult,
  type MatchWithRounds,
  type MatchWithRoundsRow,
  selectMatchWithRounds,
  toMatchWithRounds,
} from './match-view.repository.ts';
import { requireRounds } from './require-rounds.ts';
import { viewRivals } from './view-rivals.ts';
import { viewClosedRound, viewOpenRound } from './view-round.ts';

export interface MatchViewer {
  readonly matchId: string;
  readonly playerId: string;
  readonly language: Language;
}

type ViewDeps = Pick<Deps, 'db' | 'clock'>;
type Ending = Pick<MatchResultView, 'isCancelled' | 'returned' | 'staked'>;

const viewResult = (row: Selectable<MatchResultTable>, ending: Ending): MatchResultView => ({
  outcome: row.outcome,
  rightAnswers: row.right_answers,
  points: row.points,
  coins: row.coins,
  coinsForPlus: row.coins_for_plus,
  isForfeit: row.is_forfeit,
  isCorrected: row.corrected_at !== null,
  ...ending,
  place: row.place,
});

const stakeIn = (match: MatchWithRounds, playerId: string) => {
  const stake = modeOf(match).stakeOf(setupOf(match), playerId);
  return { ...stake, isNone: stake.coins === 0 && stake.points === 0 };
};

/** Finds a player's end of a match: in one statement if nothing was staked or corrected, else in one snapshot. */
async function findEnd(db: Db, match: MatchWithRounds, playerId: string): Promise<MatchResultView | null> {
  const { isNone, ...staked } = stakeIn(match, playerId);
  const row = isNone ? await findResult(db, match.id, playerId) : undefined;
  if (!row || row.corrected_at) return await readSnapshot(db, (tx) => findWholeEnd(tx, match, playerId));
  const { coins, points, is_cancelled: isCancelled } = row;
  return viewResult(row, { isCancelled, staked, returned: isCancelled ? { coins, points } : null });
}

async function findWholeEnd(
  tx: Tx,
  match: MatchWithRounds,
  playerId: string,
): Promise<MatchResultView | null> {
  const row = await findResult(tx, match.id, playerId);
  if (!row) return null;
  const { coins, points, corrected_at, is_cancelled: isCancelled } = row;
  const { isNone, ...stake } = stakeIn(match, playerId);
  const staked = isNone ? stake : await findStake(tx, match.id, playerId);
  if (isCancelled) return viewResult(row, { isCancelled, staked, returned: { coins, points } });
  const returned = corrected_at ? await findRefunds(tx, match.id, playerId) : null;
  return viewResult(row, { isCancelled, staked, returned });
}

async function findUnpaid(
  db: Db,
  match: MatchWithRounds,
  isCancelled: boolean,
): Promise<MatchView['unpaid']> {
  const { honour } = setupOf(match);
  if (honour || match.mode !== 'multi' || match.status !== 'over' || isCancelled) return honour ?? null;
  return (await isAnswered(db, match.id)) ? null : 'nobody_answered';
}

const viewFrame = (match: MatchWithRounds, serverTimeMs: number) => ({
  id: match.id,
  type: modeNames[match.mode_id].type,
  mode: match.mode,
  version: match.version,
  serverTimeMs,
  phase: match.phase,
  roundCount: match.round_count,
  roundSeconds: modeOf(match).pace(setupOf(match)).secondsPerRound,
  nextRoundAtMs: match.next_round_at?.getTime() ?? null,
  coinsPerAnswer: modeOf(match).coinsPerAnswer,
  categoryId: categoryIds.find((id) => id === setupOf(match).categoryId) ?? null,
  planId: setupOf(match).stakesId,
  playerCount: setupOf(match).players.length,
  seedHash: seedHashOf(match.seed),
  seed: match.status === 'over' ? match.seed : null,
});

/** Boosters that this player used, by round. */
const boostersUsedIn = (match: MatchWithRounds) => (round: number) => ({
  boosters: match.usedBoosters.filter((one) => one.round === round),
  extraMs: match.extra_round === round ? match.extra_ms : 0,
});

const viewPlayers = ({ players }: MatchWithRounds, { playerId, language }: MatchViewer) =>
  players.map((row) => ({
    id: row.player_id,
    // The house bot appears under the brand's name.
    name: row.is_bot ? brand.name[language] : displayNameOf(row),
    avatarUrl: avatarUrlOf(row),
    ...frameOf(row),
    isMe: row.player_id === playerId,
    isBot: row.is_bot,
    tier: row.is_bot ? null : tierOf(row.earned ?? 0),
    status: row.status,
  }));

/**
 * A player's view of a match. One statement reads everything that changes during the match. Later ones add answers to
 * closed rounds, and the result, which may include a later correction. Refuses with MATCH_NOT_FOUND and MATCH_ARCHIVED.
 */
export const viewMatch = async (deps: ViewDeps, viewer: MatchViewer): Promise<MatchView> =>
  viewRows(deps, viewer, (await deps.db.executeQuery(selectMatchWithRounds(deps.db, viewer))).rows);

/** Like `viewMatch`, from rows of `selectMatchWithRounds`. */
export async function viewRows(
  { db, clock }: ViewDeps,
  viewer: MatchViewer,
  [row]: readonly MatchWithRoundsRow[],
): Promise<MatchView> {
  if (!row) throw new AppError('MATCH_NOT_FOUND');
  const match = toMatchWithRounds(row);
  const { rounds } = match;
  requireRounds(match, rounds.length);
  const open = match.phase === 'round' ? rounds.find(({ closed_at }) => closed_at === null) : undefined;
  const usedIn = boostersUsedIn(match);
  const { answered, answersTo } = await viewRivals(db, { match, open, playerId: viewer.playerId });
  const result = match.phase === 'over' ? await findEnd(db, match, viewer.playerId) : null;
  return {
    ...viewFrame(match, clock.nowMs()),
    round: open ? viewOpenRound(open, usedIn(open.round), answered) : null,
    closedRounds: rounds
      .filter(({ closed_at }) => closed_at !== null)
      .map((row) => viewClosedRound(row, usedIn(row.round), answersTo(row.round))),
    standing: (result?.isCancelled ? cancelledStandingOf : standingOf)(match, viewer.playerId),
    usedBoosters: match.usedBoosters.map(({ type }) => type),
    players: viewPlayers(match, viewer),
    unpaid: await findUnpaid(db, match, result?.isCancelled ?? false),
    result,
  };
}
