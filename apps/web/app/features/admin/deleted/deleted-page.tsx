import { momentInWords } from '@serendib/contract/calendar-words';
import { deletedDays } from '@serendib/contract/listings/limits';
import type { DeletedListing } from '@serendib/contract/moderation/admin-endpoints';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { kindUi } from '~/kinds/index.ts';
import { call } from '~/lib/api/call.ts';
import { capitalised } from '~/lib/words/capitalised.ts';
import { Button } from '~/ui/form/button.tsx';
import { Address } from '~/ui/text/address.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { useWork } from '../listings/actions.ts';
import { statusWords } from '../listings/labels.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { AdminTable } from '../shell/admin-table.tsx';
import { countWords } from '../shell/count-words.ts';
import type { Table } from '../shell/load-table.ts';
import { NothingHere, TableEnd } from '../shell/table-end.tsx';
import { TableFilters } from '../shell/table-filters.tsx';

const path = '/admin/deleted';

export const deletedFilters = [
  { name: 'search', label: t('Search'), placeholder: t('Title, name or address') },
];

/** Listings that were deleted a short while ago. An owner who did so by mistake asks for one, and it stands again as its money stands by then. */
export function DeletedPage({ list, query, isFirst }: Table<DeletedListing>) {
  return (
    <AdminPage
      title={t('Deleted listings')}
      line={
        list.total === 0
          ? t('What is deleted can be brought back for {days} days.', { days: deletedDays })
          : t('{count} can be brought back.', { count: countWords(list) })
      }
    >
      <TableFilters filters={deletedFilters} query={query} />
      {list.data.length === 0 ? (
        <NothingHere>
          {query.search ? t('Nothing that was deleted fits that.') : t('There is nothing to bring back.')}
        </NothingHere>
      ) : (
        <AdminTable
          caption={t('Deleted listings')}
          rows={list.data}
          keyOf={({ _id }) => _id}
          columns={columns}
        />
      )}
      <TableEnd path={path} list={list} query={query} isFirst={isFirst} />
    </AdminPage>
  );
}

const columns = [
  {
    label: t('Listing', {}, 'of a table'),
    show: ({ title, kind }: DeletedListing) => (
      <>
        <span className="wrap-anywhere" lang={languageOf(title)}>
          {title}
        </span>
        <br />
        <span className="text-15 font-normal text-ink-2">{capitalised(kindUi[kind].one)}</span>
      </>
    ),
  },
  { label: t('Owner'), show: ({ owner }: DeletedListing) => <Owner owner={owner} /> },
  { label: t('State'), show: ({ status }: DeletedListing) => statusWords[status] },
  { label: t('Deleted on'), show: ({ deletedAt }: DeletedListing) => momentInWords(deletedAt) },
  { label: t('Kept until'), show: ({ keptUntil }: DeletedListing) => momentInWords(keptUntil) },
  {
    label: t('Restore', {}, 'of a listing'),
    isDeferred: true,
    show: (listing: DeletedListing) => <Restore listing={listing} />,
  },
];

function Owner({ owner }: Pick<DeletedListing, 'owner'>) {
  if (!owner) return t('Our team');
  return (
    <div>
      <Link
        className="link wrap-anywhere"
        to={`/admin/users?id=${owner._id}`}
        lang={languageOf(owner.userName)}
      >
        {owner.userName}
      </Link>
      <br />
      <Address email={owner.email} />
    </div>
  );
}

function Restore({ listing: { _id, title } }: { listing: DeletedListing }) {
  const { busy, work } = useWork(() => undefined);
  return (
    <Button
      small
      busy={busy}
      aria-label={t('Restore {title}', { title })}
      onClick={() =>
        work(
          () => call('POST /admin/listings/{id}/restore', { params: { id: _id } }),
          t('{title} is there again.', { title }),
          t('This could not be restored.'),
        )
      }
    >
      {t('Restore', {}, 'of a listing')}
    </Button>
  );
}
