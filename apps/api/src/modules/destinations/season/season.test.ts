import type { Destination, DestinationCard } from '@serendib/contract/destinations/endpoints';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { allPages, listed } from '../../../platform/lists/testing.ts';
import { useApi } from '../../../platform/testing.ts';
import { destinations } from '../../../schema/index.ts';
import { loadPlaces } from '../load-places.ts';

const api = useApi();
beforeAll(() => loadPlaces(api.db));

const cards = async (query: string) =>
  (await api.get(`/destinations?limit=100&${query}`)).json() as DestinationCard[];

test('places carry the months of their best time, in lists and on their own', async () => {
  const months = {
    bestMonths: [1, 2, 3, 4, 7, 8, 9],
    goodMonths: [5, 6],
    avoidMonths: [11, 12],
  };
  expect((await api.get('/destinations/sigiriya')).json() as Destination).toMatchObject(months);
  expect((await cards('view=card&search=Sigiriya'))[0]).toMatchObject(months);
});

test('a month narrows to the places that it suits, written in any way', async () => {
  const january = await cards('month=1');
  expect(january.length).toBeGreaterThan(50);
  for (const { name, bestMonths, goodMonths } of january)
    expect([...bestMonths, ...goodMonths], name).toContain(1);
  const names = january.map(({ name }) => name);
  expect(names).toContain('Mirissa');
  expect(names).not.toContain('Arugam Bay');
  for (const month of ['01', '2027-01', 'January', 'jan'])
    expect(
      (await cards(`month=${month}`)).map(({ name }) => name),
      month,
    ).toEqual(names);
  expect(await listed(api, '/destinations?month=7&category=Beach')).toMatchObject({ unfiltered: 101 });
  expect((await cards('month=7&category=Beach')).map(({ district }) => district)).not.toContain('Galle');
});

test('ordered by the month, what is at its best comes first, a page at a time and back again', async () => {
  const months = (await cards('month=6&sort=month')).map(({ bestMonths }) => bestMonths.includes(6));
  expect(months).toEqual([...months].sort((one, other) => Number(other) - Number(one)));
  expect(new Set(months).size).toBe(2);
  const pages = await allPages(api, '/destinations?month=6&sort=month&limit=10');
  expect(pages.flat()).toEqual((await listed(api, '/destinations?month=6&sort=month&limit=100')).ids);
});

test.each(['month=13', 'month=0', 'month=', 'month=Smarch', 'month=2027-00', 'sort=month'])(
  '%s is refused in words',
  async (query) => {
    const reply = await api.get(`/destinations?${query}`);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['month']]);
    expect(reply.json().fields.month).toMatch(/\w+ \w+/);
  },
);

test('the months follow what a person writes of the best time', async () => {
  await api.db
    .update(destinations)
    .set({ bestTimeToVisit: 'Oct–Dec, but not in November', version: 2 })
    .where(eq(destinations.slug, 'mirissa'));
  const mirissa = (await api.get('/destinations/mirissa')).json() as Destination;
  expect(mirissa.bestMonths).toEqual([10, 12]);
  expect(mirissa.avoidMonths).toContain(11);
  expect((await cards('month=11')).map(({ name }) => name)).not.toContain('Mirissa');
});
