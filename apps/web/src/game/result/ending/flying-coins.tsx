import type { ComponentProps } from 'react';
import { aim } from '../../../lib/aim.ts';
import { beforePaint } from '../../../lib/before-paint.ts';
import { CoinIcon, PointIcon } from '../../player/currency.tsx';
import { useHasReached } from './ending.tsx';
import styles from './flying-coins.module.css';

const FLYING = 5;
const flights = Array.from({ length: FLYING }, (_, index) => index);

const aimAtPurse = (currency: 'coin' | 'point') =>
  beforePaint<HTMLSpanElement>((place) => {
    const from = place.parentElement?.getBoundingClientRect();
    const to = document.querySelector(`[data-purse=${currency}] svg`)?.getBoundingClientRect();
    if (from && to) aim(place, from, to);
  });
const aims = { coin: aimAtPurse('coin'), point: aimAtPurse('point') };

function Flight({ currency }: { readonly currency: 'coin' | 'point' }) {
  const IconOf = currency === 'coin' ? CoinIcon : PointIcon;

  return (
    <span ref={aims[currency]} className={styles.place} aria-hidden="true">
      {flights.map((index) => (
        <span key={index} className={styles.seen} style={{ '--index': index }}>
          <span className={styles.across}>
            <IconOf className={styles.up} />
          </span>
        </span>
      ))}
    </span>
  );
}

/** Coins or points that fly to the balance, rendered for their flight only; none under reduced motion. */
export function FlyingCoins(props: ComponentProps<typeof Flight>) {
  const hasBegun = useHasReached('gains');
  const isAtRest = useHasReached('rest');
  return hasBegun && !isAtRest && <Flight {...props} />;
}
