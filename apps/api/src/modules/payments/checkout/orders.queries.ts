import { randomInt } from 'node:crypto';
import { dayOf } from '@serendib/contract/calendar';
import type { ServiceType } from '@serendib/contract/payments/services';
import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { listings, newId, type Payment, paymentSteps, payments } from '../../../schema/index.ts';

/** What is ordered, and by whom. */
export interface Wanted {
  userId: string;
  serviceType: ServiceType;
  itemId: string | null;
  amountCents: number;
  mode: Payment['mode'];
}

export interface Order extends Wanted {
  customerName: string;
  customerEmail: string;
}

/** Orders of one person for one thing wait for each other until the transaction ends. */
export const lockOrdersOf = (db: Db, { userId, serviceType, itemId }: Wanted) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId}:${serviceType}:${itemId}`}, 6))`);

const sameThing = ({ userId, serviceType, itemId }: Wanted) =>
  and(
    eq(payments.userId, userId),
    eq(payments.serviceType, serviceType),
    itemId === null ? isNull(payments.itemId) : eq(payments.itemId, itemId),
    eq(payments.status, 'pending'),
    payments.isCurrent,
  );

/** A pending order of the same thing at the same price that was made since then. */
export async function findCurrentOrder(db: Db, order: Wanted, since: Date): Promise<Payment | undefined> {
  const [found] = await db
    .select()
    .from(payments)
    .where(
      and(
        sameThing(order),
        eq(payments.amountCents, order.amountCents),
        eq(payments.mode, order.mode),
        gte(payments.createdAt, since),
      ),
    );
  return found;
}

/** The older order of the same thing can still be paid, but is not taken up again. */
export async function retireOrders(db: Db, order: Wanted): Promise<void> {
  await db.update(payments).set({ isCurrent: false }).where(sameThing(order));
}

export async function insertOrder(db: Db, order: Order, at: Date): Promise<Payment> {
  const [made] = await db
    .insert(payments)
    .values({ ...order, id: newId(at), orderId: newOrderId(at), createdAt: at, updatedAt: at })
    .returning();
  if (!made) throw new Error('An order was written and is not there.');
  await db
    .insert(paymentSteps)
    .values({ paymentId: made.id, toStatus: 'pending', byWhom: 'payer', actorId: order.userId, at });
  return made;
}

/** Without letters and digits that are taken for each other on the telephone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function newOrderId(at: Date): string {
  const day = dayOf(at).replaceAll('-', '');
  const chance = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `SER-${day}-${chance}`;
}

/** A listing of this account that is not deleted. */
export async function findOwnListing(db: Db, id: string, ownerId: string) {
  const [found] = await db
    .select({ kind: listings.kind, status: listings.status, title: listings.title })
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.ownerId, ownerId), isNull(listings.deletedAt)));
  return found;
}
