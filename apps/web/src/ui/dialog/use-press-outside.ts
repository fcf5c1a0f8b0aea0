import { type MouseEvent, useRef } from 'react';

/** The backdrop of a modal dialog is the dialog itself; its content is in an element of its own. */
const isOnBackdrop = ({ target, currentTarget }: MouseEvent): boolean => target === currentTarget;

/**
 * Handlers of a modal dialog: they call `onPress` for a press that both began and ended on the backdrop. A selection
 * that is dragged outwards from a field does not count.
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
