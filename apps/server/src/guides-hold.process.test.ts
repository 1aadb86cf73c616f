import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { useApi } from '@serendib/api/platform/testing';
import { freePort } from '@serendib/embedded-postgres/free-port';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);
const api = useApi();
let copy: string;
let server: ChildProcess | undefined;

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'serendib-kind-'));
  await copyProject(copy);
});
afterAll(async () => {
  if (server && server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  await rm(copy, { recursive: true, force: true });
});

const read = (page: string) => readFile(path.join(root, page), 'utf8');
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
  await follow(await read('CONTRIBUTING.md'));
  await follow(await read('docs/adding-a-kind.md'), path.join(copy, 'apps/api'));
  const migrations = await readdir(path.join(copy, 'apps/api/migrations'));
  const made = migrations.find((name) => name.endsWith('_workshops.sql')) ?? '';
  expect(await readFile(path.join(copy, 'apps/api/migrations', made), 'utf8')).toContain("'workshop'");

  await command('npx react-router typegen', path.join(copy, 'apps/web'));
  await Promise.all([command('npx tsc -p .', copy), command('npx tsc -p .', path.join(copy, 'apps/web'))]);

  address = await serve();
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

  // The declaration's filter, in the API and its document, the desk and its file, the address, the sheet and the chip.
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

interface Block {
  file: string;
  language: string;
  text: string;
}

/** Does what a page says is to be written; commands where `commandsIn` says a folder for them. */
async function follow(page: string, commandsIn?: string): Promise<void> {
  for (const { file, language, text } of blocksOf(page)) {
    if (language === 'diff') await change(path.join(copy, file), text);
    else if (language !== 'sh') await create(path.join(copy, file), text);
    else if (commandsIn) await command(text, commandsIn);
  }
}

/** What the page says is to be written, each with the file that was named last before it. */
function blocksOf(words: string): Block[] {
  let file = '';
  return [
    ...words.matchAll(/^```(\w+)\n([\s\S]*?)^```$|^.*`((?:apps|packages)\/[\w./-]+\.tsx?)`$/gm),
  ].flatMap(([, language, text = '', named]) => {
    if (named) file = named;
    return language ? [{ file, language, text }] : [];
  });
}

async function create(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text, { flag: 'wx' });
}

/** Lines with a minus go, lines with a plus come; what stands there must be there once. */
async function change(file: string, diff: string): Promise<void> {
  const lines = diff.trimEnd().split('\n');
  const side = (sign: string) =>
    lines
      .filter((line) => line[0] !== sign)
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const parts = (await readFile(file, 'utf8')).split(side('+'));
  expect([file, parts.length]).toEqual([file, 2]);
  await writeFile(file, parts.join(side('-')));
}

async function command(words: string, cwd: string): Promise<void> {
  const [, name = '', ...rest] = words.trim().split(' ');
  const files: Record<string, string> = {
    'drizzle-kit': 'drizzle-kit/bin.cjs',
    'react-router': '@react-router/dev/bin.cjs',
    tsc: 'typescript/bin/tsc',
  };
  const program = path.join(copy, 'node_modules', files[name] ?? name);
  // Several checkers find out the same each for itself, which is twice the work beside other tests.
  const quietly = name === 'tsc' ? ['--checkers', '1'] : [];
  await run(process.execPath, [program, ...rest, ...quietly], { cwd }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${words} failed:\n${error.stdout}\n${error.stderr}`);
    },
  );
}

/** The sources alone: tests that name every kind by hand are no part of what a kind needs. */
async function copyProject(to: string): Promise<void> {
  const isSource = (from: string) =>
    !/\/(node_modules|build|\.react-router|public|data)$|\.test\.tsx?$/.test(from);
  for (const part of ['packages', 'apps', 'scripts/prepare'])
    await cp(path.join(root, part), path.join(to, part), { recursive: true, filter: isSource });
  for (const file of ['tsconfig.json', 'package.json']) await cp(path.join(root, file), path.join(to, file));
  for (const folder of ['apps/api/data', 'apps/web/public'])
    await symlink(path.join(root, folder), path.join(to, folder));
  const modules = path.join(to, 'node_modules');
  await mkdir(path.join(modules, '@serendib'), { recursive: true });
  for (const name of await readdir(path.join(root, 'node_modules')))
    if (name !== '@serendib') await symlink(path.join(root, 'node_modules', name), path.join(modules, name));
  for (const part of ['packages', 'apps'])
    for (const name of await readdir(path.join(to, part)))
      await symlink(path.join(to, part, name), path.join(modules, '@serendib', name));
}

/** The copy's server in development, which needs no build, over the database of this test. */
async function serve(): Promise<string> {
  const port = await freePort();
  const { PUBLIC_URL: _url, HOST: _host, ...rest } = process.env;
  server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: copy,
    env: {
      ...rest,
      ...{
        NODE_ENV: 'development',
        PORT: String(port),
        DATA_DIR: path.join(copy, 'data'),
        RATE_LIMIT: 'off',
      },
      ...{ DATABASE_URL: api.databaseUrl, DEMO_DATA: 'off', LOG_LEVEL: 'warn' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const address = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + 120_000; ; await wait(200)) {
    if (server.exitCode !== null || Date.now() > end) throw new Error(`The server did not start:\n${output}`);
    if ((await fetch(`${address}/api/ready`).catch(() => undefined))?.ok) return address;
  }
}
