import { expect, test } from 'vitest';
import type { Catalogue } from '../catalogue.ts';

/** Lists of administrators: what waits, and what is searched for by its owner. */
export function administrators(catalogue: Catalogue): void {
  test.each([
    ['what is new', 'status=pending'],
    ['what was changed', 'needsReview=true&status=approved'],
  ])('%s, the longest wait first, is read from its own index', async (_what, narrowed) => {
    const admin = await catalogue.api.signIn({ role: 'admin' });
    const path = `/vehicles/all?${narrowed}&sort=waiting&limit=20`;
    expect((await catalogue.costs(path, admin)).page.buffers).toBeLessThanOrEqual(200);
  });

  test.each([
    ['an owner whom hardly anybody is called', '/vehicles/all?search=owner399', 500],
    // Of the newest two thousand none is: they are made in turns.
    ['an owner whom many are called', '/vehicles/all?search=owner3', 2_500],
    ['a name and an order of its own', '/vehicles/all?search=owner399&sort=title', 500],
    ['a word that nobody is called', '/vehicles/all?search=word399', 1_000],
    ['a word of many', '/vehicles/all?search=toyota', 500],
    ['somebody who has listings', '/vehicles/all?search=kamala', 500],
    ['part of their address', '/vehicles/all?search=kamala@', 500],
  ])('for administrators, %s: no walk over the table', async (_what, path, most) => {
    const admin = await catalogue.api.signIn({ role: 'admin' });
    expect((await catalogue.costs(path, admin)).page.buffers).toBeLessThanOrEqual(most);
  });

  test('what few have is counted with its page: who is called so is asked of the listings once', async () => {
    const admin = await catalogue.api.signIn({ role: 'admin' });
    for (const typed of ['owner399', 'word399', 'kamala']) {
      const { page, count } = await catalogue.costs(`/vehicles/all?search=${typed}`, admin);
      const scans = [...page.scans, ...count.scans].filter((scan) => scan.endsWith('listings_found_vehicle'));
      expect([typed, scans]).toEqual([typed, ['Bitmap Index Scan listings_found_vehicle']]);
    }
  });
}
