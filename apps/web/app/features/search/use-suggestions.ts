import { useEffect, useState } from 'react';
import { call, type ItemOf } from '~/lib/api/call.ts';

export type Suggestion = ItemOf<'GET /search/suggest'>;

/** So long after the last letter they are asked for. */
const waitMs = 150;
const shortest = 2;

/** What may be meant by what is typed so far; null while it was not asked for, or cannot be had. */
export function useSuggestions(typed: string): readonly Suggestion[] | null {
  const [found, setFound] = useState<readonly Suggestion[] | null>(null);
  useEffect(() => {
    const q = typed.trim().slice(0, 100);
    if (q.length < shortest) {
      setFound(null);
      return;
    }
    const asking = new AbortController();
    const timer = setTimeout(() => {
      call('GET /search/suggest', { query: { q }, signal: asking.signal }).then(
        ({ data }) => setFound(data),
        () => asking.signal.aborted || setFound(null),
      );
    }, waitMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [typed]);
  return found;
}
