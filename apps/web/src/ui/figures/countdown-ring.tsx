import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { localizeDigits } from '../../lib/i18n/localize-digits.ts';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import { serverNowMs } from '../../lib/time/server-clock.ts';
import styles from './countdown-ring.module.css';

interface CountdownRingProps {
  /** Start and end of the countdown, by the server's clock. */
  readonly opensAtMs: number;
  readonly closesAtMs: number;
  /** Seconds left at which the ring turns red and pulses; 0 for never. */
  readonly lateSeconds?: number;
}

/** Smallest number that needs a smaller font. */
const THREE_DIGITS = 100;

const secondsLeft = ({ opensAtMs, closesAtMs }: CountdownRingProps): number =>
  Math.max(0, Math.ceil((closesAtMs - Math.max(opensAtMs, serverNowMs())) / 1000));

/** Hides a half at the end of its turn, because its edge would stay visible as a hairline. */
const firstHalf = [
  { transform: 'rotate(0)', opacity: 1 },
  { transform: 'rotate(180deg)', opacity: 1, offset: 0.5 },
  { transform: 'rotate(180deg)', opacity: 0, offset: 0.5 },
  { transform: 'rotate(180deg)', opacity: 0 },
];
const secondHalf = [
  { transform: 'rotate(0)' },
  { transform: 'rotate(0)', offset: 0.5 },
  { transform: 'rotate(180deg)' },
];

function useTurn(
  half: RefObject<HTMLElement | null>,
  keyframes: Keyframe[],
  { opensAtMs, closesAtMs }: CountdownRingProps,
) {
  useLayoutEffect(() => {
    if (prefersReducedMotion()) return;
    const animation = half.current?.animate(keyframes, { duration: closesAtMs - opensAtMs, fill: 'both' });
    if (!animation) return;
    animation.currentTime = serverNowMs() - opensAtMs;
    return () => animation.cancel();
  }, [half, keyframes, opensAtMs, closesAtMs]);
}

/** Remaining time of a question. Screen readers get announcements at a few moments instead. */
export function CountdownRing(times: CountdownRingProps) {
  const { language } = useI18n();
  const { opensAtMs, closesAtMs, lateSeconds = 0 } = times;
  const first = useRef<HTMLSpanElement>(null);
  const second = useRef<HTMLSpanElement>(null);
  const [seconds, setSeconds] = useState(() => secondsLeft(times));
  useTurn(first, firstHalf, times);
  useTurn(second, secondHalf, times);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setSeconds(secondsLeft({ opensAtMs, closesAtMs }));
      const leftMs = closesAtMs - serverNowMs();
      if (leftMs > 0) timer = setTimeout(tick, (leftMs % 1000) + 5);
    };
    tick();
    return () => clearTimeout(timer);
  }, [opensAtMs, closesAtMs]);

  return (
    <div
      className={styles.ring}
      data-late={seconds <= lateSeconds}
      data-long={seconds >= THREE_DIGITS}
      aria-hidden="true"
    >
      <span className={styles.half}>
        <span ref={first} className={styles.arc} />
      </span>
      <span className={styles.half}>
        <span ref={second} className={styles.arc} />
      </span>
      <span key={seconds <= lateSeconds ? seconds : 'early'} className={styles.seconds}>
        {localizeDigits(String(seconds), language)}
      </span>
    </div>
  );
}
