import { beforeAll, describe, expect, test } from 'vitest';
import type { SignedInPerson } from '../../src/platform/testing.ts';
import { adminCalls, ownerCalls, publicCalls } from '../all-calls.ts';
import type { Catalogue } from '../catalogue.ts';

/** All other calls, of visitors, administrators and an owner. */
export function calls(catalogue: Catalogue): void {
  test.each(publicCalls)('%s: few buffers, no walk over a table that grows', async (_what, path, most) => {
    expect(await catalogue.costOfCall(path)).toBeLessThanOrEqual(most);
  });

  test.each(adminCalls)(
    'for administrators, %s: few buffers, no walk over a table that grows',
    async (_what, path, most) => {
      const admin = await catalogue.api.signIn({ role: 'admin' });
      expect(await catalogue.costOfCall(path, admin)).toBeLessThanOrEqual(most);
    },
  );

  describe('an owner of twenty vehicles', () => {
    let owner: SignedInPerson;
    beforeAll(async () => {
      owner = await catalogue.api.signIn();
      await catalogue.client.query('update listings set owner_id = $1 where owner_id = $2', [
        owner.id,
        catalogue.named.person,
      ]);
    });

    test.each(ownerCalls)('%s: few buffers, no walk over a table that grows', async (_what, path, most) => {
      expect(await catalogue.costOfCall(path, owner)).toBeLessThanOrEqual(most);
    });
  });
}
