import type { Account } from '@serendib/contract/accounts/admin-endpoints';
import { dayInWords } from '@serendib/contract/calendar-words';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { listAddress } from '~/lib/list/list-address.ts';
import { Badge } from '~/ui/text/badge.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { choices } from '../listings/labels.ts';
import { Address } from '../shell/address.tsx';
import { AdminPage } from '../shell/admin-page.tsx';
import { AdminTable } from '../shell/admin-table.tsx';
import { countWords } from '../shell/count-words.ts';
import { Export } from '../shell/export.tsx';
import type { Table } from '../shell/load-table.ts';
import { NothingHere, TableEnd } from '../shell/table-end.tsx';
import { TableFilters } from '../shell/table-filters.tsx';

const path = '/admin/users';

export const userFilters = [
  { name: 'search', label: 'Search', placeholder: 'Name or address' },
  { name: 'role', label: 'Role', options: choices({ user: 'User', admin: 'Administrator' }) },
  {
    name: 'state',
    label: 'State',
    options: choices({ active: 'Active', suspended: 'Suspended', unverified: 'Address not confirmed' }),
  },
  {
    name: 'sort',
    label: 'Order',
    options: choices({ newest: 'Newest first', name: 'By name' }),
    standard: 'newest',
  },
];

/** Accounts; the one that is opened stands above them. */
export function UsersPage({ list, query, isFirst, opened }: Table<Account> & { opened: ReactNode }) {
  return (
    <AdminPage
      title="Users"
      line={`${countWords(list)} of ${list.totalUnfiltered.toLocaleString('en-LK')}`}
      actions={<Export table="users" query={query} />}
    >
      {opened}
      <TableFilters filters={userFilters} query={query} />
      {list.data.length === 0 ? (
        <NothingHere>Nobody fits all of that.</NothingHere>
      ) : (
        <AdminTable
          caption="Users"
          rows={list.data}
          keyOf={({ _id }) => _id}
          columns={[
            {
              label: 'Name',
              show: ({ _id, userName }) => (
                <Link
                  className="link wrap-anywhere"
                  to={listAddress(path, { ...query, id: _id })}
                  lang={languageOf(userName)}
                >
                  {userName}
                </Link>
              ),
            },
            { label: 'Email', show: ({ email }) => <Address email={email} /> },
            { label: 'State', show: (account) => <AccountFlags account={account} /> },
            { label: 'Listings', isNumber: true, show: ({ listingCount }) => listingCount },
            {
              label: 'Since',
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
      {role === 'admin' && <Badge kind="verified">Administrator</Badge>}
      {suspendedAt && <Badge kind="rejected">Suspended</Badge>}
      {!emailVerifiedAt && <Badge kind="pending">Not confirmed</Badge>}
      {isDemo && <Badge kind="plain">Demo</Badge>}
    </span>
  );
}
