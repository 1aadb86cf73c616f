import { useLayoutEffect, useRef } from 'react';

/**
 * Tells an answer that has come whether what it is about is still on the screen: what was gone to meanwhile stays
 * open.
 */
export function useStillAt(id: string | null): () => boolean {
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    shown.current = id;
    return () => {
      shown.current = null;
    };
  }, [id]);
  return () => id !== null && shown.current === id;
}
