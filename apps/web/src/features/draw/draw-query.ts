import { queryOptions } from '@tanstack/react-query';
import type { MatchDraw } from '@trivia/contract/play/draws.ts';
import { callApi } from '../../lib/api/api.ts';
import { shownHash } from '../../lib/shown-hashes.ts';
import { checkRounds, type PublishedPool, type RoundCheck } from './check-draw.ts';
import { fingerprintOf } from './fingerprint.ts';

export interface DrawCheck {
  readonly draw: MatchDraw;
  /** SHA-256 of the seed, computed on this device; null where the browser can't. */
  readonly computedHash: string | null;
  /** Seed hash that this device showed before the game; undefined if it showed none. */
  readonly shownHash: string | undefined;
  readonly rounds: readonly RoundCheck[];
  /** Whether all checks have passed. */
  readonly isFair: boolean;
}

async function fetchPools(revisions: readonly number[]): Promise<Map<number, PublishedPool>> {
  const pools = await Promise.all(
    [...new Set(revisions)].map(async (revision) => {
      const params = { revision };
      const { cells } = await callApi('GET /api/play/pools/:revision', { params }, { handles: 'all' });
      return [revision, cells] as const;
    }),
  );
  return new Map(pools);
}

async function checkDraw(matchId: string): Promise<DrawCheck> {
  const params = { id: matchId };
  const draw = await callApi('GET /api/play/matches/:id/draw', { params }, { handles: 'all' });
  const rounds = checkRounds(draw, await fetchPools(draw.rounds.map(({ poolRevision }) => poolRevision)));
  const computedHash = await fingerprintOf(draw.seed);
  const isHashRight = computedHash === null || computedHash === draw.seedHash;
  return {
    draw,
    computedHash,
    shownHash: shownHash(matchId),
    rounds,
    isFair: isHashRight && rounds.every((one) => one.isQuestionRight && one.areOptionsRight),
  };
}

/** Draw of a finished match, verified on this device. */
export const drawQuery = (matchId: string) =>
  queryOptions({
    queryKey: ['draw', matchId] as const,
    queryFn: () => checkDraw(matchId),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
