import type { KeyOf } from '@serendib/contract/listings/endpoints/keys';
import type { KindName } from '@serendib/contract/listings/kind';
import { useEffect } from 'react';
import { fetchCall } from '~/lib/api/deferred-call.ts';
import { headersFor } from '~/lib/api/headers.ts';
import { storedToken } from '~/lib/session/session.ts';

type Viewed = KeyOf<KindName, 'view'> | 'POST /destinations/{id}/view';

/** A bare notice, which needs none of the scripts that call the API; it arrives even when the page is left at once. */
async function send(row: Viewed, id: string) {
  const token = storedToken();
  const path = row.slice(row.indexOf('/')).replace('{id}', encodeURIComponent(id));
  const { status } = await fetch(`/api${path}`, {
    method: 'POST',
    headers: headersFor(token),
    credentials: 'include',
    keepalive: true,
  });
  if (status === 401 && token) (await fetchCall()).endSession(token);
}

/**
 * Counts that something was opened which travellers can see: an approved listing, or what has no status, as a
 * destination. The page does not wait for it, nor say that it failed.
 */
export function useRecordView(
  row: Viewed,
  { _id: id, status = 'approved' }: { _id: string; status?: string },
) {
  useEffect(() => {
    if (status === 'approved') send(row, id).catch(() => undefined);
  }, [row, id, status]);
}
