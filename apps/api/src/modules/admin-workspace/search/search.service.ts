import { type AdminSearchResult, mostFound } from '@serendib/contract/admin/workspace-endpoints';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { titleOf } from '@serendib/contract/listings/title-of';
import type { Context } from '../../../platform/module.ts';
import { listAccounts } from '../../accounts/index.ts';
import { firstForAdmin } from '../../listings/index.ts';
import { listPayments } from '../../payments/index.ts';

type Reading = Pick<Context, 'db' | 'publicUrl'>;
type Person = AdminSearchResult['people'][number];

/** All that administrators find by what was typed; whose a found listing is, is found along with a telephone or plate. */
export async function searchAll(context: Reading, q: string): Promise<AdminSearchResult> {
  const [ofKinds, people, payments] = await Promise.all([
    firstForAdmin(context, q, mostFound),
    listAccounts(context, { search: q, limit: mostFound, sort: 'newest' }),
    listPayments(context, { search: q, limit: mostFound }),
  ]);
  const found = inTurns(ofKinds.map(listingsOf)).slice(0, mostFound);
  const known = people.items.map(({ _id, userName, email, suspendedAt }) => ({
    ...{ _id, userName, email },
    isSuspended: suspendedAt !== null,
  }));
  const owners = isNumber(q) ? found.flatMap(({ owner }) => owner ?? []) : [];
  return {
    listings: found.map(({ listing }) => listing),
    people: [...new Map([...known, ...owners].map((one) => [one._id, one])).values()].slice(0, mostFound),
    payments: payments.items.map(({ orderId, description, status, user }) => ({
      ...{ orderId, description, status },
      userName: user?.userName ?? null,
    })),
  };
}

/** A telephone number or a plate rather than a name. */
const isNumber = (q: string) => (q.match(/\d/g)?.length ?? 0) >= 3;

interface Found {
  listing: AdminSearchResult['listings'][number];
  owner: Person | null;
}

function listingsOf({ kind, items }: Awaited<ReturnType<typeof firstForAdmin>>[number]): Found[] {
  return items.map((one) => {
    const { owner } = one;
    const details = one as unknown as Record<string, unknown>;
    return {
      listing: {
        ...{ _id: one._id, kind, status: one.status, isHidden: one.isHidden },
        title: titleOf(kinds[kind], one),
        plateNumber: typeof details.plateNumber === 'string' ? details.plateNumber : null,
        ownerName: owner?.userName ?? null,
      },
      owner: owner && {
        ...{ _id: owner._id, userName: owner.userName, email: owner.email },
        isSuspended: owner.suspendedAt !== null,
      },
    };
  });
}

/** The first of each kind, then the second of each: no kind crowds out another. */
function inTurns<T>(lists: T[][]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
