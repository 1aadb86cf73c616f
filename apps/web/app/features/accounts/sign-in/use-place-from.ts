import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { rememberPlace } from '~/lib/session/session-place.ts';

/** A page may say itself where to come back to, so that its link works before its scripts, and in another tab. */
export function usePlaceFrom(): void {
  const [query] = useSearchParams();
  const from = query.get('from');
  useEffect(() => {
    if (from) rememberPlace(from);
  }, [from]);
}
