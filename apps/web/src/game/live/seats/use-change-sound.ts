import { useEffect, useRef } from 'react';
import { playSound } from '../../../lib/feedback.ts';
import type { Sound } from '../../../lib/sounds.ts';

/** Delay after the sound of the verdict. */
const AFTER_MS = 350;

/** Plays a sound whenever the value changes, but not for the first value. */
export function useChangeSound(value: number, sound: Sound): void {
  const known = useRef(value);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    setTimeout(() => void playSound(sound), AFTER_MS);
  }, [value, sound]);
}
