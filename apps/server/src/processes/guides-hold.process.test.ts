import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { useApi } from '@serendib/api/platform/testing';
import { freePort } from '@serendib/embedded-postgres/free-port';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { environmentOf, hasEnded, untilReady } from '../../../../scripts/prepare/server-process.mjs';
import { ProjectCopy } from '../testing/project-copy.ts';

const api = useApi();
let copy: ProjectCopy;
let server: ChildProcess | undefined;

/** What the guides tell a contributor to run at their end. */
const held = ['who-may', 'walked', 'fixed-pages'];

beforeAll(async () => {
  copy = await ProjectCopy.make(held);
});
afterAll(async () => {
  if (server && !hasEnded(server)) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  await copy.remove();
});

let address: string;

/** GETs a page or call of the copy's server, or does what `init` says. */
async function ask(at: string, { headers = {}, ...init }: RequestInit = {}) {
  const reply = await fetch(`${address}${at}`, {
    ...init,
    headers: { ...headers, ...(init.body ? { 'content-type': 'application/json' } : {}) },
  });
  return { status: reply.status, text: await reply.text(), total: reply.headers.get('x-total-count') };
}

test('a sixth kind is what docs/adding-a-kind.md says, compiles, and goes from its submission to its public page', {
  timeout: 400_000,
}, async () => {
  const commands: string[] = [];
  await copy.follow('CONTRIBUTING.md', async (words) => commands.push(words));
  expect(commands).toEqual([
    ...['npm start', 'npm test -- quick'],
    ...['npm run messages', `npm test -- lint vitest group-size ${held.join(' ')}`],
  ]);
  await copy.follow('docs/adding-a-kind.md', async (words) => {
    commands.push(words);
    if (words.startsWith('npx drizzle-kit')) await makeMigration(words.split(' ').slice(2));
  });
  expect(commands.slice(5)).toEqual(['npm run messages', `npm test -- lint vitest ${held.join(' ')}`]);
  await compile();
  [address] = await Promise.all([serve(), check(['group-size', ...held])]);

  const [owner, admin] = [await api.signIn(), await api.signIn({ role: 'admin' })];

  const sent = {
    ...{ name: 'Sunil’s masks', craft: 'masks', about: 'Kaduru wood.', district: 'Galle' },
    contactPhone: '+94771234570',
  };
  const refused = await ask('/api/workshops', {
    method: 'POST',
    headers: owner.headers,
    body: JSON.stringify({ ...sent, about: '' }),
  });
  expect([refused.status, JSON.parse(refused.text).error]).toEqual([400, 'Please fill in the about']);
  const submitted = await ask('/api/workshops', {
    method: 'POST',
    headers: owner.headers,
    body: JSON.stringify(sent),
  });
  expect(submitted.status, submitted.text).toBe(201);
  const { _id, status } = JSON.parse(submitted.text);
  expect(status).toBe('pending');
  expect((await ask(`/workshops/${_id}`)).status).toBe(404);
  const mine = await ask('/api/workshops/my-submissions', { headers: owner.headers });
  expect(JSON.parse(mine.text)).toMatchObject([{ _id }]);

  const waiting = await ask('/api/admin/pending/workshops', { headers: admin.headers });
  expect(JSON.parse(waiting.text)).toMatchObject([{ _id, kind: 'workshop' }]);
  const verdict = { status: 'approved', from: 'pending' };
  const approved = await ask(`/api/workshops/${_id}/verify`, {
    method: 'PATCH',
    headers: admin.headers,
    body: JSON.stringify(verdict),
  });
  expect(approved.status, approved.text).toBe(200);

  const shown = await ask(`/workshops/${_id}`);
  expect([shown.status, shown.text.includes('<h1'), shown.text.includes('Sunil’s masks')]).toEqual([
    200,
    true,
    true,
  ]);
  expect(shown.text).toContain('Mask carving');

  // The declaration's filter, in the API and its document, the admin and its file, the address, the sheet and the chip.
  expect((await ask('/api/workshops?craft=MASKS')).total).toBe('1');
  expect((await ask('/api/workshops?craft=batik')).total).toBe('0');
  expect((await ask('/api/workshops?craft=pottery')).status).toBe(400);
  const document = JSON.parse((await ask('/api/openapi.json')).text);
  const parameters = document.paths['/api/workshops'].get.parameters as { name: string }[];
  expect(parameters.map(({ name }) => name)).toContain('craft');
  for (const at of ['/api/workshops/all?craft=batik', '/api/admin/exports/workshops?craft=batik']) {
    const table = await ask(at, { headers: admin.headers });
    expect([at, table.status, table.text.includes('Sunil')]).toEqual([at, 200, false]);
  }
  const list = await ask('/workshops?craft=masks');
  expect(list.status).toBe(200);
  expect(list.text).toContain('Sunil’s masks');
  expect(list.text).toMatch(/<select[^>]*name="craft"/);
  expect(list.text).toContain('Remove filter Teaches Mask carving');
  // Said to be reviewed, it is: by the call, and in the words of the page of all reviews.
  const review = {
    itemType: 'workshop',
    itemId: _id,
    rating: 5,
    comment: 'A mask that still makes us laugh.',
  };
  const reviewer = await api.signIn();
  const reviewed = await ask('/api/reviews', {
    method: 'POST',
    headers: reviewer.headers,
    body: JSON.stringify(review),
  });
  expect(reviewed.status, reviewed.text).toBe(201);
  const reviews = await ask('/reviews?itemType=workshop');
  expect([
    reviews.status,
    reviews.text.includes('>Workshops'),
    reviews.text.includes('href="/workshops"'),
  ]).toEqual([200, true, true]);
  for (const at of ['/workshop-registration', '/admin/workshops', `/workshop-edit/${_id}`])
    expect([at, (await ask(at)).status]).toEqual([at, 200]);
});

test('a field, a call and a page are what CONTRIBUTING.md says', async () => {
  const document = JSON.parse((await ask('/api/openapi.json')).text);
  const parameters = document.paths['/api/vehicles'].get.parameters as { name: string }[];
  expect(parameters.map(({ name }) => name)).toContain('childSeat');
  expect((await ask('/vehicles?childSeat=true')).text).toMatch(/<input[^>]*name="childSeat"/);
  expect((await ask('/api/group-size')).text).toBe('{"seats":0}');
  const page = await ask('/group-size');
  expect([page.status, page.text.includes('Travelling as a group')]).toEqual([200, true]);
});

/** As the page says of what it makes: it must not hold up what is served meanwhile. */
async function makeMigration(args: string[]): Promise<void> {
  await copy.node([copy.bin('drizzle-kit/bin.cjs'), ...args], 'apps/api');
  const folder = path.join(copy.folder, 'apps/api/migrations');
  const made = path.join(
    folder,
    (await readdir(folder)).find((name) => name.endsWith('_workshops.sql')) ?? '',
  );
  const sql = await readFile(made, 'utf8');
  expect(sql).toContain("'workshop'");
  await writeFile(made, sql.replaceAll(/(CHECK \(.*\));/g, '$1 NOT VALID;'));
  const locks = await copy
    .node(['scripts/migrations/table-locks.ts'])
    .then(String, ({ message }: Error) => message);
  expect(locks.match(/^\d.*$/gm)).toEqual([
    expect.stringMatching(/_workshops\.sql: "listings" builds an index while nothing can be written\.$/),
  ]);
}

/** `npm run messages` and `npm test -- types`. */
async function compile(): Promise<void> {
  await Promise.all([
    copy.node(['scripts/messages/extract.ts']),
    copy.node([copy.bin('@react-router/dev/bin.cjs'), 'typegen'], 'apps/web'),
  ]);
  // Several checkers find out the same each for itself, which is twice the work beside other tests.
  const tsc = [copy.bin('typescript/bin/tsc'), '-p', '.', '--checkers', '1'];
  await Promise.all([copy.node(tsc), copy.node(tsc, 'apps/web')]);
}

/** Of `npm test -- lint vitest …` what looks at the files that the guides wrote. */
async function check(tests: readonly string[]): Promise<void> {
  const looks = ['check', '--vcs-enabled=false', ...copy.written];
  const env = { TEST_DATABASE_URL: inject('postgresUrl') };
  const [ran] = await Promise.all([
    copy.node([copy.bin('vitest/vitest.mjs'), 'run', ...tests], '.', env),
    copy.node(['scripts/messages/check.ts']),
    copy.node([copy.bin('@biomejs/biome/bin/biome'), ...looks]),
  ]);
  for (const name of tests) expect(ran).toContain(`/${name}.test.ts`);
}

/** The copy's server in development, which needs no build, over the database of this test. */
async function serve(): Promise<string> {
  const port = await freePort();
  server = spawn(process.execPath, ['apps/server/src/programs/main.ts'], {
    cwd: copy.folder,
    env: environmentOf({
      ...{ NODE_ENV: 'development', PORT: String(port), DATA_DIR: path.join(copy.folder, 'data') },
      ...{ DATABASE_URL: api.databaseUrl, DEMO_DATA: 'off', LOG_LEVEL: 'warn', RATE_LIMIT: 'off' },
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const address = `http://127.0.0.1:${port}`;
  if (await untilReady(server, address, 120_000)) return address;
  throw new Error(`The server did not start:\n${output}`);
}
