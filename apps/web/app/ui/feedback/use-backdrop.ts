import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Closes a dialog by a press beside it, which the browser counts as one on the dialog itself. So it counts one that begins on
 * words within and ends beside, by which they are marked: where it began is remembered.
 */
export function useBackdrop(onClose: () => void) {
  const began = useRef<EventTarget>(null);
  return {
    onPointerDown({ target }: PointerEvent) {
      began.current = target;
    },
    onClick({ target, currentTarget }: MouseEvent) {
      if (target === currentTarget && began.current === target) onClose();
    },
  };
}
