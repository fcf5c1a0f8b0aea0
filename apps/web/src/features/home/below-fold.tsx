import type { DailyChallenge } from '@trivia/contract/daily-challenge.ts';
import { AdSlot } from '../../game/offers/ad-slot.tsx';
import { useUser } from '../../game/player/user-store.ts';
import { HomeModes } from './home-modes.tsx';
import { PlayerRecord } from './player/player-record.tsx';
import { PlusCard } from './plus-card.tsx';

/** What home shows below the challenge: the modes, the player's record, and Plus for who has it not. */
export function BelowFold({ rewards }: { readonly rewards: DailyChallenge['rewards'] | undefined }) {
  const { hasSubscription, info } = useUser();
  return (
    <>
      <HomeModes />
      {(info.quizzesCompleted > 0 || info.lifetimePoints > 0) && <PlayerRecord />}
      {!hasSubscription && <PlusCard rewards={rewards} />}
      <AdSlot place="home" />
    </>
  );
}
