import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { dayOf } from '@trivia/rules/calendar/baghdad.ts';
import type { Mode, Stakes } from '@trivia/rules/match/mode.ts';
import { findMode } from '@trivia/rules/modes/table.ts';
import { getMembership } from '../../core/subscription/membership.ts';
import { getWallet } from '../../core/wallet/get-wallet.ts';
import type { Deps } from '../../deps.ts';
import { readNextSeedHash } from '../../match/rounds/next-seed.ts';
import { listDailyPlays } from '../daily-challenge/daily-plays.ts';
import { findAllowance } from './allowance.ts';
import { findUnfinished } from './start-solo-match.ts';

export interface StakesQuery {
  readonly playerId: string;
  readonly type: string;
  readonly mode: string;
}

/** Fields of stakes that are the same for all players. */
function viewStakes(mode: Mode<unknown>, stakes: Stakes) {
  const { id, entryCoins, wagers, lives, pointsPerRight, pointsForAllRight, pointsForWin, hasPot } = stakes;
  const { rounds, secondsPerRound } = mode.pace({ tournament: null });
  return {
    id,
    entryCoins,
    coinsPerAnswer: mode.coinsPerAnswer,
    wagers: [...wagers],
    rewards: { pointsPerRight, pointsForAllRight, pointsForWin, hasPot },
    rounds,
    seconds: secondsPerRound,
    lives,
    minPlayers: mode.minPlayers,
    maxPlayers: mode.maxPlayers,
  };
}

async function findRefusal(deps: Deps, { playerId }: StakesQuery, mode: Mode<unknown>) {
  const nowMs = deps.clock.nowMs();
  const membership = await getMembership(deps.db, playerId, nowMs);
  const allowance = await findAllowance(
    deps.db,
    { playerId, membership: membership.id, modeId: mode.id },
    nowMs,
  );
  const today = dayOf(nowMs);
  const plays = mode.id === 'daily' ? await listDailyPlays(deps.db, playerId, today) : [];
  const todays = plays.find(({ day }) => day === today);
  // Today's match is already counted, and may be finished.
  if (todays?.status === 'playing') return { ...allowance, refusal: undefined };
  return { ...allowance, refusal: todays ? ('ALREADY_PLAYED_TODAY' as const) : allowance.refusal };
}

/** Stakes of a mode, with what applies to one player; empty for an unknown mode. */
export async function listStakes(deps: Deps, query: StakesQuery): Promise<{ data: StakesOffer[] }> {
  const mode = findMode(query.type, query.mode);
  if (!mode) return { data: [] };
  const { db, clock } = deps;
  const { playerId } = query;
  const { refusal, playsLeft, playsReturnAtMs } = await findRefusal(deps, query, mode);
  const { coin } = await getWallet(db, playerId);
  const unfinishedMatchId = (await findUnfinished(db, playerId, mode.id)) ?? null;
  const isDrawnForOne = mode.mode === 'solo' && mode.id !== 'daily';
  const nextSeedHash = isDrawnForOne ? await readNextSeedHash(db, playerId, clock.nowMs()) : null;
  const data = mode.stakes.map((stakes): StakesOffer => {
    const isShort = coin < Math.max(stakes.entryCoins, mode.coinsPerAnswer);
    const why = refusal ?? (isShort ? 'NOT_ENOUGH_COINS' : null);
    return {
      ...viewStakes(mode, stakes),
      mayPlay: why === null,
      refusal: why,
      playsLeft,
      playsReturnAtMs,
      unfinishedMatchId,
      nextSeedHash,
    };
  });
  return { data };
}
