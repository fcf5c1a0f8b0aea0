import { Amount } from '../../../game/player/amount.tsx';
import { useUser } from '../../../game/player/user-store.ts';
import styles from './store-screen.module.css';

/** The player's coins and points. */
export function Balances() {
  const { coin, point } = useUser();
  return (
    <p className={styles.purse}>
      <Amount currency="coin" value={coin} isChip />
      <Amount currency="point" value={point} isChip />
    </p>
  );
}
