import { type RefObject, useLayoutEffect } from 'react';

/** Smallest height of the sheet in pixels: two lines and a button. */
const LEAST = 132;
const GAP = 6;

/**
 * Limits the height of a sheet at the foot of the screen, so that it does not cover the right answer or the player's
 * own.
 */
export function useRoomBelow(sheet: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const answers = sheet.current
      ?.closest('section')
      ?.querySelectorAll('[data-mark=right], [data-mark=wrong]');
    const ends = [...(answers ?? [])].map((answer) => answer.getBoundingClientRect().bottom);
    const room = innerHeight - Math.max(0, ...ends) - GAP;
    sheet.current?.style.setProperty('--room', `${Math.max(LEAST, room)}px`);
  }, [sheet]);
}
