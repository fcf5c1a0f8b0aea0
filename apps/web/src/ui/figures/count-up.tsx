import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';

const DURATION_MS = 700;

interface CountUpProps {
  readonly value: number;
  readonly from?: number;
  /** Shows the value without counting. */
  readonly isStill?: boolean;
}

/** A number that counts up from `from` to its value, and later from the old value to a new one. */
export function CountUp({ value, from = value, isStill = false }: CountUpProps) {
  const { formatNumber } = useI18n();
  const [shown, setShown] = useState(from);
  const last = useRef(from);

  useEffect(() => {
    const start = last.current;
    last.current = value;
    if (start === value || isStill || prefersReducedMotion()) {
      setShown(value);
      return;
    }
    const beganAtMs = performance.now();
    let frame = requestAnimationFrame(function step(nowMs) {
      // The time of a frame may lie before the effect that requested it.
      const share = Math.min(1, Math.max(0, (nowMs - beganAtMs) / DURATION_MS));
      setShown(Math.round(start + (value - start) * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, isStill]);

  return formatNumber(shown);
}
