import type { Plan } from '@trivia/contract/plans.ts';
import { dayOf } from '@trivia/rules/calendar/baghdad.ts';
import type { Mode, PlanFigures } from '@trivia/rules/mode.ts';
import { findMode } from '@trivia/rules/modes/table.ts';
import { getPlan } from '../../core/subscription/membership.ts';
import { getWallet } from '../../core/wallet/get-wallet.ts';
import type { Deps } from '../../deps.ts';
import { readNextSeedHash } from '../../match/rounds/next-seed.ts';
import { listDailyPlays } from '../daily-challenge/daily-plays.ts';
import { findAllowance } from './allowance.ts';
import { findUnfinished } from './start-solo-match.ts';

export interface PlanQuery {
  readonly playerId: string;
  readonly type: string;
  readonly mode: string;
}

/** Part of a plan that is the same for all players. */
function viewFigures(mode: Mode<unknown>, figures: PlanFigures) {
  const { id, entryCoins, wagers, lives, pointsPerRight, pointsForAllRight, pointsForWin, hasPot } = figures;
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

async function findRefusal(deps: Deps, { playerId }: PlanQuery, mode: Mode<unknown>) {
  const nowMs = deps.clock.nowMs();
  const plan = await getPlan(deps.db, playerId, nowMs);
  const allowance = await findAllowance(deps.db, { playerId, plan: plan.id, modeId: mode.id }, nowMs);
  const today = dayOf(nowMs);
  const plays = mode.id === 'daily' ? await listDailyPlays(deps.db, playerId, today) : [];
  const todays = plays.find(({ day }) => day === today);
  // The match in progress is counted already, and may be finished.
  if (todays?.status === 'playing') return { ...allowance, refusal: undefined };
  return { ...allowance, refusal: todays ? ('ALREADY_PLAYED_TODAY' as const) : allowance.refusal };
}

/** Plans of a mode for one player; empty for an unknown mode. */
export async function listPlans(deps: Deps, query: PlanQuery): Promise<{ data: Plan[] }> {
  const mode = findMode(query.type, query.mode);
  if (!mode) return { data: [] };
  const { db, clock } = deps;
  const { playerId } = query;
  const { refusal, playsLeft, playsReturnAtMs } = await findRefusal(deps, query, mode);
  const { coin } = await getWallet(db, playerId);
  const unfinishedMatchId = (await findUnfinished(db, playerId, mode.id)) ?? null;
  const isDrawnForOne = mode.mode === 'solo' && mode.id !== 'daily';
  const nextSeedHash = isDrawnForOne ? await readNextSeedHash(db, playerId, clock.nowMs()) : null;
  const data = mode.plans.map((figures): Plan => {
    const isShort = coin < Math.max(figures.entryCoins, mode.coinsPerAnswer);
    const why = refusal ?? (isShort ? 'NOT_ENOUGH_COINS' : null);
    return {
      ...viewFigures(mode, figures),
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
