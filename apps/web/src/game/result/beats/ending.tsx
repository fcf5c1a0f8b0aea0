import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../../lib/reduced-motion.ts';
import styles from './ending.module.css';

/**
 * Beats of an ending: faces and score; what was gained begins to count; it arrives in the purse; everything is at rest.
 */
const beats = ['faces', 'gains', 'purse', 'rest'] as const;
type Beat = (typeof beats)[number];

/** Beginnings of the beats after the first, in milliseconds from the start. */
const BEGINS_MS = { gains: 900, purse: 1520, rest: 2700 } as const;

const EndingContext = createContext<Beat>('rest');

/** Whether an ending has come to a beat, or past it. */
export const useHasBegun = (beat: Beat): boolean =>
  beats.indexOf(useContext(EndingContext)) >= beats.indexOf(beat);

interface EndingProps {
  /** Whether it is played, and not only shown as it ends. */
  readonly isPlayed: boolean;
  readonly children: ReactNode;
}

/** Plays how a match ended. Everything has its place from the first frame; a tap or a key shows the end at once. */
export function Ending({ isPlayed, children }: EndingProps) {
  const [beat, setBeat] = useState<Beat>(isPlayed && !prefersReducedMotion() ? 'faces' : 'rest');
  const isMoving = beat !== 'rest';
  useEffect(() => {
    if (!isMoving) return;
    const finish = () => setBeat('rest');
    const timers = (['gains', 'purse', 'rest'] as const).map((next) =>
      setTimeout(() => setBeat(next), BEGINS_MS[next]),
    );
    addEventListener('pointerdown', finish);
    addEventListener('keydown', finish);
    return () => {
      timers.forEach(clearTimeout);
      removeEventListener('pointerdown', finish);
      removeEventListener('keydown', finish);
    };
  }, [isMoving]);
  return (
    <EndingContext value={beat}>
      <div className={styles.ending} data-moves={isMoving}>
        {children}
      </div>
    </EndingContext>
  );
}
