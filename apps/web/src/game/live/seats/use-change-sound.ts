import { useEffect, useRef } from 'react';
import { playSound } from '../../../lib/feedback.ts';
import type { Sound } from '../../../lib/sounds.ts';

/** What a round was is heard first, then what it has changed. */
const AFTER_MS = 350;

/** Lets a change be heard; not what was there when the screen opened. */
export function useChangeSound(value: number, sound: Sound): void {
  const known = useRef(value);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    setTimeout(() => void playSound(sound), AFTER_MS);
  }, [value, sound]);
}
