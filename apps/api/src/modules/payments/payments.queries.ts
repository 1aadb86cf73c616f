import type { ServiceType } from '@serendib/contract/payments/services';
import type { PaymentStatus } from '@serendib/contract/payments/states';
import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { holding } from '../../platform/database/pattern.ts';
import { countSome } from '../../platform/lists/count-some.queries.ts';
import { countCap } from '../../platform/lists/paging.ts';
import { entitlements, isAddedMonth, payments, users, vouchers } from '../../schema/index.ts';
import { isSurplusOf } from './webhook/notifications.queries.ts';

/** Money that came in once too often and has not gone, given back or taken back; the outcome as its index has it. */
export const hasSurplus = sql<boolean>`exists (
  select from payment_notifications told
  where ${isSurplusOf(sql`${payments.id}`, sql`${payments.transactionId}`)})`;

const columns = {
  payment: payments,
  hasSurplus,
  user: { _id: users.id, userName: users.userName, email: users.email, deletedAt: users.deletedAt },
  voucher: {
    id: vouchers.id,
    spentAt: vouchers.spentAt,
    listingId: vouchers.listingId,
    isAdded: isAddedMonth,
    startedAt: vouchers.startedAt,
    revokedAt: vouchers.revokedAt,
  },
  premium: {
    startsAt: entitlements.startsAt,
    endsAt: entitlements.endsAt,
    cancelledAt: entitlements.cancelledAt,
  },
};

const select = (db: Db) =>
  db
    .select(columns)
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .leftJoin(vouchers, eq(vouchers.paymentId, payments.id))
    .leftJoin(
      entitlements,
      and(eq(entitlements.source, 'payment'), eq(entitlements.sourceId, payments.orderId)),
    );
/** An order with what its views are made of. */
export type FoundPayment = Awaited<ReturnType<typeof select>>[number];

export async function findPayment(
  db: Db,
  named: { orderId: string } | { id: string },
): Promise<FoundPayment | undefined> {
  const condition = 'id' in named ? eq(payments.id, named.id) : eq(payments.orderId, named.orderId);
  const [found] = await select(db).where(condition);
  return found;
}

export interface PaymentFilter {
  status?: PaymentStatus | undefined;
  serviceType?: ServiceType | undefined;
  search?: string | undefined;
  userId?: string | undefined;
  surplus?: 'true' | undefined;
}

const matching = ({ status, serviceType, search, userId, surplus }: PaymentFilter): SQL | undefined => {
  const like = search && holding(search);
  return and(
    status && eq(payments.status, status),
    serviceType && eq(payments.serviceType, serviceType),
    userId === undefined ? undefined : eq(payments.userId, userId),
    surplus && hasSurplus,
    like
      ? or(
          sql`${payments.orderId} ilike ${like}`,
          sql`${payments.transactionId} ilike ${like}`,
          sql`${users.userName} ilike ${like}`,
          sql`${users.email} ilike ${like}`,
          sql`${payments.customerName} ilike ${like}`,
        )
      : undefined,
  );
};

export const findPayments = (
  db: Db,
  filter: PaymentFilter,
  { after, count }: { after: string | undefined; count: number },
): Promise<FoundPayment[]> =>
  select(db)
    .where(and(matching(filter), after ? lt(payments.id, after) : undefined))
    .orderBy(desc(payments.id))
    .limit(count);

/** As many as match, or one more than are counted. */
export const countPayments = (db: Db, filter: PaymentFilter): Promise<number> =>
  countSome(
    db,
    db
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(users, eq(users.id, payments.userId))
      .where(matching(filter))
      .limit(countCap + 1),
  );
