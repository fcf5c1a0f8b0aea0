import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../../lib/reduced-motion.ts';
import styles from './ending.module.css';

/** Phases of the animation: faces and score; gains count up; coins and points fly to the balance; at rest. */
const phases = ['faces', 'gains', 'balance', 'rest'] as const;
type Phase = (typeof phases)[number];

/** Start of each later phase, in milliseconds from the beginning. */
const BEGINS_MS = { gains: 900, balance: 1520, rest: 2700 } as const;

const EndingContext = createContext<Phase>('rest');

/** Whether the animation has reached a phase. */
export const useHasReached = (phase: Phase): boolean =>
  phases.indexOf(useContext(EndingContext)) >= phases.indexOf(phase);

interface EndingProps {
  /** Whether the animation is played; else its end is shown at once. */
  readonly isPlayed: boolean;
  readonly children: ReactNode;
}

/** Events that skip to the end of the animation. */
const skips = ['pointerdown', 'wheel', 'keydown'] as const;

/** Plays the end of a match. Everything has its place from the first frame; a tap, a scroll or a key skips to the end. */
export function Ending({ isPlayed, children }: EndingProps) {
  const [phase, setPhase] = useState<Phase>(isPlayed && !prefersReducedMotion() ? 'faces' : 'rest');
  const isMoving = phase !== 'rest';
  useEffect(() => {
    if (!isMoving) return;
    const finish = () => setPhase('rest');
    const timers = (['gains', 'balance', 'rest'] as const).map((next) =>
      setTimeout(() => setPhase(next), BEGINS_MS[next]),
    );
    for (const kind of skips) addEventListener(kind, finish);
    return () => {
      timers.forEach(clearTimeout);
      for (const kind of skips) removeEventListener(kind, finish);
    };
  }, [isMoving]);
  return (
    <EndingContext value={phase}>
      <div className={styles.ending} data-moves={isMoving}>
        {children}
      </div>
    </EndingContext>
  );
}
