import { expect, test } from 'vitest';
import { listed } from '../../src/platform/lists/testing.ts';
import type { Catalogue } from '../catalogue.ts';

/** Lists by words that many, some, few or none have, spelt well and badly. */
export function words(catalogue: Catalogue): void {
  /** Before the first sample is kept, as after an upgrade, one of now tells the same. */
  test.each([
    ['a word of many', '/vehicles?search=nissan'],
    ['a word of some', '/vehicles?search=word1499'],
    ['two words and a filter of businesses', '/affiliate-links?search=lagoon+island&type=hotel'],
  ])('%s: a sample that is kept changes nothing but what is read', async (_what, path) => {
    const seen = async (limit: number) => {
      const { answer, buffers } = await catalogue.measured(() =>
        listed(catalogue.api, `${path}&limit=${limit}`),
      );
      return { ids: answer.ids.slice(0, 11), total: answer.total, buffers };
    };
    const kept = await seen(11);
    await catalogue.client.query('alter table listing_samples rename to kept_samples');
    await catalogue.client.query('create table listing_samples (like kept_samples)');
    const now = await seen(12);
    await catalogue.client.query('drop table listing_samples');
    await catalogue.client.query('alter table kept_samples rename to listing_samples');
    expect([now.ids, now.total]).toEqual([kept.ids, kept.total]);
    expect(kept.buffers).toBeLessThan(now.buffers - 100);
  });

  /** The planner, told that one match is enough, walked all of a kind for a word that nothing has. */
  test.each([
    ['that nobody wrote', 'qzxvjw'],
    ['that is misspelt', 'zebrrra+lagunnne'],
    ['of which one is known', 'toyota+qzxvjw'],
    ['and signs of the query language', encodeURIComponent("qzx' & !vjw:* | <-> (")],
    ['as many as may be', Array.from({ length: 10 }, (_, n) => `unknown${n}`).join('+')],
  ])('words %s cost no more than twice what a common word does, in every list', async (_what, words) => {
    for (const kind of ['vehicles', 'tour-guides', 'tours', 'affiliate-links', 'blogs']) {
      const common = await catalogue.costs(`/${kind}?search=toyota`);
      const found = await catalogue.costs(`/${kind}?search=${words}`);
      expect([kind, found.page.buffers]).toEqual([
        kind,
        expect.toSatisfy((n: number) => n <= Math.max(500, 2 * common.page.buffers)),
      ]);
    }
  });

  /** Each that was like a word was looked at by its row, and there are the more of them the more listings there are. */
  test.each([
    ['two misspelt words that many have', 'toyotaaa+caravannn'],
    ['two unfinished ones', 'to+ca'],
    ['a misspelt and a rare one', 'toyotaaa+993'],
    ['eight misspelt ones', 'toyotaaa+caravannn+montera+lagon+highlnd+saphire+cinamon+lotuss'],
  ])(
    'words mended cost no more than telling that a thousand have them, in every list: %s',
    async (_what, words) => {
      for (const kind of ['vehicles', 'tour-guides', 'tours', 'affiliate-links', 'blogs']) {
        const { page, count } = await catalogue.costs(`/${kind}?search=${words}`);
        expect(page.buffers + count.buffers, kind).toBeLessThanOrEqual(2_500);
      }
    },
  );

  test('of one misspelt word that many have, rows are read no further than to tell that a thousand have it', async () => {
    const { count } = await catalogue.costs('/vehicles?search=toyotaaa');
    expect(count.buffers).toBeGreaterThan(0);
    // The index says which; of 11,000 that have it, each row would be a page.
    expect(count.buffers).toBeLessThanOrEqual(2_000);
  });

  /** Words that are frequent each, and together or with filters rare: the planner walked the order, or sorted all that match. */
  test.each([
    ['two common words', '/vehicles?search=toyota+caravan'],
    ['two common words that nothing has together', '/vehicles?search=toyota+lagoon'],
    ['a common word and a filter', '/vehicles?search=toyota&type=van'],
    [
      'a word and two filters, best rated first',
      '/vehicles?search=montero&type=van&area=Central&sort=rating',
    ],
    ['a word and two filters, newest first', '/vehicles?search=montero&type=van&area=Central&sort=newest'],
    ['a word and three filters', '/vehicles?search=nissan&type=van&area=Central&ac=true'],
    ['two words and a filter of businesses', '/affiliate-links?search=lagoon+garden&type=hotel'],
    ['a common word, cheapest first', '/vehicles?search=toyota&sort=price'],
  ])('%s: a page is found without sorting all that match', async (_what, path) => {
    const { page, count } = await catalogue.costs(path);
    expect(page.buffers).toBeLessThanOrEqual(1_500);
    expect(count.buffers).toBeLessThanOrEqual(2_500);
  });

  test.each([
    ['vehicles', 'qzxvjw'],
    ['tour-guides', 'qzxvjw'],
    ['affiliate-links', 'toyota+qzxvjw'],
  ])(
    'nor in a large catalogue, of which the planner thinks that a walk is cheap: %s',
    async (kind, words) => {
      await catalogue.client.query('set random_page_cost = 0.02');
      const { page } = await catalogue.costs(`/${kind}?search=${words}`);
      await catalogue.client.query('reset random_page_cost');
      expect(page.buffers).toBeLessThanOrEqual(1_000);
    },
  );

  test.each(['word399', 'word3987', 'toyota+word399'])(
    'nor for administrators, of words that few have: %s',
    async (words) => {
      const admin = await catalogue.api.signIn({ role: 'admin' });
      await catalogue.client.query('set random_page_cost = 0.02');
      const { page } = await catalogue.costs(`/vehicles/all?search=${words}`, admin);
      await catalogue.client.query('reset random_page_cost');
      expect(page.buffers).toBeLessThanOrEqual(1_000);
    },
  );

  /** However a page is found, by walking the order, in its next stretch or among all that match, it is the same. */
  test.each(['word0', 'word1', 'word12', 'word1500', 'word3987'])(
    'of a word that many, some or few have, the first are those that come first: %s',
    async (word) => {
      for (const [sort, by] of [
        ['recommended', 'is_free desc, is_premium desc, rating_hundredths desc, id desc'],
        ['price', 'cheapest_order, id'],
      ]) {
        const { rows } = await catalogue.client.query(
          `select id, count(*) over () as n from (select * from listings where kind = 'vehicle' and status = 'approved'
          and hidden_at is null and deleted_at is null offset 0) shown
        where search @@ to_tsquery('simple', $1) order by ${by} limit 24`,
          [`${word}:*`],
        );
        const { ids, total } = await listed(catalogue.api, `/vehicles?search=${word}&sort=${sort}&limit=24`);
        expect(ids).toEqual(rows.map(({ id }) => id));
        expect(total).toBe(Math.min(1_000, Number(rows[0].n)));
      }
    },
  );

  // Neither frequent nor rare, and words are not in the orders' indexes: each row that is looked at is a page.
  test('a word and two filters that together one in forty has: a page for each, no walk over the table', async () => {
    const { page } = await catalogue.costs('/vehicles?search=montero&type=van&area=Central');
    expect(page.buffers).toBeLessThanOrEqual(1_200);
  });
}
