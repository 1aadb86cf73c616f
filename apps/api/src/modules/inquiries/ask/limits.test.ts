import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { listed } from '../../../platform/lists/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { newId } from '../../../schema/index.ts';
import { actions, addVehicle, asked, linksIn, withKey } from '../testing.ts';

let now = new Date('2027-01-05T10:00:00Z');
const api = useApi({ clock: () => now, isTrial: true, rateLimit: { perMinute: 100_000 } });
const { ask, act, mailsTo } = actions(api);
let nimal: SignedInPerson;
let vans: string[];

beforeEach(async () => {
  await api.empty('agreements', 'inquiries', 'listings', 'users', 'sent_mails', 'tries');
  nimal = await api.signIn({ userName: 'Nimal' });
  vans = [];
  for (let made = 0; made < 16; made++) vans.push(await addVehicle(api, nimal.id));
});

const sent = (van: string | undefined, more: object = {}) => asked([van ?? ''], more);
const guest = (email: string) => ({ guest: { name: 'Maja', email } });
/** From another network each time, so that the limit of one alone is met. */
let network = 0;
const from = () => ({ remoteAddress: `203.0.${113 + (network >> 8)}.${network++ & 255}` });

test('a new account asks fifteen in a day, an older one more, and is told when it can go on', async () => {
  const maja = await api.signIn({ createdAt: now });
  for (const van of vans.slice(0, 15)) await ask(sent(van), maja);
  const refused = await api.post('/inquiries', sent(vans[15]), maja);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const known = await api.signIn({ createdAt: new Date('2026-12-01T10:00:00Z') });
  for (const van of vans) await ask(sent(van), known);
});

test('the address of a guest asks ten, and is refused with words; another one goes on', async () => {
  for (const van of vans.filter((_, at) => at < 10))
    expect((await api.post('/inquiries', sent(van, guest('maja@example.org')), from())).statusCode).toBe(201);
  const refused = await api.post('/inquiries', sent(vans[10], guest('Maja@example.org')), from());
  expect(refused.statusCode).toBe(429);
  expect(refused.json().error).toMatch(
    /^You have asked a lot today\. Please go on in (59|60) minutes, or log in\.$/,
  );
  expect((await api.post('/inquiries', sent(vans[10], guest('anna@example.org')), from())).statusCode).toBe(
    201,
  );
});

test('one network asks as thirty guests, whatever their addresses', async () => {
  const one = { remoteAddress: '198.51.100.7' };
  const statuses: number[] = [];
  for (let at = 0; at < 31; at++)
    statuses.push(
      (await api.post('/inquiries', sent(vans[at % 16], guest(`guest-${at}@example.org`)), one)).statusCode,
    );
  expect(statuses.slice(0, 30).every((status) => status === 201)).toBe(true);
  expect(statuses[30]).toBe(429);
});

/** Asks as a guest and opens the link that was mailed. */
async function sendAsGuest(van: string | undefined, email: string) {
  expect((await api.post('/inquiries', sent(van, guest(email)), from())).statusCode).toBe(201);
  const link = linksIn((await mailsTo(email)).at(-1)?.text).at(-1);
  return api.post(withKey(link?.id ?? '', link?.key ?? '', '/confirm'));
}
const reached = () =>
  api.db.execute(sql`update inquiries set status = 'open', sent_at = ${now.toISOString()}`);
const oldAccount = () => api.signIn({ createdAt: new Date('2026-12-01T10:00:00Z') });

test('one listing is sent sixty questions of guests in an hour, whoever asks, and goes on to be asked with an account', async () => {
  for (let at = 0; at < 60; at++)
    expect(
      (await api.post('/inquiries', sent(vans[0], guest(`one-${at}@example.org`)), from())).statusCode,
    ).toBe(201);
  await reached();
  const refused = await sendAsGuest(vans[0], 'last@example.org');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  expect(refused.json().error).toContain('is asked a lot just now');
  expect((await sendAsGuest(vans[1], 'last@example.org')).statusCode).toBe(200);
  await ask(sent(vans[0]), await oldAccount());
  now = new Date(now.getTime() + 3_600_000);
  expect((await sendAsGuest(vans[0], 'later@example.org')).statusCode).toBe(200);
});

test('sixty of accounts in an hour are as many, and guests go on', async () => {
  const who = await oldAccount();
  await api.db.execute(sql`insert into inquiries (id, listing_id, listing_title, partner_id, traveller_id, status, month,
    flexible, adults, children, language, pickup, sent_at, created_at, updated_at)
    select gen_random_uuid(), ${vans[0]}, '', ${nimal.id}, ${who.id}, 'open', '2027-05', false, 1, '{}', '', '', at, at, at
    from (select ${now.toISOString()}::timestamptz as at, generate_series(1, 60)) sixty`);
  const refused = await api.post('/inquiries', sent(vans[0]), await oldAccount());
  expect([refused.statusCode, refused.json().error]).toEqual([
    429,
    expect.stringContaining('asked a lot just now'),
  ]);
  expect((await sendAsGuest(vans[0], 'guest@example.org')).statusCode).toBe(200);
});

test('what never reaches a partner keeps nobody from asking: of guests who open no link, of another kind, with a wrong one beside it', async () => {
  const wrong = { kind: 'tourGuide', _id: vans[0] };
  const nowhere = { kind: 'vehicle', _id: newId() };
  const item = { kind: 'vehicle', _id: vans[0] };
  for (let at = 0; at < 35; at++) {
    const body = sent(vans[0], guest(`one-${at}@example.org`));
    expect((await api.post('/inquiries', body, from())).statusCode).toBe(201);
    for (const itemIds of [[wrong], [item, nowhere]])
      expect(
        (await api.post('/inquiries', sent(vans[0], { ...guest(`two-${at}@example.org`), itemIds }), from()))
          .statusCode,
      ).toBe(404);
  }
  await ask(sent(vans[0]), await oldAccount());
  expect((await sendAsGuest(vans[0], 'guest@example.org')).statusCode).toBe(200);
});

test('threads come a page at a time, the newest news first, by side and status, each once', async () => {
  const maja = await api.signIn({ createdAt: new Date('2026-12-01T10:00:00Z') });
  const ids: string[] = [];
  for (const van of vans.slice(0, 5)) {
    now = new Date(now.getTime() + 60_000);
    ids.unshift((await ask(sent(van), maja))[0]?._id ?? '');
  }
  now = new Date(now.getTime() + 60_000);
  await act(ids[1] ?? '', 'decline', nimal, { reason: 'We are away.' });
  const order = [ids[1], ...ids.filter((_, at) => at !== 1)];
  const read = async (path: string, who: SignedInPerson): Promise<string[][]> => {
    const { ids: page, next } = await listed(api, path, who);
    return [page, ...(next ? await read(next, who) : [])];
  };
  expect(await read('/inquiries?as=traveller&limit=2', maja)).toEqual([
    order.slice(0, 2),
    order.slice(2, 4),
    order.slice(4),
  ]);
  expect((await read('/inquiries?as=partner&limit=2', nimal)).flat()).toEqual(order);
  expect(await read('/inquiries?as=partner&status=declined', nimal)).toEqual([[ids[1]]]);
  expect(await read('/inquiries?as=partner', maja)).toEqual([[]]);
  expect((await api.get('/inquiries?cursor=nonsense', maja)).statusCode).toBe(400);
});
