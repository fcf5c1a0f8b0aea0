import { CoinIcon, PointIcon } from '../../../game/player/currency.tsx';
import styles from './hero-stakes.module.css';

/** Points and coins, as decoration. */
export function HeroStakes() {
  return (
    <div className={styles.pile} aria-hidden="true">
      <PointIcon className={styles.point} />
      <CoinIcon className={styles.coin} />
      <PointIcon className={styles.point} />
    </div>
  );
}
