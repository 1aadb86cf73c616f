import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { askAddress } from '~/lib/inquiries/ask-address.ts';
import { capitalised } from '~/lib/words/capitalised.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button, ButtonLink } from '~/ui/form/button.tsx';
import { narrowDays } from '~/ui/form/day-fields.ts';
import { TextField } from '~/ui/form/text-field.tsx';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import { CompareTable } from './compare-table.tsx';
import type { LoadedComparison } from './load-compare.ts';

/** Up to four of a kind side by side. A table, links and a form: it works without scripts. */
export function ComparePage(loaded: LoadedComparison) {
  const { kind, columns, notices } = loaded;
  const crumbs = [
    { label: t('Home'), to: '/' },
    ...(kind ? [{ label: capitalised(kind.plural), to: kind.list }] : []),
    { label: t('Compare') },
  ];
  return (
    <>
      <PageHeading
        title={kind ? t('Compare {plural}', { plural: kind.plural }) : t('Compare')}
        above={<Breadcrumbs crumbs={crumbs} />}
      >
        <p>{t('Up to four side by side. All of it is what their owners say; ask them before you decide.')}</p>
      </PageHeading>
      <div className="wrap grid gap-7 pt-4 pb-18">
        {notices.map((words) => (
          <Notice key={words} kind="warning">
            {words}
          </Notice>
        ))}
        {kind && columns.length > 0 ? <Compared {...loaded} kind={kind} /> : <Nothing {...loaded} />}
      </div>
    </>
  );
}

function Compared({
  kind,
  columns,
  rows,
  occasion,
  hasPlaces,
}: LoadedComparison & { kind: NonNullable<LoadedComparison['kind']> }) {
  const asked = columns.flatMap(({ ask }) => ask ?? []);
  return (
    <>
      <form
        method="get"
        className={`compare-form ${narrowDays}`}
        aria-label={t('Your days')}
        onSubmit={({ currentTarget }) => {
          const said = new FormData(currentTarget);
          // It came with the first touch.
          void import('~/lib/plans/plans.ts').then(({ keepDays }) => keepDays(said));
        }}
      >
        <input type="hidden" name="kind" value={kind.name} />
        <input type="hidden" name="ids" value={columns.map(({ id }) => id).join(',')} />
        <TextField label={t('First day')} type="date" name="from" defaultValue={occasion.from ?? ''} />
        <TextField label={t('Last day')} type="date" name="to" defaultValue={occasion.to ?? ''} />
        {hasPlaces && (
          <TextField
            label={t('How far from')}
            name="near"
            maxLength={100}
            placeholder={t('Ella')}
            defaultValue={occasion.near ?? ''}
          />
        )}
        <Button type="submit" look="line">
          {t('Reckon with these')}
        </Button>
      </form>
      <CompareTable columns={columns} rows={rows} plural={kind.plural} />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        {asked.length > 0 && (
          <ButtonLink to={askAddress(asked)}>
            {t('{count, plural, one {Ask for an offer} other {Ask all # for an offer}}', {
              count: asked.length,
            })}
          </ButtonLink>
        )}
        <Link className="link py-2" to={kind.list}>
          {t('More {plural}', { plural: kind.plural })}
        </Link>
      </p>
    </>
  );
}

/** How one comes to something that can be compared. */
function Nothing({ kind, lists }: LoadedComparison) {
  return (
    <div className="grid max-w-[44rem] gap-4">
      <p className="text-19">
        {t('Nothing stands here yet. Mark up to four in a list with “Compare”, and look at them here.')}
      </p>
      <ul className="flex flex-wrap gap-3">
        {(kind ? lists.filter(({ to }) => to === kind.list) : lists).map(({ to, label }) => (
          <li key={to}>
            <ButtonLink to={to} look="line">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
