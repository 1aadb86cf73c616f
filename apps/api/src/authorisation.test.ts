import { type ApiEndpoints, endpoints } from '@serendib/contract';
import type { Endpoint, EndpointKey } from '@serendib/contract/endpoint';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addListing } from './modules/listings/testing.ts';
import { partsOf } from './platform/http/route.ts';
import { type SignedInPerson, useApi } from './platform/testing.ts';
import { authenticators, listings, sessions, users } from './schema/index.ts';

const api = useApi({ isTrial: true, requiresFactor: true, payments: { mode: 'simulator' } });

/** Who asks, by what the call wants: `open` is answered or refused for another reason. */
type Answer = 'open' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'FACTOR_MISSING' | 'FACTOR_REQUIRED';
interface Wanted extends Pick<Endpoint, 'access' | 'stepUp'> {
  /** Whether it is about a thing that everybody sees, and is its owner's to change. */
  isOwners: boolean;
}

const stranger = ({ access }: Wanted): Answer => (access === 'public' ? 'open' : 'UNAUTHENTICATED');
const owner = ({ access }: Wanted): Answer => (access === 'admin' ? 'FORBIDDEN' : 'open');
const person = ({ access, isOwners }: Wanted): Answer =>
  access === 'admin' || isOwners ? 'FORBIDDEN' : 'open';
const withoutFactor = ({ access }: Wanted): Answer => (access === 'admin' ? 'FACTOR_MISSING' : 'open');
const notConfirmed = ({ access, stepUp }: Wanted): Answer =>
  access === 'admin' || stepUp ? 'FACTOR_REQUIRED' : 'open';
const confirmedBefore = ({ stepUp }: Wanted): Answer => (stepUp ? 'FACTOR_REQUIRED' : 'open');

const roles: Record<string, (wanted: Wanted) => Answer> = {
  nobody: stranger,
  'a made-up token': stranger,
  suspended: stranger,
  'a suspended administrator': stranger,
  unverified: person,
  plain: person,
  'another owner': person,
  owner,
  'an administrator without a factor': withoutFactor,
  'an administrator who has not confirmed it': notConfirmed,
  'an administrator who confirmed it before': confirmedBefore,
  'an administrator': () => 'open',
};

const ownersCalls: readonly string[] = [
  'PUT /vehicles/owner/{id}',
  'DELETE /vehicles/{id}',
  'POST /vehicles/{id}/calendar/imports',
  'DELETE /vehicles/{id}/calendar/imports/{importId}',
  'POST /vehicles/{id}/calendar/address',
  'DELETE /listings/{id}/pin',
];

let headersOf: Record<string, Record<string, string>>;
let listingId: string;
let ownersIds: string[];

// A password that is asked for keeps what a person may do to themselves from ending the account in the middle.
const passwordHash = 'none';
const administrator = async (factorAt: Date | null): Promise<SignedInPerson> => {
  const made = await api.signIn({ role: 'admin', passwordHash });
  const at = new Date();
  await api.db
    .insert(authenticators)
    .values({ userId: made.id, secret: Buffer.alloc(20), createdAt: at, confirmedAt: at });
  await api.db.update(sessions).set({ factorAt }).where(eq(sessions.userId, made.id));
  return made;
};

beforeAll(async () => {
  const suspendedAt = new Date();
  const theirs = await api.signIn({ passwordHash });
  const other = await api.signIn({ passwordHash });
  listingId = await addListing(api, 'vehicle', {}, { ownerId: theirs.id });
  await addListing(api, 'vehicle', {}, { ownerId: other.id });
  ownersIds = [theirs.id];
  const people: Record<string, SignedInPerson> = {
    suspended: await api.signIn({ passwordHash, suspendedAt }),
    'a suspended administrator': await api.signIn({ role: 'admin', passwordHash, suspendedAt }),
    unverified: await api.signIn({ passwordHash, emailVerifiedAt: null }),
    plain: await api.signIn({ passwordHash }),
    ...{ owner: theirs, 'another owner': other },
    'an administrator without a factor': await api.signIn({ role: 'admin', passwordHash }),
    'an administrator who has not confirmed it': await administrator(null),
    'an administrator who confirmed it before': await administrator(new Date(Date.now() - 11 * 60_000)),
    'an administrator': await administrator(new Date()),
  };
  headersOf = {
    nobody: {},
    'a made-up token': { authorization: `Bearer ${'A'.repeat(43)}` },
    ...Object.fromEntries(Object.entries(people).map(([name, { headers }]) => [name, headers])),
  };
});

// Its own token is of no use after this one.
const keys = (Object.keys(endpoints) as (keyof ApiEndpoints & EndpointKey)[]).filter(
  (key) => key !== 'POST /auth/logout',
);
const addressOf = (key: EndpointKey) =>
  `/api${partsOf(key).url.replace(':kind', 'vehicle').replace(/:\w+/g, listingId)}`;

const kept = async () => ({
  listing: await api.db.select().from(listings).where(eq(listings.id, listingId)),
  people: await api.db.select().from(users).where(inArray(users.id, ownersIds)),
  sessions: await api.db.select().from(sessions).where(inArray(sessions.userId, ownersIds)),
});

test.each(Object.keys(roles))(
  '%s is answered what the contract opens to them, and nothing else',
  async (role) => {
    const before = await kept();
    const wrong: string[] = [];
    for (const key of keys) {
      const endpoint: Endpoint = endpoints[key];
      const { method } = partsOf(key);
      const reply = await api.app.inject({
        ...{ method, url: addressOf(key), headers: headersOf[role] ?? {} },
        ...(method !== 'GET' && endpoint.body && { payload: { nonesuch: true } }),
      });
      const said = reply.statusCode === 401 || reply.statusCode === 403 ? reply.json().code : 'open';
      const expected = roles[role]?.({ ...endpoint, isOwners: ownersCalls.includes(key) });
      // A public call may want a session or a key for what it is asked for: who asks is then looked at by itself.
      const isRight = endpoint.access === 'public' || said === expected;
      if (!isRight || reply.statusCode >= 500)
        wrong.push(`${key}: ${reply.statusCode} ${said}, not ${expected}`);
    }
    expect(wrong).toEqual([]);
    // The owner's things stay as they were, also where those ask who may not.
    if (!role.startsWith('an administrator') && role !== 'owner') expect(await kept()).toEqual(before);
  },
  120_000,
);
