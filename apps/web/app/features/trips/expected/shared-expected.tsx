import { t } from '@serendib/contract/words/t';
import { ExpectedList } from './expected-list.tsx';
import { readShared, useExpected } from './use-expected.ts';

/** For those at home: who waits on a trip that came by a link. Nothing where nothing is agreed. */
export function SharedExpected({ id, linkKey }: { id: string; linkKey: string | null }) {
  const { all = [], isOld } = useExpected(id, linkKey ?? undefined, readShared);
  if (isOld)
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
