import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { addListing } from '../../listings/testing.ts';
import { whenDecided } from '../../moderation/testing.ts';
import { actions, addVehicle, asked } from '../testing.ts';

/** Noon in Sri Lanka. */
const noon = new Date('2027-01-05T06:30:00Z');
let now = noon;
const api = useApi({ clock: () => now, isTrial: true });
const { ask, act, offer } = actions(api);
const minute = 60_000;
let nimal: SignedInPerson;
let van: string;

beforeEach(async () => {
  await api.empty('listings', 'users', 'inquiries');
  now = noon;
  nimal = await api.signIn({ userName: 'Nimal' });
  van = await addVehicle(api, nimal.id);
});

/** Asks `count` times, each time as another traveller. */
async function askTimes(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const [thread] = await ask(asked([van]), await signIn());
    ids.push(thread?._id ?? '');
  }
  return ids;
}
/** Sessions of the clock's days do not run out within a test. */
async function signIn(role: 'user' | 'admin' = 'user'): Promise<SignedInPerson> {
  const person = await api.signIn({ role });
  await stayIn();
  return person;
}
const stayIn = () =>
  api.db.execute(sql`update sessions set expires_at = '2099-01-01', last_seen_at = '2027-02-10'`);
const answer = (id: string) => act(id, 'messages', nimal, { text: 'Gladly.' });
async function answerAt(ids: string[], at: Date) {
  now = at;
  await stayIn();
  for (const id of ids) expect((await answer(id)).statusCode).toBe(201);
  await api.runJobs();
}
const nightly = async () => {
  await api.db.execute(sql`select graphile_worker.add_job('inquiries:all-replies', '{}')`);
  await api.runJobs();
};
const replies = async () => (await api.get(`/vehicles/${van}`)).json().replies;
const later = (minutes: number, from = noon) => new Date(from.getTime() + minutes * minute);

test('of fewer than five threads nothing is said; from five on the median and the share are, on every listing of the partner', async () => {
  const tour = await addListing(api, 'tour', {}, { ownerId: nimal.id });
  const story = await addListing(api, 'blog', {}, { ownerId: nimal.id });
  const ids = await askTimes(5);
  await answerAt(ids.slice(0, 4), later(30));
  expect(await replies()).toBeNull();
  await answerAt(ids.slice(4), later(90));
  expect(await replies()).toEqual({ medianMinutes: 30, share: 1, threads: 5 });
  expect((await api.get(`/tours/${tour}`)).json().replies).toEqual(await replies());
  expect((await api.get(`/blogs/${story}`)).json().replies).toBeNull();
});

test('an offer and a no are answers; later ones of the same thread change nothing', async () => {
  const ids = await askTimes(5);
  now = later(60);
  await offer(ids[0] ?? '', nimal);
  expect((await act(ids[1] ?? '', 'decline', nimal, { reason: 'It is full.' })).statusCode).toBe(200);
  await answerAt(ids.slice(2), later(60));
  expect(await replies()).toMatchObject({ medianMinutes: 60 });
  await answerAt(ids.slice(2), later(300));
  expect(await replies()).toEqual({ medianMinutes: 60, share: 1, threads: 5 });
});

test('a traveller who is blocked was answered', async () => {
  const ids = await askTimes(5);
  await answerAt(ids.slice(0, 4), later(60));
  now = later(3 * 24 * 60);
  await stayIn();
  expect((await act(ids[4] ?? '', 'block', nimal)).statusCode).toBe(204);
  expect((await api.get('/inquiries/unread', nimal)).json()).toMatchObject({ partner: 0 });
  await nightly();
  expect(await replies()).toMatchObject({ share: 1, threads: 5 });
});

test('the hours of the night in Sri Lanka are not counted', async () => {
  // 20:30 there; answered at 7:45 the next morning.
  now = new Date('2027-01-05T15:00:00Z');
  await stayIn();
  await answerAt(await askTimes(5), new Date('2027-01-06T02:15:00Z'));
  expect(await replies()).toMatchObject({ medianMinutes: 75 });
});

test('what is asked and answered in the night took no time', async () => {
  now = new Date('2027-01-05T18:00:00Z');
  await stayIn();
  await answerAt(await askTimes(5), new Date('2027-01-05T22:00:00Z'));
  expect(await replies()).toMatchObject({ medianMinutes: 0 });
});

test('a thread without an answer counts after two days, what was withdrawn sooner never, and after 90 days nothing is known', async () => {
  const ids = await askTimes(8);
  await answerAt(ids.slice(0, 5), later(30));
  expect(await replies()).toMatchObject({ share: 1, threads: 5 });
  await api.db.execute(sql`update inquiries set status = 'cancelled', updated_at = sent_at + interval '1 hour'
    where id = ${ids[7]}::uuid`);
  now = later(2 * 24 * 60 + 1);
  await nightly();
  expect(await replies()).toEqual({ medianMinutes: 30, share: 5 / 7, threads: 7 });
  now = later(91 * 24 * 60);
  await nightly();
  expect(await replies()).toBeNull();
});

test('of a partner whose threads all went with their travellers’ accounts nothing is known', async () => {
  const travellers = await Promise.all(Array.from({ length: 5 }, () => signIn()));
  const threads = [];
  for (const traveller of travellers) threads.push(...(await ask(asked([van]), traveller)));
  await answerAt(
    threads.map(({ _id }) => _id),
    later(30),
  );
  expect(await replies()).toMatchObject({ share: 1, threads: 5 });
  await api.db.execute(sql`update sessions set created_at = '2027-01-05T07:00:00Z'`);
  for (const traveller of travellers)
    expect((await api.delete('/auth/account', traveller)).statusCode).toBe(204);
  await nightly();
  expect(await replies()).toBeNull();
});

test('what a traveller asked who is suspended counts for no partner who left it unanswered', async () => {
  await answerAt(await askTimes(5), later(30));
  const spammer = await signIn();
  await ask(asked([van, await addVehicle(api, nimal.id)]), spammer);
  now = later(3 * 24 * 60);
  await nightly();
  expect(await replies()).toMatchObject({ share: 5 / 7, threads: 7 });
  const admin = await signIn('admin');
  const suspended = await api.post(`/admin/users/${spammer.id}/suspend`, { reason: 'Spam' }, admin);
  expect(suspended.statusCode, suspended.body).toBe(200);
  await whenDecided(api);
  await nightly();
  expect(await replies()).toEqual({ medianMinutes: 30, share: 1, threads: 5 });
});

test('what a partner asked themselves as a guest, before that was refused, counts for nothing', async () => {
  const ids = await askTimes(6);
  const own = ids.slice(0, 1);
  await api.db.execute(
    sql`update inquiries set traveller_id = null, guest_name = 'N', guest_email = upper(${nimal.email}) where id = ${own[0]}::uuid`,
  );
  await answerAt(own, later(10));
  await answerAt(ids.slice(1, 5), later(30));
  expect(await replies()).toBeNull();
  await answerAt(ids.slice(5), later(30));
  expect(await replies()).toMatchObject({ medianMinutes: 30, threads: 5 });
});

test.each([
  [67, 150],
  [1, 250],
  [299, 300],
])('of how many questions one has answered, %i of %i, is told to the last', async (answered, threads) => {
  const [id] = await askTimes(1);
  await api.db.execute(sql`insert into inquiries
    select (jsonb_populate_record(inquiries, jsonb_build_object('id', gen_random_uuid()))).*
    from inquiries, generate_series(2, ${threads}::int) where id = ${id}::uuid`);
  await api.db.execute(sql`update inquiries set answered_at = sent_at + interval '30 minutes'
    where id in (select id from inquiries limit ${answered})`);
  now = later(2 * 24 * 60 + 1);
  await nightly();
  expect(await replies()).toEqual({ medianMinutes: 30, share: answered / threads, threads });
});

test('a reply time that changes reaches the list that was kept, and moves none within it', async () => {
  const inList = async () => {
    const reply = await api.get('/vehicles?view=card');
    return (
      (reply.json() as { replies: { medianMinutes: number } | null }[])[0]?.replies?.medianMinutes ?? null
    );
  };
  const ids = await askTimes(6);
  await answerAt(ids.slice(0, 4), later(30));
  expect(await inList()).toBeNull();
  await answerAt(ids.slice(4), later(30));
  await expect.poll(inList, { timeout: 1_000 }).toBe(30);
  const { rows } = await api.db.execute<{ moved: boolean }>(
    sql`select listing_placed_by(listings) ? 'replies' as moved from listings`,
  );
  expect(rows).toEqual([{ moved: false }]);
});

test('of whom none of ten was answered, administrators see it in their list', async () => {
  const admin = await signIn('admin');
  await askTimes(10);
  now = later(2 * 24 * 60 + 1);
  await stayIn();
  await nightly();
  const [row] = (await api.get('/vehicles/all', admin)).json();
  expect(row.replies).toEqual({ medianMinutes: null, share: 0, threads: 10 });
});

test('who compares offers sees how soon each answers', async () => {
  const traveller = await signIn();
  const [thread] = await ask(asked([van]), traveller);
  await answerAt([thread?._id ?? '', ...(await askTimes(4))], later(45));
  const [compared] = (await api.get(`/inquiries/compare?ids=${thread?._id}`, traveller)).json();
  expect(compared.replies).toEqual({ medianMinutes: 45, share: 1, threads: 5 });
});
