import { useEffect } from 'react';
import { call } from '~/lib/api/call.ts';

type Viewed = `POST /${'tour-guides' | 'vehicles' | 'tours' | 'affiliate-links' | 'blogs'}/{id}/view`;

/** Counts that a listing was opened; whether that succeeds is nobody's concern. */
export function useRecordView(row: Viewed, id: string) {
  useEffect(() => {
    call(row, { params: { id } }).catch(() => undefined);
  }, [row, id]);
}
