import type { DailyChallenge } from '@trivia/contract/daily-challenge.ts';
import { Suspense } from 'react';
import { AdSlot } from '../../game/offers/ad-slot.tsx';
import { useUser } from '../../game/player/user-store.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import bonus from './bonus/bonus-card.module.css';
import { LateBonusCard } from './bonus/late-bonus-card.tsx';
import { HomeModes } from './home-modes.tsx';
import { PlayerRecord } from './player/player-record.tsx';
import { PlusCard } from './plus-card.tsx';

/** Part of home below the challenge: the daily bonus, the modes, the player's record, and Plus for players without it. */
export function BelowFold({ rewards }: { readonly rewards: DailyChallenge['rewards'] | undefined }) {
  const { hasSubscription, info } = useUser();
  return (
    <>
      <Suspense fallback={<Skeleton className={bonus.loading} />}>
        <LateBonusCard />
      </Suspense>
      <HomeModes />
      {(info.quizzesCompleted > 0 || info.lifetimePoints > 0) && <PlayerRecord />}
      {!hasSubscription && <PlusCard rewards={rewards} />}
      <AdSlot place="home" />
    </>
  );
}
