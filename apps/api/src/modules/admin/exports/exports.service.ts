import { dayOf } from '@serendib/contract/calendar';
import type { AdminListRequest } from '@serendib/contract/listings/admin-endpoints';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { type AuditQuery, eachAuditPage, recordAudit } from '../../../platform/audit/audit.ts';
import type { Table } from '../../../platform/csv/send-csv.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import { type AccountQuery, allAccounts } from '../../accounts/index.ts';
import { allDestinations, type DestinationQuery, destinationColumns } from '../../destinations/index.ts';
import { allForAdmin } from '../../listings/index.ts';
import { allChargebacks, allPayments, type PaymentQuery } from '../../payments/index.ts';
import { allReviews, type ReviewQuery } from '../../reviews/index.ts';

type Reading = Pick<Context, 'db' | 'publicUrl' | 'clock'>;

/**
 * Who took which table away, and how it was narrowed: it has people's addresses in it. That words were searched for is said, and not
 * which: they are mostly a person's, and the entry is about none by whom it could be found when that person is gone.
 */
export async function noteExport(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  visitor: Visitor,
  thing: Parameters<typeof recordAudit>[1]['thing'],
  filters: object,
): Promise<void> {
  const chosen = Object.entries(filters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, name === 'search' ? value !== '' : value]);
  await recordAudit(db, {
    ...{ actorId: visitor.id, action: 'export', thing, thingId: '*', thingName: 'CSV', at: clock() },
    after: { filters: Object.fromEntries(chosen) },
  });
}

const stateColumns = [
  ...[
    '_id',
    'status',
    'isPremium',
    'premiumExpiry',
    'featuredStatus',
    'needsReview',
    'isHidden',
    'isExternal',
  ],
  ...['rejectReason', 'averageRating', 'reviewCount', 'viewCount', 'clickCount', 'inquiryCount'],
  ...['submittedAt', 'updatedAt', 'changedAt', 'checkedAt', 'accountName', 'accountEmail'],
];

export function listingTable(context: Reading, kind: KindName, query: Partial<AdminListRequest>): Table {
  const { fields, path }: Kind = kinds[kind];
  const names = fields.map(({ name }) => name);
  async function* rows() {
    for await (const page of allForAdmin(context, kind, query)) {
      yield page.map((listing) => ({
        ...listing,
        accountName: listing.owner?.userName,
        accountEmail: listing.owner?.email,
      }));
    }
  }
  const [first = '_id', ...rest] = stateColumns;
  return { name: path.slice(1), columns: [first, ...names, ...rest], rows: rows() };
}

export const destinationTable = ({ db }: Reading, query: DestinationQuery): Table => ({
  name: 'destinations',
  columns: destinationColumns,
  rows: allDestinations(db, query),
});

export const accountTable = ({ db }: Reading, query: AccountQuery): Table => ({
  name: 'users',
  columns: [
    ...['_id', 'userName', 'email', 'role', 'createdAt', 'emailVerifiedAt', 'lastSeenAt'],
    ...['listingCount', 'suspendedAt', 'suspendReason', 'isDemo'],
  ],
  rows: allAccounts(db, query),
});

export const reviewTable = ({ db }: Reading, query: ReviewQuery): Table => ({
  name: 'reviews',
  columns: [
    ...['_id', 'itemType', 'itemId', 'itemName', 'rating', 'comment', 'userName', 'email'],
    ...['createdAt', 'updatedAt', 'hiddenAt', 'hiddenReason'],
  ],
  rows: allReviews(db, query),
});

export const auditTable = ({ db }: Reading, query: AuditQuery): Table => ({
  name: 'audit',
  columns: [
    '_id',
    'at',
    'actorName',
    'action',
    'thing',
    'thingId',
    'thingName',
    'reason',
    'bulkOf',
    'before',
    'after',
  ],
  rows: eachAuditPage(db, query),
});

export const paymentTable = ({ db }: Reading, query: PaymentQuery): Table => ({
  name: 'payments',
  columns: [
    ...['orderId', 'status', 'serviceType', 'description', 'amount', 'currency', 'userName', 'email'],
    ...['customerName', 'paymentMethod', 'transactionId', 'mode', 'createdAt', 'paidAt', 'paidOn', 'itemId'],
    'hasSurplus',
  ],
  rows: paymentEndpoints(db, query),
});

export const chargebackTable = (context: Reading, query: Parameters<typeof allChargebacks>[1]): Table => ({
  name: 'chargebacks',
  columns: [
    ...['orderId', 'description', 'amount', 'userName', 'openedAt', 'openedOn', 'dueOn', 'isLate'],
    ...['answeredAt', 'answeredBy', 'note'],
  ],
  rows: chargebackRows(context, query),
});

async function* chargebackRows(...asked: Parameters<typeof allChargebacks>) {
  // By the day in Sri Lanka the day to answer is counted; at night that of `openedAt` is the day before.
  for await (const page of allChargebacks(...asked))
    yield page.map((one) => ({ ...one, openedOn: dayOf(one.openedAt) }));
}

async function* paymentEndpoints(db: Db, query: PaymentQuery) {
  for await (const page of allPayments(db, query)) {
    yield page.map(({ user, customerDetails, ...payment }) => ({
      ...payment,
      ...{ userName: user?.userName, email: user?.email, customerName: customerDetails.name },
      // By the day in Sri Lanka revenue is counted; at night that of `paidAt` is the day before.
      paidOn: payment.paidAt && dayOf(payment.paidAt),
    }));
  }
}
