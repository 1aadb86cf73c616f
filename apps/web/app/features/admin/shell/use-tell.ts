import { useEffect, useRef } from 'react';
import { toast } from '~/ui/feedback/toast.tsx';

type Tell = (words: string) => void;

/** Tells what failed in the dialog that asked for it; on the page where that was closed by a person, or left, since. */
export function useTell() {
  const closed = useRef(0);
  useEffect(
    () => () => {
      closed.current += 1;
    },
    [],
  );
  return {
    close() {
      closed.current += 1;
    },
    /** For what is sent now; `say` tells it in the dialog. */
    begin(say: Tell): Tell {
      const before = closed.current;
      return (words) => (closed.current === before ? say(words) : toast(words, 'danger'));
    },
  };
}
