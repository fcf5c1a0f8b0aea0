import type { ComponentType } from 'react';
import { useUserStore } from '../../game/player/user-store.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import styles from './with-loaded-player.module.css';

type Part = ComponentType & { preload(): void };

/** A screen of contact data, which is not stored between visits. It waits in the shell until the player is loaded. */
export function withLoadedPlayer(Screen: Part) {
  function Waiting() {
    const isRestored = useUserStore((state) => state.isRestored);
    return isRestored ? <Skeleton className={styles.screen} /> : <Screen />;
  }
  return Object.assign(Waiting, { preload: Screen.preload });
}
