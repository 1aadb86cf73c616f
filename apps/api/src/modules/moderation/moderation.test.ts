import type { Kind } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { listingStatuses } from '@serendib/contract/listings/listing-statuses';
import { findTransition } from '@serendib/contract/moderation/transitions';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../platform/testing.ts';
import { newId } from '../../schema/index.ts';
import { lockListing } from '../listings/row/lock.queries.ts';
import { addListing } from '../listings/testing.ts';
import { applyTransition } from './moderation.service.ts';
import { whenDecided } from './testing.ts';

const api = useApi({ isTrial: true });
let [owner, admin] = [] as unknown as SignedInPerson[];
beforeEach(async () => {
  await api.empty('listings', 'users', 'sent_mails');
  [owner, admin] = [await api.signIn(), await api.signIn({ role: 'admin' })];
});
const all = kindNames.map((kind) => ({ kind, path: (kinds[kind] as Kind).path }));

describe.each(all)('$path', ({ kind, path }) => {
  const add = (status: 'pending' | 'approved' | 'rejected' = 'pending') =>
    addListing(api, kind, {}, { ownerId: owner?.id ?? null, status });
  const verify = (id: string, body: Record<string, unknown>, who = admin) =>
    api.patch(`${path}/${id}/verify`, body, who);

  // Proves ADMIN-PAGE-04, ADMIN-PAGE-09, ADMIN-PAGE-13, OWN-STATE-05, OWN-STATE-06, ADMIN-CALL-13.
  // Proves ADMIN-CALL-20, ADMIN-CALL-25, ADMIN-CALL-29, ADMIN-CALL-38.
  test('reaches the public only through an administrator, who may take it off again', async () => {
    const id = await add();
    expect((await verify(id, { status: 'approved', isVerified: true }, owner)).statusCode).toBe(403);
    expect((await api.get(`${path}/${id}`)).statusCode).toBe(404);
    const approved = await verify(id, { status: 'approved', isVerified: true });
    expect(approved.json()).toMatchObject({
      status: 'approved',
      isVerified: true,
      checkedAt: expect.any(String),
    });
    expect((await api.get(`${path}/${id}`)).statusCode).toBe(200);
    const rejected = await verify(id, {
      status: 'rejected',
      isVerified: false,
      reason: 'The phone is not answered.',
    });
    expect(rejected.json()).toMatchObject({
      status: 'rejected',
      rejectReason: 'The phone is not answered.',
      // Its owner does not read Verified beside it.
      checkedAt: null,
      checked: [],
    });
    expect((await api.get(`${path}/${id}`)).statusCode).toBe(404);
    const { steps } = (await api.get(`/listings/${id}/history`, owner)).json();
    expect(steps).toMatchObject([
      { from: 'approved', to: 'rejected', by: 'admin', reason: 'The phone is not answered.' },
      { from: 'pending', to: 'approved', by: 'admin', reason: null },
    ]);
  });

  test('is told to its owner by mail', async () => {
    const id = await add();
    await verify(id, { status: 'rejected', reason: 'Too <dark>' });
    await whenDecided(api);
    await verify(id, { isVerified: true });
    await whenDecided(api);
    const { rows } = await api.db.execute<{ to: string; text: string }>(
      sql`select "to", text from sent_mails where "to" = ${owner?.email ?? ''} order by id`,
    );
    expect(rows.map(({ to }) => to)).toEqual([owner?.email, owner?.email]);
    expect(rows[0]?.text).toContain('Too <dark>');
    expect(rows[1]?.text).toContain(`${(kinds[kind] as Kind).pages.one}/${id}`);
  });
});

test('two administrators at once write one step', async () => {
  const id = await addListing(api, 'vehicle', {}, { status: 'pending' });
  const both = await Promise.all(
    [1, 2].map(() => api.patch(`/vehicles/${id}/verify`, { status: 'approved' }, admin)),
  );
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { steps } = (await api.get(`/listings/${id}/history`, admin)).json();
  expect(steps).toHaveLength(1);
});

test('what says nothing, or names nothing, is refused', async () => {
  const id = await addListing(api, 'vehicle', {}, { status: 'pending' });
  for (const body of [{}, { status: 'pending' }, { status: 'APPROVED' }, { isVerified: 'yes' }]) {
    expect((await api.patch(`/vehicles/${id}/verify`, body, admin)).statusCode).toBe(400);
  }
  const missing = [newId(), 'nonsense', await addListing(api, 'blog')];
  for (const one of missing)
    expect((await api.patch(`/vehicles/${one}/verify`, { status: 'approved' }, admin)).statusCode).toBe(404);
});

test('only the transitions of the table are allowed, to those it names', async () => {
  const by = ['owner', 'admin', 'system'] as const;
  for (const from of listingStatuses) {
    for (const to of listingStatuses) {
      for (const who of by) {
        const id = await addListing(api, 'tour', {}, { status: from, ownerId: owner?.id ?? null });
        const taking = api.db.transaction(async (tx) => {
          const listing = await lockListing(tx, id, 'tour');
          if (listing)
            await applyTransition(tx, listing, {
              to,
              by: who,
              actorId: who === 'system' ? null : (admin?.id ?? ''),
              at: new Date(),
            });
        });
        const taken = await taking.then(
          () => true,
          () => false,
        );
        expect([from, to, who, taken]).toEqual([from, to, who, findTransition(from, to, who) !== undefined]);
      }
    }
  }
});
