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
const beat = [{ transform: 'scale(1.35)' }, { transform: 'none' }];
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

const BEAT_MS = 400;

/** Writes an attribute only if it changes: each write styles all of the element. */
function setData(element: HTMLElement, name: string, value: boolean): void {
  if (element.dataset[name] !== String(value)) element.dataset[name] = String(value);
}

/**
 * Writes the seconds left into the ring, once a second. It bypasses React, whose rendering would be half of the work of
 * a countdown on a slow phone.
 */
function useSeconds(
  ring: RefObject<HTMLElement | null>,
  number: RefObject<HTMLElement | null>,
  { opensAtMs, closesAtMs, lateSeconds = 0 }: CountdownRingProps,
) {
  const { language } = useI18n();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const seconds = secondsLeft({ opensAtMs, closesAtMs });
      if (ring.current && number.current) {
        setData(ring.current, 'late', seconds <= lateSeconds);
        setData(ring.current, 'long', seconds >= THREE_DIGITS);
        number.current.textContent = localizeDigits(String(seconds), language);
        if (seconds <= lateSeconds && !prefersReducedMotion()) {
          number.current.animate(beat, { duration: BEAT_MS, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' });
        }
      }
      const leftMs = closesAtMs - serverNowMs();
      if (leftMs > 0) timer = setTimeout(tick, (leftMs % 1000) + 5);
    };
    tick();
    return () => clearTimeout(timer);
  }, [ring, number, opensAtMs, closesAtMs, lateSeconds, language]);
}

/** Remaining time of a question. Screen readers get announcements at a few moments instead. */
export function CountdownRing(times: CountdownRingProps) {
  const { language } = useI18n();
  const ring = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLSpanElement>(null);
  const second = useRef<HTMLSpanElement>(null);
  const number = useRef<HTMLSpanElement>(null);
  const [firstSeconds] = useState(() => secondsLeft(times));
  useTurn(first, firstHalf, times);
  useTurn(second, secondHalf, times);
  useSeconds(ring, number, times);

  return (
    <div
      ref={ring}
      className={styles.ring}
      data-late={firstSeconds <= (times.lateSeconds ?? 0)}
      data-long={firstSeconds >= THREE_DIGITS}
      aria-hidden="true"
    >
      <span className={styles.half}>
        <span ref={first} className={styles.arc} />
      </span>
      <span className={styles.half}>
        <span ref={second} className={styles.arc} />
      </span>
      <span ref={number} className={styles.seconds}>
        {localizeDigits(String(firstSeconds), language)}
      </span>
    </div>
  );
}
