import type { ComponentProps } from 'react';
import { aim } from '../../lib/aim.ts';
import { beforePaint } from '../../lib/before-paint.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { useGrowingCount } from '../../ui/use-growing-count.ts';
import { PointIcon } from '../player/currency.tsx';
import { msSinceReveal } from '../reveal/reveal-time.ts';
import styles from './flying-gain.module.css';

/** Pieces of confetti, each a shadow at its place in a slightly uneven fan. */
const pieces = Array.from({ length: 14 }, (_, index) => {
  const angle = (index / 14) * 2 * Math.PI;
  const reach = 46 + (index % 3) * 14;
  const x = Math.round(Math.cos(angle) * reach * 1.3);
  const y = Math.round(Math.sin(angle) * reach * 0.8);
  return `${x}px ${y}px var(${['--saffron', '--faience', '--fig', '--pomegranate', '--amethyst'][index % 5]})`;
});
/** Two handfuls that turn differently: an animation of each piece would make the longest task of a reveal. */
const handfuls = [0, 1].map((half) => pieces.filter((_, index) => index % 2 === half).join());

const skipWhatIsLate = beforePaint<HTMLSpanElement>((place) =>
  place.style.setProperty('--late', `${msSinceReveal(place)}ms`),
);

const aimAtDot = beforePaint<HTMLSpanElement>((gain) => {
  const from = gain.getBoundingClientRect();
  const to = document.querySelector('[data-current=true]')?.getBoundingClientRect();
  if (to) aim(gain, from, to);
});

function Flight({ points }: { readonly points: number }) {
  const { formatNumber } = useI18n();
  return (
    <span ref={skipWhatIsLate} className={styles.place} aria-hidden="true">
      {handfuls.map((shadows) => (
        <span key={shadows} className={styles.scraps} style={{ boxShadow: shadows }} />
      ))}
      {points > 0 && (
        <span ref={aimAtDot} className={styles.gain}>
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
