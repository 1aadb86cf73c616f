import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { listed } from '../../../platform/lists/testing.ts';
import { useApi } from '../../../platform/testing.ts';
import { addListing } from '../testing.ts';
import { countVocabulary } from './count-vocabulary.ts';

const api = useApi();
beforeEach(() => api.empty('listings'));

const idsOf = async (path: string) => (await listed(api, path)).ids;
const known = async (word: string) => {
  const { rows } = await api.db.execute<{ listings: number }>(
    sql`select listings from vocabulary where kind = 'vehicle' and word = ${word}`,
  );
  return rows.map(({ listings }) => listings);
};

test('a misspelt word is mended to what a listing says beside its title, from the moment it is there', async () => {
  const van = await addListing(api, 'vehicle', { vehicleModel: 'KDH', baseLocation: 'Anuradhapura' });
  await addListing(api, 'vehicle', { vehicleModel: 'Prius', baseLocation: 'Jaffna' });
  expect(await idsOf('/vehicles?search=anuradapura')).toEqual([van]);
  expect(await idsOf('/vehicles?search=anuradapura+kdhh')).toEqual([van]);
  expect(await idsOf('/vehicles?search=anuradapura+priuss')).toEqual([]);
  expect(await idsOf('/tours?search=anuradapura')).toEqual([]);
});

test('what was edited is found by its new words, misspelt too', async () => {
  const van = await addListing(api, 'vehicle', { vehicleModel: 'Nissan Caravan' });
  await api.db.execute(
    sql`update listings set search = search_vector('Toyota Montero', '', '') where id = ${van}::uuid`,
  );
  expect(await idsOf('/vehicles?search=monterro')).toEqual([van]);
  expect(await idsOf('/vehicles?search=carravan')).toEqual([]);
});

test('pages of a mended search follow each other', async () => {
  for (let n = 0; n < 5; n += 1) await addListing(api, 'vehicle', { vehicleModel: 'Nissan Caravan' });
  const first = await listed(api, '/vehicles?search=carravan&limit=3');
  expect([first.ids.length, first.total]).toEqual([3, 5]);
  const second = await listed(api, first.next ?? '');
  expect(second.ids).toHaveLength(2);
  expect(new Set([...first.ids, ...second.ids]).size).toBe(5);
});

test.each([
  ['quotes and signs of the query language', `"caravan's" & !(toyota) | <-> :*`],
  ['backslashes', 'caravan\\ \\toyota'],
  ['fifty letters', Array.from({ length: 50 }, (_, n) => 'abcdefghij'[n % 10]).join(' ')],
  ['a word that is too long', 'caravan'.repeat(14)],
  ['nothing but signs', '%%% ___ ***'],
  ['Sinhala and Tamil', 'කැරවන් கேரவன்'],
])('%s are answered', async (_what, typed) => {
  await addListing(api, 'vehicle', { vehicleModel: 'Nissan Caravan' });
  const reply = await api.get(`/vehicles?limit=24&search=${encodeURIComponent(typed)}`);
  expect(reply.statusCode).toBe(200);
});

test('the vocabulary is counted, in however many parts, and forgets what no listing has any more', async () => {
  for (let n = 0; n < 5; n += 1) await addListing(api, 'vehicle', { vehicleModel: 'Nissan Caravan' });
  const gone = await addListing(api, 'vehicle', { vehicleModel: 'Zaporozhets' });
  await api.db.execute(sql`insert into vocabulary (kind, word) values ('vehicle', 'caravan')`);
  expect([await known('caravan'), await known('zaporozhets')]).toEqual([[1, 1], [1]]);
  await countVocabulary({ db: api.db }, 2);
  expect([await known('caravan'), await known('zaporozhets')]).toEqual([[5], [1]]);
  await api.db.execute(sql`update listings set deleted_at = now() where id = ${gone}::uuid`);
  await countVocabulary({ db: api.db });
  expect([await known('caravan'), await known('zaporozhets')]).toEqual([[5], []]);
});
