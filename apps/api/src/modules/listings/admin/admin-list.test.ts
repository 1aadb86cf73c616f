import type { Kind } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { listed } from '../../../platform/lists/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { addListing } from '../testing.ts';

const api = useApi();
let admin: SignedInPerson;
let owner: SignedInPerson;
beforeAll(async () => {
  admin = await api.signIn({ role: 'admin' });
  owner = await api.signIn({ userName: 'Kamal', email: 'kamal@hills.example.lk' });
});
const ask = (path: string) => api.get(path, { headers: admin.headers });

describe.each(kindNames.map((kind) => ({ kind, ...(kinds[kind] as Kind) })))(
  '$path/all',
  ({ kind, path, title }) => {
    const ids: Record<string, string> = {};
    beforeAll(async () => {
      const add = async (name: string, state: object = {}) => {
        ids[name] = await addListing(api, kind, { [title]: name } as object, state);
      };
      await add('Beta', { status: 'pending', ownerId: owner.id });
      await add('alpha', { status: 'rejected' });
      await add('Delta', { isPremium: true, premiumUntil: new Date('2030-01-02') });
      await add('Gamma', {
        isPremium: true,
        premiumUntil: new Date('2030-01-01'),
        featuredStatus: 'homepage',
      });
      await add('Hidden', { hiddenAt: new Date() });
      await add('Gone', { deletedAt: new Date() });
      await api.db.execute(sql`update listings set needs_review = true where id = ${ids.Delta}`);
    });
    const names = async (query: string) =>
      (await ask(`${path}/all?${query}`)).json().map((one: Record<string, unknown>) => one[title]);

    // Proves ADMIN-CALL-11, ADMIN-CALL-17, ADMIN-CALL-22, ADMIN-CALL-27.
    test('has everything in any state, in any order, a page at a time', async () => {
      expect(await names('')).toEqual(['Hidden', 'Gamma', 'Delta', 'alpha', 'Beta']);
      expect(await names('sort=oldest')).toEqual(['Beta', 'alpha', 'Delta', 'Gamma', 'Hidden']);
      expect(await names('sort=title')).toEqual(['alpha', 'Beta', 'Delta', 'Gamma', 'Hidden']);
      expect(await names('sort=expiry')).toEqual(['Gamma', 'Delta']);
      expect(await names('sort=waiting')).toEqual(['Beta']);
      expect(await names('sort=waiting&needsReview=true')).toEqual(['Delta']);
      for (const sort of ['newest', 'oldest', 'title']) {
        const walked: string[] = [];
        for (let next: string | undefined = `${path}/all?sort=${sort}&limit=2`; next; ) {
          const page = await listed(api, next, admin);
          expect(page).toMatchObject({ total: 5, unfiltered: 5 });
          walked.push(...page.ids);
          next = page.next;
        }
        expect(new Set(walked).size).toBe(5);
        expect(walked).toHaveLength(5);
      }
    });

    test('is narrowed by state, premium, review, owner and words', async () => {
      expect(await names('status=pending')).toEqual(['Beta']);
      expect(await names('status=approved&hidden=false')).toEqual(['Gamma', 'Delta']);
      expect(await names('premium=true')).toEqual(['Gamma', 'Delta']);
      expect(await names('premium=false&status=approved')).toEqual(['Hidden']);
      expect(await names('needsReview=true')).toEqual(['Delta']);
      expect(await names('hidden=true')).toEqual(['Hidden']);
      expect(await names('featured=homepage')).toEqual(['Gamma']);
      expect(await names(`ownerId=${owner.id}`)).toEqual(['Beta']);
      expect(await names('search=alph')).toEqual(['alpha']);
      expect(await names('search=gama')).toEqual(['Gamma']);
      expect(await names('search=KAMAL@hills.example.lk')).toEqual(['Beta']);
      expect(await names(`search=${ids.Delta}`)).toEqual(['Delta']);
      const page = await listed(api, `${path}/all?status=pending`, admin);
      expect(page).toMatchObject({ total: 1, unfiltered: 5 });
      expect(page.items).toMatchObject([{ owner: { userName: 'Kamal', suspendedAt: null } }]);
      expect((await ask(`${path}/all?state=pending`)).statusCode).toBe(400);
    });
  },
);

test('what waits longest comes first, also what was rejected and sent again, a page at a time', async () => {
  const ids: string[] = [];
  for (const day of [3, 1, 2]) {
    const id = await addListing(api, 'blog', { title: `Wait ${day}` }, { status: 'pending' });
    await api.db.execute(sql`update listings set submitted_at = ${`2020-01-0${day}`} where id = ${id}`);
    ids.push(id);
  }
  const waiting = '/blogs/all?sort=waiting';
  expect((await listed(api, `${waiting}&limit=1`, admin)).ids).toEqual([ids[1]]);
  const page = await listed(api, `${waiting}&limit=2`, admin);
  const more = await listed(api, page.next ?? '', admin);
  expect([...page.ids, ...more.ids].slice(0, 3)).toEqual([ids[1], ids[2], ids[0]]);
});

test.each([
  ['premium_until', 'sort=expiry'],
  ['submitted_at', 'sort=waiting'],
  ['changed_at', 'sort=waiting&needsReview=true'],
])(
  'in the order of %s a page goes on where the one before ended, though what it ended with has moved',
  async (column, query) => {
    const { id: ownerId } = await api.signIn();
    const move = (id: string, day: number) =>
      api.db.execute(
        sql`update listings set ${sql.raw(column)} = ${`2030-02-0${day} 06:00:00.000123Z`} where id = ${id}::uuid`,
      );
    const ids: string[] = [];
    for (const day of [1, 2, 3, 4]) {
      const status = column === 'submitted_at' ? 'pending' : 'approved';
      const id = await addListing(api, 'blog', {}, { ownerId, status, isPremium: true });
      await api.db.execute(
        sql`update listings set needs_review = status = 'approved' where id = ${id}::uuid`,
      );
      await move(id, day);
      ids.push(id);
    }
    const first = await listed(api, `/blogs/all?${query}&ownerId=${ownerId}&limit=2`, admin);
    await move(ids[1] ?? '', 9);
    const second = await listed(api, first.next ?? '', admin);
    expect([first.ids, second.ids]).toEqual([ids.slice(0, 2), ids.slice(2)]);
  },
);

test('a vehicle is found by its plate however it is written, and by a telephone', async () => {
  const id = await addListing(api, 'vehicle', { plateNumber: 'WP CBA-9876', contactPhone: '+94777654321' });
  for (const typed of ['CBA 9876', 'wp cba9876', '077 765 4321', '%2B94777654321']) {
    const found = (await ask(`/vehicles/all?search=${typed}`)).json();
    expect([typed, found.map(({ _id }: { _id: string }) => _id)]).toEqual([typed, [id]]);
  }
});

test('a listing is found by whose it is: the account’s name, part of its address, and the people it names', async () => {
  const perera = await api.signIn({ userName: 'Sujeewa Perera', email: 'sujee_p@fleet.example.lk' });
  const others = await api.signIn({ userName: 'Sujeewa Fonseka', email: 'sujeexp@fleet.example.lk' });
  const ownerName = 'வேலுப்பிள்ளை Wickremasinghe';
  const [theirs = '', named = '', business = ''] = [
    await addListing(api, 'vehicle', { vehicleModel: 'Isuzu Como' }, { ownerId: perera.id }),
    await addListing(api, 'vehicle', { vehicleModel: 'Fonseka Special', ownerName }, { status: 'rejected' }),
    await addListing(api, 'businessListing', { contactName: 'Chandrika Wickremasinghe' }),
  ];
  const other = await addListing(api, 'vehicle', {}, { ownerId: others.id });
  const found = async (path: string, typed: string) =>
    (await ask(`${path}/all?search=${encodeURIComponent(typed)}`))
      .json()
      .map(({ _id }: { _id: string }) => _id);
  expect(await found('/vehicles', 'perera sujeewa')).toEqual([theirs]);
  expect(await found('/vehicles', 'sujee_p@')).toEqual([theirs]);
  expect(await found('/vehicles', '@fleet')).toEqual([other, theirs]);
  expect(await found('/vehicles', 'fonseka')).toEqual([other, named]);
  expect(await found('/vehicles', 'wickremas')).toEqual([named]);
  expect(await found('/vehicles', 'வேலுப்பிள்ளை')).toEqual([named]);
  expect(await found('/affiliate-links', 'chandrika wick')).toEqual([business]);
  expect(await found('/vehicles', 'nobody@fleet')).toEqual([]);
  const page = await listed(api, '/vehicles/all?search=sujeewa&limit=1', admin);
  expect(page.total).toBe(2);
  expect(await listed(api, page.next ?? '', admin)).toMatchObject({ ids: [theirs], total: 2 });
  // Whose it is only administrators know.
  expect((await api.get('/vehicles?search=fonseka')).json()).toEqual([]);
  const file = (await ask('/admin/exports/vehicles?search=perera')).payload;
  expect(file).toContain(theirs);
  expect(file).not.toContain(other);
});

// Proves ADMIN-CALL-23.
test('a district narrows where a kind has districts; an administrator sees one tour in any state', async () => {
  const id = await addListing(api, 'tour', { district: 'Jaffna' }, { status: 'rejected' });
  expect((await ask('/tours/all?district=jaffna')).json()).toMatchObject([{ _id: id, owner: null }]);
  expect((await ask(`/admin/tours/${id}`)).json()).toMatchObject({ _id: id, status: 'rejected' });
  expect((await ask('/vehicles/all?district=Jaffna')).statusCode).toBe(400);
});
