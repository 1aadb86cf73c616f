import { expect, test } from 'vitest';
import { listListings } from '../../src/modules/listings/read/list/list-listings.ts';
import type { Totals } from '../../src/modules/listings/read/list/totals.ts';
import { compactCounters } from '../../src/platform/counters/counters.queries.ts';
import type { Catalogue } from '../catalogue.ts';

/** What is told of how many there are, without going through them. */
export function withoutCounting(catalogue: Catalogue): void {
  test('that a word is frequent is known without counting who has it', async () => {
    for (const path of [
      '/vehicles?search=toyota',
      '/vehicles?search=toyota&type=car',
      '/vehicles?type=car&ac=true',
    ])
      expect((await catalogue.costs(path)).count.buffers).toBeLessThanOrEqual(900);
  });

  test('how many there are of a kind is known without counting them', async () => {
    const totals: Totals = { of: (_kind, _key, count) => count() };
    const known = {
      points: async () => [],
      places: async () => ({ all: [], named: new Map<string, never>() }),
    };
    const context = {
      replica: catalogue.reading.db,
      publicUrl: 'http://serendib.test',
      totals,
      known,
      clock: () => new Date(),
    };
    const { buffers } = await catalogue.measured(() => listListings(context, 'vehicle', { limit: 24 }));
    expect(buffers).toBeLessThanOrEqual(300);
  });

  test('what travellers give all kinds together is known without going through the listings', async () => {
    await compactCounters(catalogue.reading.db);
    const { answer, buffers } = await catalogue.measured(
      () => catalogue.api.get('/reviews/summary'),
      (query) => query.includes('tallies'),
    );
    expect(answer.json()).toHaveLength(4);
    expect(buffers).toBeGreaterThan(0);
    // Most of them are those of all places, which are few.
    expect(buffers).toBeLessThanOrEqual(60);
  });

  test('where the parts of the sitemap begin is known without going through the listings', async () => {
    const { answer, buffers } = await catalogue.measured(() => catalogue.api.get('/sitemap'));
    expect(answer.json().length).toBeGreaterThanOrEqual(5);
    expect(buffers).toBeGreaterThan(0);
    expect(buffers).toBeLessThanOrEqual(20);
  });

  test('counting looks no further than what is told', async () => {
    for (const path of [
      '/vehicles?type=car',
      '/vehicles?type=suv&area=Northern',
      '/vehicles?search=toyota',
    ]) {
      expect((await catalogue.costs(path)).count.buffers).toBeLessThanOrEqual(2_500);
    }
  });
}
