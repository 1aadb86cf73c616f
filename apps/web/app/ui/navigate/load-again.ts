import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { hydrateAll } from '../hydration/defer-hydration.tsx';

/** Asks for a page's own data again. The router's instrumentation does not see this, so it wakes the parts itself. */
export function useLoadAgain() {
  const { revalidate, state } = useRevalidator();
  const loadAgain = useCallback(async () => {
    await hydrateAll();
    await revalidate();
  }, [revalidate]);
  return { loadAgain, isLoading: state === 'loading' };
}
