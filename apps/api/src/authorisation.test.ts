import type { EndpointKey } from '@serendib/contract/endpoint';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { Passwords } from './modules/accounts/passwords/passwords.ts';
import { addListing } from './modules/listings/testing.ts';
import { TestInternet } from './platform/fetch-public/testing.ts';
import { type SignedInPerson, useApi } from './platform/testing.ts';
import { authenticators, sessions, type users } from './schema/index.ts';
import {
  addOwnedThings,
  addPending,
  forAdministrators,
  forItsPeople,
  rowsOf,
} from './testing/owned-things.ts';
import { namesListing, password, requestOf } from './testing/request-of.ts';
import { type Answer, type Right, rights } from './testing/who-may.ts';

const api = useApi({
  ...{ isTrial: true, requiresFactor: true, payments: { mode: 'simulator' } },
  network: new TestInternet(),
});

interface Role {
  headers(): Promise<Record<string, string>>;
  expected(right: Right): Answer;
  /** What they may read of what is not public: the owner's alone, what administrators read of it, or neither. */
  reads?: 'as owner' | 'as administrator';
}

let passwordHash: string;
// An account that is old enough to be believed, with a password where it could end itself.
const signIn = (person: Partial<typeof users.$inferInsert> = {}) =>
  api.signIn({ passwordHash, createdAt: new Date(Date.now() - 60 * 86_400_000), ...person });

/** Without a moment it has no factor; with none in it, one that was not confirmed. */
async function administrator(factorAt?: Date | null): Promise<SignedInPerson> {
  const made = await signIn({ role: 'admin' });
  if (factorAt === undefined) return made;
  const at = new Date();
  await api.db
    .insert(authenticators)
    .values({ userId: made.id, secret: Buffer.alloc(20), createdAt: at, confirmedAt: at });
  await api.db.update(sessions).set({ factorAt }).where(eq(sessions.userId, made.id));
  return made;
}

async function ownerWithThings() {
  const [owner, partner, admin] = [await signIn(), await signIn(), await administrator()];
  const things = await addOwnedThings(api, { owner, partner, admin });
  // One of these things is a passkey, which is asked for.
  await api.db.update(sessions).set({ factorAt: new Date() }).where(eq(sessions.userId, owner.id));
  return { owner, things };
}
type Theirs = Awaited<ReturnType<typeof ownerWithThings>>;
let theirs: Theirs;

beforeAll(async () => {
  passwordHash = await new Passwords({ memoryCost: 64, timeCost: 1, parallelism: 1 }).hash(password);
  theirs = await ownerWithThings();
});

const as = async (made: Promise<SignedInPerson>) => (await made).headers;
const stranger = ({ access, withoutSession = 'open' }: Right): Answer =>
  access === 'public' ? withoutSession : 'UNAUTHENTICATED';
const signedOut = (right: Right): Answer => right.withEndedSession ?? stranger(right);
const person = ({ others }: Right): Answer => others;

/** Administrators whose session lacks the factor may what other accounts may. */
const roles: Record<string, Role> = {
  'who has no session': { headers: async () => ({}), expected: stranger },
  'a made-up token': {
    headers: async () => ({ authorization: `Bearer ${'A'.repeat(43)}` }),
    expected: signedOut,
  },
  suspended: { headers: () => as(signIn({ suspendedAt: new Date() })), expected: signedOut },
  'a suspended administrator': {
    headers: () => as(signIn({ role: 'admin', suspendedAt: new Date() })),
    expected: signedOut,
  },
  unverified: {
    headers: () => as(signIn({ emailVerifiedAt: null })),
    expected: ({ others, unverified = others }) => unverified,
  },
  plain: { headers: () => as(signIn()), expected: person },
  'another owner': { headers: anotherOwner, expected: person },
  'an administrator without a factor': {
    headers: () => as(administrator()),
    expected: ({ access, others }) => (access === 'admin' ? 'FACTOR_MISSING' : others),
  },
  'an administrator who has not confirmed it': {
    headers: () => as(administrator(null)),
    expected: ({ access, stepUp, others }) => (access === 'admin' || stepUp ? 'FACTOR_REQUIRED' : others),
  },
  owner: {
    headers: async () => theirs.owner.headers,
    expected: ({ owner = 'open' }) => owner,
    reads: 'as owner',
  },
  'an administrator who confirmed it before': {
    headers: () => as(administrator(new Date(Date.now() - 11 * 60_000))),
    expected: ({ stepUp, administrators }) => (stepUp ? 'FACTOR_REQUIRED' : administrators),
    reads: 'as administrator',
  },
  'an administrator': {
    headers: () => as(administrator(new Date())),
    expected: ({ administrators }) => administrators,
    reads: 'as administrator',
  },
};

async function anotherOwner() {
  const other = await signIn();
  await addListing(api, 'vehicle', {}, { ownerId: other.id });
  return other.headers;
}

const rightOf = new Map(
  Object.values(rights).flatMap((right) => right.calls.map((key): [EndpointKey, Right] => [key, right])),
);

/** Reading first, then what changes, what ends a thread, what deletes, and what ends the session. */
function turnOf(key: EndpointKey): number {
  if (key === 'POST /auth/logout') return 5;
  // What is not deleted cannot be restored.
  if (key.endsWith('/restore')) return 4;
  // What lies in another thing goes before it.
  if (key.startsWith('DELETE ')) return 4 - key.split('/').length / 100;
  if (/\/(decline|cancel|block)$/.test(key)) return 2;
  return key.startsWith('GET ') ? 0 : 1;
}
const keys = [...rightOf.keys()].toSorted((one, other) => turnOf(one) - turnOf(other));

/** By hand, as the rights are. */
const statusOf: Record<Exclude<Answer, 'open'>, number> = {
  UNAUTHENTICATED: 401,
  EMAIL_NOT_VERIFIED: 403,
  FORBIDDEN: 403,
  FACTOR_MISSING: 403,
  FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
};
const answerOf = (reply: LightMyRequestResponse): Answer | undefined => {
  if (![401, 403, 404].includes(reply.statusCode)) return 'open';
  const code: Exclude<Answer, 'open'> = reply.json().code;
  return statusOf[code] === reply.statusCode ? code : undefined;
};

const namesThing = (key: EndpointKey) => /\{(?!token|key|kind)/.test(key);
/** Another calendar and the gateway, neither of which is there: they are asked once the right was looked at. */
const asksElsewhere = (key: EndpointKey) => /\/(imports|reconcile)$/.test(key);

/** Texts that no answer to the role has. */
const unreadBy = ({ reads }: Role, { owner, things }: Theirs): string[] => {
  if (reads === 'as owner') return [];
  const ofPeople = [forItsPeople, things.tripKey, things.threads.guestKey];
  if (reads === 'as administrator') return ofPeople;
  return [...ofPeople, forAdministrators, owner.email, things.order, things.paid, 'signature='];
};

// Proves ROLE-06, OWN-ROLE-11.
test.each(Object.keys(roles))(
  '%s is answered what is theirs to ask, and nothing else',
  async (name) => {
    const role = roles[name] as Role;
    // Administrators delete what others are yet to ask for.
    const asked = role.reads === 'as administrator' ? await ownerWithThings() : theirs;
    const [headers, before] = [await role.headers(), await rowsOf(api, asked.owner.id)];
    const unread = unreadBy(role, asked);
    const wrong: string[] = [];
    for (const key of keys) {
      const expected = role.expected(rightOf.get(key) as Right);
      const sent = requestOf(key, asked.things);
      const reply = await api.app.inject({ ...sent, headers: { ...headers, ...sent.headers } });
      const said = `${key}: ${reply.statusCode} ${reply.body.slice(0, 200)}`;
      const isFault = reply.statusCode >= 500 && !asksElsewhere(key);
      if (answerOf(reply) !== expected || isFault) wrong.push(`${said}, not ${expected}`);
      // Where even the owner is refused for another reason, that others are would prove nothing.
      const isDone = reply.statusCode < 300 || expected !== 'open' || asksElsewhere(key);
      if (role.reads === 'as owner' && namesThing(key) && !isDone) wrong.push(said);
      const told = unread.filter((text) => reply.body.includes(text));
      if (told.length > 0) wrong.push(`${said} tells ${told}`);
    }
    expect(wrong).toEqual([]);
    if (!role.reads) expect(await rowsOf(api, asked.owner.id)).toEqual(before);
    expect((await api.app.inject({ url: '/api/auth/profile', headers })).statusCode).toBe(401);
  },
  120_000,
);

test('a listing that waits is not there for others, whichever call names it', async () => {
  const listings = await addPending(api, (await signIn()).id);
  const { things } = await ownerWithThings();
  const wrong: string[] = [];
  for (const who of [undefined, await signIn(), await signIn({ role: 'admin' })])
    for (const key of keys.filter(namesListing)) {
      const { access } = rightOf.get(key) as Right;
      if (access === 'admin' || (access === 'user' && !who)) continue;
      const reply = await api.app.inject({ ...requestOf(key, things, listings), ...who });
      if (reply.statusCode !== 404) wrong.push(`${key}: ${reply.statusCode} ${reply.body.slice(0, 200)}`);
    }
  expect(wrong).toEqual([]);
}, 60_000);

test('a link opens the thing that it is for, and no other', async () => {
  const { things } = await ownerWithThings();
  const asked = async (path: string, key: string) =>
    (await api.app.inject({ url: `/api${path}?key=${key}` })).statusCode;
  const { ofGuest, asking } = things.threads;
  const ofTrip = [`/trips/${things.ids.trips}`, `/trips/${things.ids.trips}/expected`];
  for (const path of ofTrip)
    expect([await asked(path, things.tripKey), await asked(path, things.threads.guestKey)]).toEqual([
      200, 404,
    ]);
  for (const [thread, key, status] of [
    [ofGuest, things.threads.guestKey, 200],
    [ofGuest, things.tripKey, 404],
    [asking, things.threads.guestKey, 404],
  ] as const)
    expect(await asked(`/inquiries/${thread}`, key)).toBe(status);
});
