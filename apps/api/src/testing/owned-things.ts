import { addDays, dayOf } from '@serendib/contract/calendar';
import type { KindName } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { addListing } from '../modules/listings/testing.ts';
import { jpeg } from '../modules/media/testing/photos.ts';
import { endPromotion, notify, orderOf } from '../modules/payments/testing.ts';
import { multipart } from '../platform/http/bodies/testing.ts';
import { hashOf, newToken } from '../platform/secrets/tokens.ts';
import type { SignedInPerson, TestApi } from '../platform/testing.ts';
import * as tables from '../schema/index.ts';

/** Stands in what an owner wrote for themselves and administrators. */
export const forAdministrators = 'Told-to-administrators-7731';
/** Stands in what no administrator reads either. */
export const forItsPeople = 'Told-to-its-people-7731';

interface People {
  owner: SignedInPerson;
  /** The other side of the owner's threads. */
  partner: SignedInPerson;
  admin: SignedInPerson;
}

export type OwnedThings = Awaited<ReturnType<typeof addOwnedThings>>;

/** One of each thing that a call can name, of one owner. */
export async function addOwnedThings(api: TestApi, people: People) {
  const listings = await addListings(api, people);
  const threads = await addThreads(api, people, listings.vehicle);
  const trip = await addTrip(api, people.owner);
  const files = await addFiles(api, people.owner, listings.vehicle);
  const orders = await addOrders(api, people.owner);
  const place = await addPlace(api);
  const rows = await addRows(api, people, listings);
  return {
    ...{ listings, threads, ...trip, ...files, ...orders, ...rows },
    /** By the word before them in the path of a call. */
    ids: {
      ...{ users: people.owner.id, destinations: place, destination: place },
      ...{ trips: trip.trip, links: trip.link, papers: files.paper, offers: threads.offered },
      ...{ status: orders.order, complete: orders.order, chargebacks: orders.takenBack },
      ...rows.ids,
    } as Record<string, string>,
  };
}

export const inDays = (ahead: number): string => dayOf(addDays(new Date(), ahead));

function answered(reply: LightMyRequestResponse) {
  if (reply.statusCode >= 300) throw new Error(`${reply.statusCode}: ${reply.body}`);
  return reply.json();
}

async function addListings(api: TestApi, { owner }: People): Promise<Record<KindName, string>> {
  const made = kindNames.map(async (kind) => [kind, await addListing(api, kind, {}, { ownerId: owner.id })]);
  return Object.fromEntries(await Promise.all(made));
}

/** One of each kind that waits for its first decision. */
export async function addPending(api: TestApi, ownerId: string): Promise<Record<KindName, string>> {
  const made = kindNames.map(async (kind) => [
    kind,
    await addListing(
      api,
      kind,
      { [(kinds[kind] as { title: string }).title]: forAdministrators },
      { ownerId, status: 'pending' },
    ),
  ]);
  return Object.fromEntries(await Promise.all(made));
}

const shared = { isoCode: 'LK-21', capital: 'Kandy', areaKm2: 1_940, population: 1_400_000 };
const point = { latitude: 7.3, longitude: 80.6 };

async function addPlace({ db }: TestApi): Promise<string> {
  const province = { name: 'Central', slug: 'central', ...shared };
  await db.insert(tables.provinces).values(province).onConflictDoNothing();
  const district = {
    ...{ name: 'Kandy', slug: 'kandy', province: 'Central', populationCensus: '2024', ...shared, ...point },
    ...{ roadDistanceFromColomboKm: 115, approxTravelHours: 3.5 },
  };
  await db.insert(tables.districts).values(district).onConflictDoNothing();
  const slug = `falls-${tables.newId()}`;
  const [made] = await db
    .insert(tables.destinations)
    .values({
      ...{ slug, name: slug, names: slug, district: 'Kandy', category: 'Nature', ...point },
      search: sql`to_tsvector('simple', ${slug})`,
    })
    .returning();
  return made?.id ?? '';
}

/** All rows that are an account's, to see whether others change them. */
export async function rowsOf({ db }: TestApi, id: string): Promise<unknown> {
  const listings = sql`(select id from listings where owner_id = ${id})`;
  const threads = sql`(select id from inquiries where ${id} in (partner_id, traveller_id))`;
  const trips = sql`(select id from trips where owner_id = ${id})`;
  const wheres: [SQL, string[]][] = [
    [sql`id = ${id}`, ['users']],
    [sql`user_id = ${id}`, ['sessions', 'passkeys', 'payments', 'entitlements', 'reviews']],
    [sql`owner_id = ${id}`, ['listings', 'trips', 'papers']],
    [sql`uploader_id = ${id}`, ['pictures']],
    [sql`partner_id = ${id}`, ['inquiry_blocks']],
    [sql`item_id in ${listings}`, ['reviews']],
    [sql`listing_id in ${listings}`, ['calendars', 'calendar_imports', 'calendar_spans', 'departures']],
    [sql`trip_id in ${trips}`, ['trip_links']],
    [sql`id in ${threads}`, ['inquiries']],
    [sql`inquiry_id in ${threads}`, ['inquiry_messages', 'inquiry_steps', 'inquiry_keys']],
    [sql`inquiry_id in ${threads}`, ['offers', 'agreements']],
  ];
  const parts = wheres.flatMap(([where, names]) =>
    names.map(
      (name) =>
        sql`select ${name}::text as name, jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text) as rows
          from ${sql.identifier(name)} t where ${where}`,
    ),
  );
  return (await db.execute(sql.join(parts, sql` union all `))).rows;
}

export const offerOf = (validUntil: string) => ({
  lines: [{ label: forItsPeople, quantity: 5, unit: 'day', unitPrice: 15_000 }],
  ...{ cancellation: { freeUntilDays: 7 }, validUntil },
});

/** The owner's threads: asked by another, asking and offered to, agreed, and with a guest. */
async function addThreads(api: TestApi, { owner, partner }: People, vehicle: string) {
  const theirs = await addListing(api, 'vehicle', {}, { ownerId: partner.id });
  const ask = async (id: string, from: number, who?: SignedInPerson) => {
    const question = {
      itemIds: [{ kind: 'vehicle', _id: id }],
      ...{ from: inDays(from), to: inDays(from + 4), adults: 2, message: forItsPeople },
      ...(who ? {} : { guest: { name: 'Maja', email: 'maja@example.com' } }),
    };
    return answered(await api.post('/inquiries', question, who)).threads[0]._id as string;
  };
  const offer = async (id: string, who: SignedInPerson) =>
    answered(await api.post(`/inquiries/${id}/offers`, offerOf(inDays(20)), who))._id as string;
  const [asked, asking, agreed] = [
    await ask(vehicle, 40, partner),
    await ask(theirs, 50, owner),
    await ask(theirs, 60, owner),
  ];
  const ofGuest = await ask(vehicle, 70);
  const guestKey = newToken();
  await api.db
    .insert(tables.inquiryKeys)
    .values({ keyHash: hashOf(guestKey), inquiryId: ofGuest, expiresAt: addDays(new Date(), 9) });
  const offered = await offer(asking, partner);
  answered(await api.post(`/inquiries/${agreed}/offers/${await offer(agreed, partner)}/accept`, {}, owner));
  return { asked, asking, offered, agreed, ofGuest, guestKey };
}

async function addTrip(api: TestApi, owner: SignedInPerson) {
  const { _id: trip } = answered(
    await api.post('/trips', { title: forItsPeople, notes: forItsPeople }, owner),
  );
  const { _id: link, key: tripKey } = answered(await api.post(`/trips/${trip}/links`, {}, owner));
  return { trip, link, tripKey } as Record<'trip' | 'link' | 'tripKey', string>;
}

/** A photo that no listing uses, and one of a paper. */
async function addFiles(api: TestApi, owner: SignedInPerson, listingId: string) {
  const bytes = await jpeg(64, 48);
  const send = async (path: string, texts: Record<string, string>, field: string) => {
    const { payload, options } = await multipart(texts, { bytes, field }, owner.headers);
    return answered(await api.post(path, payload, options));
  };
  const [{ url: picture }, { _id: paper }] = [
    await send('/media', {}, 'image'),
    await send('/papers', { type: 'insurance', listingId }, 'paper'),
  ];
  const sent = await multipart({ type: 'permit', listingId }, { bytes, field: 'paper' });
  return { picture, paper, sentPaper: { payload: sent.payload, headers: sent.options.headers } };
}

/** One that was paid, one that was not yet, and one whose money the bank took back. */
async function addOrders(api: TestApi, owner: SignedInPerson) {
  await endPromotion(api);
  const paid = await orderOf(api, owner, { serviceType: 'vehicle_premium_monthly' });
  await notify(api, paid);
  const { orderId: order } = await orderOf(api, owner, { serviceType: 'guide_premium_monthly' });
  const back = await orderOf(api, owner, { serviceType: 'guide_premium_yearly' });
  for (const statusCode of ['2', '-3'])
    await notify(api, back, { statusCode, transactionId: back.orderId.replaceAll(/\D/g, '') });
  const [row] = await api.db
    .select({ id: tables.payments.id })
    .from(tables.payments)
    .where(eq(tables.payments.orderId, paid.orderId));
  return { paid: paid.orderId, order, takenBack: back.orderId, payment: row?.id ?? '' };
}

/** What is made by other ways than a call of its owner, or by one that takes long. */
async function addRows(
  api: TestApi,
  { owner, partner, admin }: People,
  { vehicle, tourGuide }: Record<KindName, string>,
) {
  const { db } = api;
  const at = new Date();
  const blocks = [{ from: inDays(80), to: inDays(81), note: forItsPeople }];
  const { icsUrl } = answered(await api.put(`/vehicles/${vehicle}/calendar/blocks`, { blocks }, owner));
  const [review] = await db
    .insert(tables.reviews)
    .values({
      ...{ itemType: 'vehicle', itemId: vehicle, userId: partner.id, rating: 4, comment: 'A good drive.' },
      ...{ reply: 'Thank you.', repliedAt: at },
    })
    .returning();
  const [written] = await db
    .insert(tables.reviews)
    .values({
      itemType: 'destination',
      itemId: vehicle,
      userId: owner.id,
      rating: 5,
      comment: 'A quiet lake.',
    })
    .returning();
  const address = `https://calendar.test/${forItsPeople}.ics`;
  const imported = { name: address, url: address, state: 'read' as const, createdAt: at };
  const [ofVehicle, ofGuide] = await db
    .insert(tables.calendarImports)
    .values([vehicle, tourGuide].map((listingId) => ({ ...imported, listingId })))
    .returning();
  const [passkey] = await db
    .insert(tables.passkeys)
    .values({
      ...{ userId: owner.id, credentialId: vehicle, publicKey: Buffer.alloc(65), counter: 0 },
      ...{ transports: [], device: 'A test', name: forItsPeople, createdAt: at },
    })
    .returning();
  const [session] = await db
    .insert(tables.sessions)
    .values({
      ...{ userId: owner.id, tokenHash: hashOf(vehicle), device: forItsPeople },
      ...{ createdAt: at, lastSeenAt: at, expiresAt: addDays(at, 1) },
    })
    .returning();
  const [alert] = await db
    .insert(tables.alerts)
    .values({ kind: 'chargeback', subject: vehicle, what: forAdministrators, raisedAt: at })
    .returning();
  await db.insert(tables.seenPapers).values({
    ...{ listingId: vehicle, type: 'insurance', validUntil: inDays(90) },
    ...{ seenAt: at, seenBy: admin.id },
  });
  const [note] = await db
    .insert(tables.deskNotes)
    .values({ listingId: vehicle, authorId: admin.id, text: forAdministrators, at })
    .returning();
  const idOf = (row: { id: string } | undefined) => row?.id ?? '';
  return {
    imports: { vehicle: idOf(ofVehicle), tourGuide: idOf(ofGuide) },
    ids: {
      ...{ calendars: String(icsUrl).split('/').at(-1) ?? '', reviews: idOf(review), written: idOf(written) },
      ...{ passkeys: idOf(passkey), sessions: idOf(session), alerts: idOf(alert), notes: idOf(note) },
    },
  };
}
