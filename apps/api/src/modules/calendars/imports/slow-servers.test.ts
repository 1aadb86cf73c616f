import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { TestInternet } from '../../../platform/fetch-public/testing.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { startWorker } from '../../../platform/jobs/worker.ts';
import { useApi } from '../../../platform/testing.ts';
import { calendarImports, newId } from '../../../schema/index.ts';
import { addListing } from '../../listings/testing.ts';

const internet = new TestInternet();
const jobs = new Jobs();
let endBackup = () => {};
const backup = jobs.define('backup', z.object({}), () => new Promise<void>((end) => (endBackup = end)));
let notices = 0;
const notice = jobs.define('notice', z.object({}), async () => (notices += 1));
const api = useApi({ jobs, network: internet });
beforeAll(() => internet.open());
afterAll(() => internet.close());

test('a process that makes a backup and waits for a calendar does what else there is to do', async () => {
  const owner = await api.signIn();
  const at = new Date();
  internet.names.set('calendar.test', ['93.184.216.34']);
  const answers: (() => void)[] = [];
  internet.pages.set('calendar.test/slow', (_, response) => {
    answers.push(() => response.writeHead(404).end());
  });
  await api.db.insert(calendarImports).values({
    ...{ id: newId(), listingId: await addListing(api, 'tourGuide', {}, { ownerId: owner.id }), name: '' },
    ...{ url: 'http://calendar.test/slow', state: 'read', dueAt: at, createdAt: at },
  });
  await api.db.execute(sql`delete from graphile_worker._private_jobs`);
  await backup(api.db, {});
  await jobs.add(api.db, 'calendars:read', {});
  const silent = { debug: () => undefined, warn: () => undefined, error: () => undefined };
  const worker = startWorker(api.databaseUrl, jobs, silent);
  try {
    await vi.waitFor(() => expect(answers).not.toHaveLength(0), 30_000);
    await notice(api.db, {});
    await vi.waitFor(() => expect(notices).toBe(1), 5_000);
    expect(answers).toHaveLength(1);
  } finally {
    endBackup();
    for (const answer of answers) answer();
    await worker.stop();
  }
});
