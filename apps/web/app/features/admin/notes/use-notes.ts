import type { AdminNote } from '@serendib/contract/admin/workspace-endpoints';
import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { call, type Listed } from '~/lib/api/call.ts';
import { errorText } from '~/lib/words/error-text.ts';

export type About = { listingId: string } | { userId: string };

/** The notes of a listing or a person, the newest first, and the earlier ones when they are asked for. */
export function useNotes(about: About, key: string) {
  const [notes, setNotes] = useState<readonly AdminNote[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [isFetching, setIsFetching] = useState(false);
  const [firstOfMore, setFirstOfMore] = useState<string>();
  const [error, setError] = useState<string>();
  const take = ({ data, next: after }: Listed<AdminNote>, isMore: boolean) => {
    setNotes((known) => (isMore ? [...known, ...data] : data));
    setNext(after);
    setError(undefined);
  };
  const fail = (failed: unknown) => setError(errorText(failed, t('The notes could not be loaded.')));
  // biome-ignore lint/correctness/useExhaustiveDependencies: of whom they are is what the key says
  useEffect(() => {
    let isWanted = true;
    call('GET /admin/notes', { query: about }).then(
      (came) => isWanted && take(came, false),
      (failed: unknown) => isWanted && fail(failed),
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  useEffect(() => {
    if (firstOfMore) document.getElementById(`note-${firstOfMore}`)?.focus();
  }, [firstOfMore]);
  const fetchEarlier = async () => {
    setIsFetching(true);
    try {
      const came = await call('GET /admin/notes', { query: { ...about, cursor: next ?? undefined } });
      take(came, true);
      setFirstOfMore(came.data[0]?._id);
    } catch (failed) {
      fail(failed);
    } finally {
      setIsFetching(false);
    }
  };
  return { notes, setNotes, hasEarlier: next !== null, isFetching, fetchEarlier, error };
}
