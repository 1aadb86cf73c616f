import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Catalogue } from '../catalogue.ts';

/** What jobs clean up: a few rows among many. */
export function cleanup(catalogue: Catalogue): void {
  test('sign-ups that nobody confirmed go without a walk over a table that grows', async () => {
    const { api, client } = catalogue;
    await client.query(`insert into users (id, user_name, email, created_at)
      select gen_random_uuid(), 'Nobody', 'nobody' || n || '@example.lk', now() - interval '40 days'
      from generate_series(1, 3) n`);
    const cleanUp = async () => {
      await api.db.execute(sql`select graphile_worker.add_job('accounts:sweep', '{}')`);
      await api.runJobs();
    };
    const { buffers } = await catalogue.measured(cleanUp, isOfSignUps);
    const { rows } = await client.query("select count(*)::int as n from users where user_name = 'Nobody'");
    expect(rows).toEqual([{ n: 0 }]);
    expect(buffers).toBeGreaterThan(0);
    expect(buffers).toBeLessThanOrEqual(600);
  });
}

/** What is over of sessions, links and attempts is as much as an hour brings, and is looked for without an index. */
const isOfSignUps = (query: string) =>
  /^\s*(select|with|update|delete)/i.test(query) &&
  !/graphile_worker|^delete from "\w+" where .*"(expires_at|last_used_at|forgotten_at)" </.test(query);
