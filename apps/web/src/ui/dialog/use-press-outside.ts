import { type MouseEvent, useRef } from 'react';

/** The backdrop belongs to the dialog element itself; the content is in an inner element. */
const isOnBackdrop = ({ target, currentTarget }: MouseEvent): boolean => target === currentTarget;

/**
 * Event handlers that call `onPress` if a press both begins and ends on the backdrop. Selecting text beyond a field
 * does not count.
 */
export function usePressOutside(onPress: () => void) {
  const isOutside = useRef(false);
  return {
    onMouseDown: (event: MouseEvent): void => {
      isOutside.current = isOnBackdrop(event);
    },
    onMouseUp: (event: MouseEvent): void => {
      isOutside.current &&= isOnBackdrop(event);
    },
    onClick: (event: MouseEvent): void => {
      if (isOutside.current && isOnBackdrop(event)) onPress();
    },
  };
}
