import type { Expecting } from '@serendib/contract/inquiries/expected';
import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { ExpectedList } from './expected-list.tsx';
import { isGone } from './use-expected.ts';

/** For those at home: who waits on a trip that came by a link. Nothing where nothing is agreed. */
export function SharedExpected({ id, linkKey }: { id: string; linkKey: string | null }) {
  const [all, setAll] = useState<readonly Expecting[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isOver = false;
    call('GET /trips/{id}/expected', { params: { id }, query: linkKey ? { key: linkKey } : {} }).then(
      ({ data }) => isOver || setAll(data),
      (error) => isOver || setHasFailed(!isGone(error)),
    );
    return () => {
      isOver = true;
    };
  }, [id, linkKey]);
  if (hasFailed)
    return (
      <p role="status">{t('Who is expecting them could not be read. Please open this page again later.')}</p>
    );
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="expected-title" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="expected-title">{t('Someone here is expecting them')}</h2>
      <ExpectedList all={all} />
    </section>
  );
}
