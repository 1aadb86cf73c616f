import { describe, expect, test } from 'vitest';
import { listed } from '../../src/platform/lists/testing.ts';
import type { TestApi } from '../../src/platform/testing.ts';
import type { Catalogue } from '../catalogue.ts';

/** Rows come in the order of a look at all of them, however they are gathered. Changes the catalogue. */
export function pages(catalogue: Catalogue): void {
  describe('what is asked for near a place, found by the cells of the map and ring by ring, is that of a look at all', () => {
    const kandy = 'spot_of(7.2936, 80.6413, null)';
    const orders = { nearest: `spot_of(latitude, longitude, id) <-> ${kandy}, id`, newest: 'id desc' };
    const has = (word: string) => `search @@ to_tsquery('simple', '${word}')`;
    test.each([
      ['search=toyota', 100, 'nearest', has('toyota')],
      ['search=montero', 150, 'nearest', has('montero')],
      ['search=nissan', 30, 'nearest', has('nissan')],
      ['search=toyota', 60, 'newest', has('toyota')],
      ['search=montero', 150, 'newest', has('montero')],
      // Of values few have there: they are gathered by the same index.
      ['type=largebus', 30, 'nearest', `facets @> '{type:largebus}'`],
      ['type=largebus&ac=true', 60, 'newest', `facets @> '{type:largebus,ac:true}'`],
    ] as const)('%s within %i km, %s', async (wanted, radius, sort, condition) => {
      const { rows } = await catalogue.client.query<{ id: string; n: string }>(
        `select id, count(*) over () as n from listings
      where kind = 'vehicle' and status = 'approved' and hidden_at is null and deleted_at is null
        and ${condition} and spot_of(latitude, longitude, id) <@ circle(${kandy}, $1 / 111.195)
      order by ${orders[sort]} limit 72`,
        [radius],
      );
      const path = `/vehicles?limit=24&near=7.2936,80.6413&radius=${radius}&sort=${sort}&${wanted}`;
      expect(rows).toHaveLength(72);
      for (const { total } of await expectPages(catalogue.api, path, rows))
        expect(total).toBe(Math.min(1_000, Number(rows[0]?.n)));
    });
  });

  test.each([
    ['a type', 'type', 'van'],
    ['an area', 'area', 'Sabaragamuwa'],
  ])(
    'the cheapest of %s that begins far in the order are found there, page by page',
    async (_what, filter, value) => {
      const facet = `'{${filter}:${value}}'`;
      const dear = `kind = 'vehicle' and facets @> ${facet}`;
      // They are dearer than all others, and so few that to gather them costs less than to walk there.
      await catalogue.client.query(`update listings set facets = array_remove(facets, '${filter}:${value}') where ${dear}
    and id not in (select id from listings where ${dear} order by id limit 3200)`);
      await catalogue.client.query(`update listings set price_min_cents = case when facets @> ${facet} then 900000000000 else 100 end,
    price_max_cents = 900000000000 where ${dear} or (kind = 'vehicle' and price_min_cents is null)`);
      await catalogue.keepSamplesOfNow();
      const { rows } = await catalogue.client.query<{ id: string }>(
        `select id from listings where ${dear} and status = 'approved' and hidden_at is null and deleted_at is null
    order by cheapest_order, id limit 72`,
      );
      expect(rows).toHaveLength(72);
      await expectPages(catalogue.api, `/vehicles?limit=24&sort=price&${filter}=${value}`, rows);
    },
  );

  test('what is said around one town alone is found there by few rows, and what words mean is looked for once', async () => {
    const there = 'spot_of(latitude, longitude, id) <@ circle(spot_of(7.2936, 80.6413, null), 40 / 111.195)';
    await catalogue.client.query(
      `update listings set search = search || search_vector('van', '', 'kandytown') where kind = 'vehicle' and ${there}`,
    );
    await catalogue.keepSamplesOfNow();
    const buffersOf = async (asked: string) => {
      const path = `/vehicles?limit=24&near=7.2936,80.6413&radius=40&${asked}`;
      const { answer, buffers } = await catalogue.measured(() => listed(catalogue.api, path));
      expect(answer.ids).toHaveLength(24);
      return buffers;
    };
    expect(await buffersOf('search=kandytown&sort=nearest')).toBeLessThanOrEqual(4_500);
    expect(await buffersOf('search=kandytown&sort=newest')).toBeLessThanOrEqual(1_500);
    expect(await buffersOf('search=van')).toBeLessThanOrEqual(2_500);
    expect(await buffersOf('search=van&sort=nearest')).toBeLessThanOrEqual(3_500);
  });

  test('what all stand around one town, and a sample takes for few there, is found as what many have', async () => {
    const large = `kind = 'vehicle' and facets @> '{type:van}'`;
    await catalogue.client.query(
      `update listings set latitude = 7.29 + seats / 5000.0, longitude = 80.64 where ${large}`,
    );
    await catalogue.keepSamplesOfNow();
    for (const [sort, order] of [
      ['newest', 'id desc'],
      ['nearest', 'spot_of(latitude, longitude, id) <-> spot_of(7.2936, 80.6413, null), id'],
    ] as const) {
      const { rows } = await catalogue.client.query<{ id: string; n: string }>(
        `select id, count(*) over () as n from listings
      where ${large} and status = 'approved' and hidden_at is null and deleted_at is null order by ${order} limit 72`,
      );
      expect(Number(rows[0]?.n)).toBeGreaterThan(2_500);
      const path = `/vehicles?limit=24&near=7.2936,80.6413&radius=10&type=van&sort=${sort}`;
      for (const page of await expectPages(catalogue.api, path, rows)) expect(page.isCapped).toBe(true);
    }
  });
}

/** Three pages of a list, which are to have these rows in this order, and the second as well on the way back. */
async function expectPages(api: TestApi, path: string, rows: { id: string }[]) {
  const first = await listed(api, path);
  const second = await listed(api, first.next ?? '');
  const third = await listed(api, second.next ?? '');
  const back = await listed(api, third.previous ?? '');
  expect([...first.ids, ...second.ids, ...third.ids]).toEqual(rows.map(({ id }) => id));
  expect(back.ids).toEqual(second.ids);
  return [first, second, third, back];
}
