import type { Account } from '@serendib/contract/accounts/admin-endpoints';
import { dayInWords } from '@serendib/contract/calendar';
import { t } from '@serendib/contract/words/t';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Notice } from '~/ui/feedback/notice.tsx';
import { goTo } from '~/ui/navigate/focus-on.ts';
import { Address } from '~/ui/text/address.tsx';
import { Badge } from '~/ui/text/badge.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { choices } from '../listings/labels.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { AdminTable } from '../shell/admin-table.tsx';
import { ofAllWords } from '../shell/count-words.ts';
import { Export } from '../shell/export.tsx';
import type { Table } from '../shell/load-table.ts';
import { NothingHere, shownAddress, TableEnd } from '../shell/table-end.tsx';
import { TableFilters } from '../shell/table-filters.tsx';

const path = '/admin/users';

/** The id of the heading of the account that is opened. */
export const sheetHeading = 'account';

export const userFilters = [
  { name: 'search', label: t('Search'), placeholder: t('Name or address') },
  { name: 'role', label: t('Role'), options: choices({ user: t('User'), admin: t('Administrator') }) },
  {
    name: 'state',
    label: t('State'),
    options: choices({
      active: t('Active'),
      suspended: t('Suspended'),
      unverified: t('Address not confirmed'),
    }),
  },
  {
    name: 'sort',
    label: t('Order', {}, 'of a list'),
    options: choices({ newest: t('Newest first'), name: t('By name') }),
    standard: 'newest',
  },
];

interface UsersPageProps extends Table<Account> {
  opened: ReactNode;
  openedId: string | null;
  /** Whether the one that was asked for is not there any more. */
  isGone: boolean;
}

/** The keyboard goes along to an account that is opened from its row, and back to the row when it is closed. */
function useFocusOnOpened(id: string | null): void {
  const last = useRef(id);
  useEffect(() => {
    const closed = last.current;
    last.current = id;
    // Who searched meanwhile is still in the search.
    const isElsewhere = !id && document.activeElement !== document.body;
    if (id === closed || isElsewhere) return;
    const place = document.getElementById(id ? sheetHeading : `row-${closed}`);
    if (id && place) goTo(place);
    // A closed account has no row where the list shows others.
    else (place ?? document.getElementById('main'))?.focus();
  }, [id]);
}

/** Accounts; the one that is opened stands above them. */
export function UsersPage({ list, query, cursor, isFirst, opened, openedId, isGone }: UsersPageProps) {
  useFocusOnOpened(openedId);
  return (
    <AdminPage title={t('Users')} line={ofAllWords(list)} actions={<Export table="users" query={query} />}>
      {opened}
      {isGone && (
        <div className="mb-6">
          <Notice kind="warning">{t('This account is not there any more.')}</Notice>
        </div>
      )}
      <TableFilters filters={userFilters} query={query} />
      {list.data.length === 0 ? (
        <NothingHere>{t('Nobody fits all of that.')}</NothingHere>
      ) : (
        <AdminTable
          caption={t('Users')}
          rows={list.data}
          keyOf={({ _id }) => _id}
          columns={[
            {
              label: t('Name'),
              show: ({ _id, userName }) => (
                <Link
                  id={`row-${_id}`}
                  className="link wrap-anywhere"
                  to={shownAddress(path, { query, cursor }, { id: _id })}
                  lang={languageOf(userName)}
                >
                  {userName}
                </Link>
              ),
            },
            { label: t('Email'), show: ({ email }) => <Address email={email} /> },
            { label: t('State'), show: (account) => <AccountFlags account={account} /> },
            { label: t('Listings'), isNumber: true, show: ({ listingCount }) => listingCount },
            {
              label: t('Since'),
              show: ({ createdAt }) => <span className="whitespace-nowrap">{dayInWords(createdAt)}</span>,
            },
          ]}
        />
      )}
      <TableEnd path={path} list={list} query={query} isFirst={isFirst} />
    </AdminPage>
  );
}

export function AccountFlags({ account }: { account: Account }) {
  const { role, emailVerifiedAt, suspendedAt, isDemo } = account;
  if (role !== 'admin' && !suspendedAt && emailVerifiedAt && !isDemo) return null;
  return (
    <span className="inline-flex flex-wrap gap-1">
      {role === 'admin' && <Badge kind="verified">{t('Administrator')}</Badge>}
      {suspendedAt && <Badge kind="rejected">{t('Suspended')}</Badge>}
      {!emailVerifiedAt && <Badge kind="pending">{t('Not confirmed')}</Badge>}
      {isDemo && <Badge kind="plain">{t('Demo')}</Badge>}
    </span>
  );
}
