import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../src/schema/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { generateThreads } from '../generate-threads.ts';

/** Threads are made here, so that what is asked before is not read beside them. */
export function threads(catalogue: Catalogue): void {
  describe('threads between travellers and partners', () => {
    beforeAll(async () => {
      await catalogue.fill(({ db }) => generateThreads(db, catalogue.rows));
    }, 120_000);

    test.each([
      ['the dashboard, which counts those that were reported', '/admin/dashboard-stats', 500],
      ['those that were reported', '/admin/inquiries?limit=24', 500],
    ])('%s: few buffers, no walk over a table that grows', async (_what, path, most) => {
      const admin = await catalogue.api.signIn({ role: 'admin' });
      expect(await catalogue.costOfCall(path, admin)).toBeLessThanOrEqual(most);
    });

    // A hundred threads on each side are many for one account.
    test.each([
      ['what a traveller asked', '/inquiries?limit=24', 1_000],
      ['what a partner was asked', '/inquiries?limit=24&as=partner', 1_000],
      ['what a partner was asked and has not answered', '/inquiries?limit=24&as=partner&status=open', 1_000],
      ['offers of a trip', '/inquiries/compare?trip={trip}', 1_500],
      ['a thread', '/inquiries/{thread}', 200],
      ['an agreement’s days', '/inquiries/{agreed}/agreement-calendar', 200],
    ])('%s: few buffers, no walk over a table that grows', async (_what, path, most) => {
      const maja = await catalogue.api.signIn();
      const trip = newId();
      const some = (side: string, salt: string) => `update inquiries set ${side} = '${maja.id}'
    where id in (select id from inquiries order by md5(id::text || '${salt}') limit 100) returning id`;
      await catalogue.client.query(some('partner_id', 'partner'));
      await catalogue.client.query(some('traveller_id', 'traveller'));
      const mine = `from inquiries where traveller_id = '${maja.id}'`;
      await catalogue.client.query(
        `update inquiries set trip_id = '${trip}' where id in (select id ${mine} limit 8)`,
      );
      const [thread, agreed] = [
        (await catalogue.client.query(`select id ${mine} limit 1`)).rows[0].id,
        (
          await catalogue.client.query(
            `select inquiry_id as id from agreements where inquiry_id in (select id ${mine}) limit 1`,
          )
        ).rows[0].id,
      ];
      Object.assign(catalogue.named, { trip, thread, agreed });
      expect(await catalogue.costOfCall(path, maja)).toBeLessThanOrEqual(most);
    });
  });
}
