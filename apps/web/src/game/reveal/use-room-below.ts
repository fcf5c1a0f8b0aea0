import { type RefObject, useLayoutEffect } from 'react';

/** In pixels: two lines and a button are always seen. */
const LEAST = 132;
const GAP = 6;

/** Keeps a sheet at the foot of the screen from covering the right answer and the given one, where there is room for both. */
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
