import { dayOf } from '@serendib/contract/calendar';
import type { OfferSent } from '@serendib/contract/inquiries/offer';
import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import {
  agreements,
  inquiries,
  newId,
  offers,
  type StoredAgreement,
  type StoredOffer,
} from '../../../schema/index.ts';

export const findOffers = (db: Db, inquiryId: string) => findOffersOf(db, [inquiryId]);

/** Of several threads, the last made first. */
export const findOffersOf = (db: Db, inquiryIds: readonly string[]): Promise<StoredOffer[]> =>
  db
    .select()
    .from(offers)
    .where(inArray(offers.inquiryId, [...inquiryIds]))
    .orderBy(desc(offers.id));

export async function findCurrentOffer(db: Db, inquiryId: string): Promise<StoredOffer | undefined> {
  const [found] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.inquiryId, inquiryId), isNull(offers.supersededAt)));
  return found;
}

export async function findCurrentOffers(db: Db, ids: readonly string[]): Promise<Map<string, StoredOffer>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(offers)
    .where(and(inArray(offers.inquiryId, [...ids]), isNull(offers.supersededAt)));
  return new Map(found.map((one) => [one.inquiryId, one]));
}

export async function findOffersById(db: Db, ids: readonly string[]): Promise<Map<string, StoredOffer>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(offers)
    .where(inArray(offers.id, [...ids]));
  return new Map(found.map((one) => [one.id, one]));
}

/** The new one stands, and the one before does not any more. */
export async function insertOffer(
  db: Db,
  made: { inquiryId: string; content: OfferSent; total: number; validUntil: Date; at: Date },
): Promise<StoredOffer> {
  const { at, ...offer } = made;
  await supersedeOffer(db, offer.inquiryId, at);
  const [written] = await db
    .insert(offers)
    .values({ ...offer, id: newId(), createdAt: at })
    .returning();
  if (!written) throw new Error('An offer was written and is not there.');
  return written;
}

export const supersedeOffer = (db: Db, inquiryId: string, at: Date) =>
  db
    .update(offers)
    .set({ supersededAt: at })
    .where(and(eq(offers.inquiryId, inquiryId), isNull(offers.supersededAt)));

/** An offer is valid no more: its last moment is over, or the first day that it is for. */
export const isOver = ({ validUntil, content }: StoredOffer, at: Date): boolean =>
  validUntil < at || (content.from ?? '9') < dayOf(at);

/** Threads whose offer is valid no more. One that was accepted stays current, and lapses no more. */
export async function findLapsed(db: Db, at: Date, most: number): Promise<string[]> {
  const found = await db
    .select({ inquiryId: offers.inquiryId })
    .from(offers)
    .innerJoin(inquiries, eq(inquiries.id, offers.inquiryId))
    .where(
      and(
        eq(inquiries.status, 'offered'),
        isNull(offers.supersededAt),
        or(lt(offers.validUntil, at), sql`${offers.content} ->> 'from' < ${dayOf(at)}`),
      ),
    )
    .orderBy(asc(offers.validUntil), asc(offers.id))
    .limit(most);
  return found.map(({ inquiryId }) => inquiryId);
}

export async function findAgreement(db: Db, inquiryId: string): Promise<StoredAgreement | undefined> {
  const [found] = await db.select().from(agreements).where(eq(agreements.inquiryId, inquiryId));
  return found;
}

export async function findAgreements(db: Db, ids: readonly string[]): Promise<Map<string, StoredAgreement>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(agreements)
    .where(inArray(agreements.inquiryId, [...ids]));
  return new Map(found.map((one) => [one.inquiryId, one]));
}

export const insertAgreement = (
  db: Db,
  made: Pick<StoredAgreement, 'inquiryId' | 'offerId' | 'agreedAt' | 'travellerName' | 'partnerName'>,
) => db.insert(agreements).values(made);

/** Agreements of an account, and how many of them it cancelled, on either side. */
export async function countAgreements(db: Db, accountId: string) {
  interface Counted extends Record<string, unknown> {
    side: 'traveller' | 'partner';
    made: number;
    cancelled: number;
  }
  const { rows } = await db.execute<Counted>(sql`
    select side, count(*)::int as made, count(*) filter (where cancelled_by = side)::int as cancelled
    from inquiries join agreements on inquiry_id = inquiries.id,
      lateral (values ('traveller', traveller_id), ('partner', partner_id)) one(side, account_id)
    where account_id = ${accountId}::uuid and (traveller_id = ${accountId}::uuid or partner_id = ${accountId}::uuid)
    group by side`);
  const of = (side: Counted['side']) => {
    const found = rows.find((one) => one.side === side);
    return { made: found?.made ?? 0, cancelled: found?.cancelled ?? 0 };
  };
  return { asTraveller: of('traveller'), asPartner: of('partner') };
}

export const cancelAgreement = (
  db: Db,
  inquiryId: string,
  change: Pick<StoredAgreement, 'cancelledAt' | 'cancelledBy'>,
) => db.update(agreements).set(change).where(eq(agreements.inquiryId, inquiryId));
