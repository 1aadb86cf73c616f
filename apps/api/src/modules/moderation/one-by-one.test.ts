import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../platform/testing.ts';
import { addListing } from '../listings/testing.ts';

const api = useApi({ isTrial: true });
let [owner, ruvini] = [] as unknown as [SignedInPerson, SignedInPerson];
beforeEach(async () => {
  await api.empty('listings', 'users');
  [owner, ruvini] = [await api.signIn(), await api.signIn({ role: 'admin', userName: 'Ruvini' })];
});

/** What the database does to one listing of three. */
const failing = (what: string) =>
  api.db.execute(
    sql.raw(`create function refuse() returns trigger language plpgsql as $$ begin ${what}; end $$;
    create trigger refuses before update on listings for each row when (new.title = 'Second') execute function refuse();`),
  );
const healed = () =>
  api.db.execute(sql.raw('drop trigger refuses on listings; drop function refuse() cascade;'));
const three = async () => {
  const ids: string[] = [];
  for (const title of ['First', 'Second', 'Third'])
    ids.push(await addListing(api, 'blog', { title }, { status: 'pending', ownerId: owner.id }));
  return ids;
};
const reject = (ids: string[]) =>
  api.post(
    '/admin/listings/bulk',
    { action: 'reject', reason: 'Dark.', items: ids.map((_id) => ({ kind: 'blog', _id })) },
    ruvini,
  );
const done = { ok: true, error: null, code: null };

test('a fault in the middle of many is told of its item alone, and what was done is taken back', async () => {
  const ids = await three();
  await failing("raise exception 'no'");
  const reply = await reject(ids);
  const [fault] = api.takeErrors();
  expect(fault).toMatchObject({ listingId: ids[1] });
  const failed = { ok: false, code: 'INTERNAL', error: expect.stringContaining('on our side') };
  expect([reply.statusCode, reply.json()]).toMatchObject([200, { done: 2, results: [done, failed, done] }]);
  await healed();
  expect((await api.post('/admin/listings/undo', { ids }, ruvini)).json()).toMatchObject({
    done: 2,
    results: [done, { ok: false, code: 'NOT_FOUND' }, done],
  });
});

test('while the database is away the rest is not tried, and may be asked for again', async () => {
  const ids = await three();
  await failing("raise exception 'shutting down' using errcode = '57P01'");
  const away = { ok: false, code: 'UNAVAILABLE', error: expect.stringContaining('not available') };
  expect((await reject(ids)).json()).toMatchObject({ done: 1, results: [done, away, away] });
  expect(api.takeErrors()).toHaveLength(1);
  await healed();
  expect((await reject(ids.slice(1))).json()).toMatchObject({ done: 2 });
});
