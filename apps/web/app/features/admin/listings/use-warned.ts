import type { Warning } from '@serendib/contract/moderation/review-endpoints';
import { useEffect, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import type { AdminRow } from './admin-row.ts';

export type Warned = ReadonlyMap<string, readonly Warning[]>;

export async function fetchWarned(ids: readonly string[]): Promise<Warned> {
  const { data } = await call('POST /admin/listings/warnings', { body: { ids: [...ids] } });
  return new Map(data.map(({ _id, warnings }) => [_id, warnings]));
}

/** Which of the rows that wait want to be looked at twice. They are there before that is known. */
export function useWarned(rows: readonly AdminRow[]): Warned {
  const [warned, setWarned] = useState<Warned>(new Map());
  const ids = rows
    .filter(({ status, needsReview }) => status === 'pending' || needsReview)
    .map(({ _id, version }) => `${_id} ${version}`)
    .join(',');
  useEffect(() => {
    if (!ids) return;
    let isWanted = true;
    const asked = ids.split(',').map((one) => one.split(' ')[0] ?? '');
    // Without an answer no row is marked; the listing itself and the question before many are verified still warn.
    fetchWarned(asked).then(
      (found) => isWanted && setWarned(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [ids]);
  return warned;
}
