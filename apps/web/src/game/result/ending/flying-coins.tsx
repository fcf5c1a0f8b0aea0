import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { CoinIcon, PointIcon } from '../../player/currency-icons.tsx';
import { useHasReached } from './ending.tsx';
import styles from './flying-coins.module.css';

const FLYING = 5;
const flights = Array.from({ length: FLYING }, (_, index) => index);

function Flight({ currency }: { readonly currency: 'coin' | 'point' }) {
  const place = useRef<HTMLSpanElement>(null);
  const IconOf = currency === 'coin' ? CoinIcon : PointIcon;

  // Measure both places before anything moves.
  useLayoutEffect(() => {
    const from = place.current?.parentElement?.getBoundingClientRect();
    const to = document.querySelector(`[data-purse=${currency}] svg`)?.getBoundingClientRect();
    if (!place.current || !from || !to) return;
    const { style } = place.current;
    style.setProperty('--x', `${to.x + to.width / 2 - from.x - from.width / 2}px`);
    style.setProperty('--y', `${to.y + to.height / 2 - from.y - from.height / 2}px`);
  }, [currency]);

  return (
    <span ref={place} className={styles.place} aria-hidden="true">
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
