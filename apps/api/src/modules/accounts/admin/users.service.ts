import type { Account } from '@serendib/contract/accounts/admin-endpoints';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { readCounts } from '../../../platform/counters/counters.ts';
import type { Db } from '../../../platform/database/database.ts';
import { paginateAll } from '../../../platform/lists/paginate-all.ts';
import { countCap, type Page, pageFrom, readCursor } from '../../../platform/lists/paging.ts';
import type { Context } from '../../../platform/module.ts';
import {
  type AccountFilter,
  type AccountOrder,
  countAccounts,
  type FoundAccount,
  findAccount,
  findAccounts,
} from './users.queries.ts';

const cursorOf = (list: string) => z.tuple([z.literal(list), z.uuid(), z.string()]);

const accountView = (found: FoundAccount): Account => {
  const { id, createdAt, emailVerifiedAt, suspendedAt, ...rest } = found;
  return {
    ...rest,
    _id: id,
    createdAt: createdAt.toISOString(),
    emailVerifiedAt: emailVerifiedAt?.toISOString() ?? null,
    suspendedAt: suspendedAt?.toISOString() ?? null,
  };
};

export async function listAccounts(
  { db }: Pick<Context, 'db'>,
  {
    limit,
    cursor,
    sort,
    ...filter
  }: AccountFilter & { limit: number; cursor?: string | undefined; sort: AccountOrder },
): Promise<Page<Account>> {
  // It is not a message: a key.
  const list = `users ${sort}`;
  const place = cursor === undefined ? undefined : readCursor(cursor, cursorOf(list));
  const after = place && { id: place[1], userName: place[2] };
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const counts = await readCounts(db);
  const all = counts.users();
  const [found, matching] = await Promise.all([
    findAccounts(db, filter, { sort, after, count: limit + 1 }),
    isFiltered ? countAccounts(db, filter, { all, most: countCap + 1 }) : undefined,
  ]);
  const { shown, nextCursor } = pageFrom(found, limit, ({ id, userName }) => [list, id, userName]);
  return {
    items: shown.map(accountView),
    facts: {
      total: matching ?? all,
      unfiltered: all,
      nextCursor,
    },
  };
}

export type AccountQuery = AccountFilter & { sort: AccountOrder };

/** All that the list would show on all its pages. */
export async function* allAccounts(db: Db, { sort, ...filter }: AccountQuery): AsyncGenerator<Account[]> {
  const pages = paginateAll((last: FoundAccount | undefined, count) =>
    findAccounts(db, filter, { sort, after: last, count }),
  );
  for await (const page of pages) yield page.map(accountView);
}

export async function showAccount({ db }: Pick<Context, 'db'>, id: string): Promise<Account> {
  const found = await findAccount(db, id);
  if (!found) throw new AppError('NOT_FOUND');
  return accountView(found);
}
