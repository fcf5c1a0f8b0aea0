import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { useGrowingCount } from '../../ui/use-growing-count.ts';
import { PointIcon } from '../player/currency-icons.tsx';
import { msSinceReveal } from '../reveal/reveal-time.ts';
import styles from './flying-gain.module.css';

/** Directions of the confetti, in pixels and degrees: a slightly uneven fan. */
const pieces = Array.from({ length: 14 }, (_, index) => {
  const angle = (index / 14) * 2 * Math.PI;
  const reach = 46 + (index % 3) * 14;
  return {
    x: Math.round(Math.cos(angle) * reach * 1.3),
    y: Math.round(Math.sin(angle) * reach * 0.8),
    turn: (index * 67) % 360,
    hue: ['--saffron', '--faience', '--fig', '--pomegranate', '--amethyst'][index % 5],
  };
});

function Flight({ points }: { readonly points: number }) {
  const { formatNumber } = useI18n();
  const place = useRef<HTMLSpanElement>(null);
  const gain = useRef<HTMLSpanElement>(null);

  // Measure both places before anything moves.
  useLayoutEffect(() => {
    if (place.current) place.current.style.setProperty('--late', `${msSinceReveal(place.current)}ms`);
    const from = gain.current?.getBoundingClientRect();
    const to = document.querySelector('[data-current=true]')?.getBoundingClientRect();
    if (!gain.current || !from || !to) return;
    const x = to.x + to.width / 2 - from.x - from.width / 2;
    const y = to.y + to.height / 2 - from.y - from.height / 2;
    gain.current.style.setProperty('--x', `${x}px`);
    gain.current.style.setProperty('--y', `${y}px`);
  }, []);

  return (
    <span ref={place} className={styles.place} aria-hidden="true">
      {pieces.map(({ x, y, turn, hue }) => (
        <span
          key={`${x} ${y}`}
          className={styles.scrap}
          style={{ '--x': `${x}px`, '--y': `${y}px`, '--turn': `${turn}deg`, background: `var(${hue})` }}
        />
      ))}
      {points > 0 && (
        <span ref={gain} className={styles.gain}>
          <span className={styles.across}>
            <span className={styles.up}>
              <PointIcon />+{formatNumber(points)}
            </span>
          </span>
        </span>
      )}
    </span>
  );
}

/**
 * Confetti, and the gain of a right answer that flies to the round's dot; nothing under reduced motion. It is rendered
 * after the verdict, in a task of its own.
 */
export function FlyingGain(props: ComponentProps<typeof Flight>) {
  return useGrowingCount(2, 1) > 1 && <Flight {...props} />;
}
