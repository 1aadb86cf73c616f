import type { KeyOf } from '@serendib/contract/listings/endpoints/keys';
import type { KindName } from '@serendib/contract/listings/kind';
import { useEffect } from 'react';
import { call } from '~/lib/api/call.ts';

type Viewed = KeyOf<KindName, 'view'> | 'POST /destinations/{id}/view';

/**
 * Counts that something was opened which travellers can see: an approved listing, or what has no status, as a
 * destination. The page does not wait for it, nor say that it failed.
 */
export function useRecordView(
  row: Viewed,
  { _id: id, status = 'approved' }: { _id: string; status?: string },
) {
  useEffect(() => {
    if (status === 'approved') call(row, { params: { id } }).catch(() => undefined);
  }, [row, id, status]);
}
