import { brand } from '@trivia/contract/brand.ts';
import { categoryIds } from '@trivia/contract/categories.ts';
import type { Language } from '@trivia/contract/languages.ts';
import { gameTypes, type MatchResultView, type MatchView } from '@trivia/contract/match.ts';
import { tierOf } from '@trivia/rules/tiers.ts';
import type { Selectable } from 'kysely';
import { avatarUrlOf, frameOf } from '../../core/avatars/public-look.ts';
import { displayNameOf } from '../../core/players/display-name.ts';
import type { Deps, Tx } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { readSnapshot } from '../../lib/database/transaction.ts';
import { modeOf, setupOf } from '../locked-match.ts';
import type { MatchResultTable } from '../match.tables.ts';
import { seedHashOf } from '../rounds/next-seed.ts';
import { wasCancelled } from '../settlement/settlement.ts';
import { cancelledStandingOf, standingOf } from '../settlement/standing.ts';
import { isAnswered } from '../settlement/unanswered.ts';
import { findReturned } from './find-returned.ts';
import {
  findMatchOf,
  findResult,
  listMatchPlayers,
  listRounds,
  listUsedBoosters,
  type UsedBooster,
} from './match-view.repository.ts';
import { viewRivals } from './view-rivals.ts';
import { viewClosedRound, viewOpenRound } from './view-round.ts';

export interface MatchViewer {
  readonly matchId: string;
  readonly playerId: string;
  readonly language: Language;
}

type Ending = Pick<MatchResultView, 'isCancelled' | 'returned'>;

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

async function findEnd(tx: Tx, { matchId, playerId }: MatchViewer): Promise<MatchResultView | null> {
  const row = await findResult(tx, matchId, playerId);
  if (!row) return null;
  const { coins, points, corrected_at } = row;
  const isCancelled = await wasCancelled(tx, matchId);
  if (isCancelled) return viewResult(row, { isCancelled, returned: { coins, points } });
  const returned = corrected_at ? await findReturned(tx, matchId, playerId) : null;
  return viewResult(row, { isCancelled, returned });
}

async function findUnpaid(tx: Tx, match: Row, isCancelled: boolean): Promise<MatchView['unpaid']> {
  const { honour } = setupOf(match);
  if (honour || match.mode !== 'multi' || match.status !== 'over' || isCancelled) return honour ?? null;
  return (await isAnswered(tx, match.id)) ? null : 'nobody_answered';
}

type Row = NonNullable<Awaited<ReturnType<typeof findMatchOf>>>;

const viewFrame = (match: Row, serverTimeMs: number) => ({
  id: match.id,
  type: gameTypes.find((type) => type === match.type) ?? 'daily',
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
const aidsIn = (match: Row, used: readonly UsedBooster[]) => (round: number) => ({
  boosters: used.filter((one) => one.round === round),
  extraMs: match.extra_round === round ? match.extra_ms : 0,
});

async function viewPlayers({ db }: Pick<Deps, 'db'>, { matchId, playerId, language }: MatchViewer) {
  const players = await listMatchPlayers(db, matchId, playerId);
  return players.map((row) => ({
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
}

/** The match as one player may see it, read from one snapshot. Refuses with MATCH_NOT_FOUND. */
export async function viewMatch(
  { db: pool, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: MatchViewer,
): Promise<MatchView> {
  const { matchId, playerId, language } = viewer;
  return await readSnapshot(pool, async (db) => {
    const match = await findMatchOf(db, matchId, playerId);
    if (!match) throw new AppError('MATCH_NOT_FOUND');
    const rounds = await listRounds(db, matchId, playerId, language);
    const open = match.phase === 'round' ? rounds.find(({ closed_at }) => closed_at === null) : undefined;
    const used = await listUsedBoosters(db, matchId, playerId);
    const aids = aidsIn(match, used);
    const { answered, answersTo } = await viewRivals(db, { match, open, playerId });
    const result = match.phase === 'over' ? await findEnd(db, viewer) : null;
    return {
      ...viewFrame(match, clock.nowMs()),
      round: open ? viewOpenRound(open, aids(open.round), answered) : null,
      closedRounds: rounds
        .filter(({ closed_at }) => closed_at !== null)
        .map((row) => viewClosedRound(row, aids(row.round), answersTo(row.round))),
      standing: (result?.isCancelled ? cancelledStandingOf : standingOf)(match, playerId),
      usedBoosters: used.map(({ type }) => type),
      players: await viewPlayers({ db }, viewer),
      unpaid: await findUnpaid(db, match, result?.isCancelled ?? false),
      result,
    };
  });
}
