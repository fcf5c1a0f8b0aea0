import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import { AdSlot } from '../../game/offers/ad-slot.tsx';
import { useUser } from '../../game/player/user-store.ts';
import { HomeModes } from './home-modes.tsx';
import styles from './home-screen.module.css';
import { PlayerRecord } from './player/player-record.tsx';
import { PlusCard } from './plus-card.tsx';

/** Part of home below the challenge: modes, the player's record, and an offer of Plus. */
export function BelowFold({ rewards }: { readonly rewards: DailyChallenge['rewards'] | undefined }) {
  const { hasSubscription, info } = useUser();
  return (
    <>
      <div className={styles.main}>
        <HomeModes />
        {(info.quizzesCompleted > 0 || info.lifetimePoints > 0) && <PlayerRecord />}
      </div>
      <div className={styles.offers}>
        {!hasSubscription && <PlusCard rewards={rewards} />}
        <AdSlot place="home" />
      </div>
    </>
  );
}
