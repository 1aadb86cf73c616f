// `npm run sqlmap`: sqlmap on every call of a server of its own, at each parameter of the path, the query and the body.
// `--calls inquiries` asks those alone whose path has it; `--from 112` goes on at the call of that number; `--level 3` looks deeper.
// sqlmap itself comes from the system.

import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endedBySignal } from '@serendib/embedded-postgres/testing/ended-by-signal';
import fc from 'fast-check';
import { numberOption } from '../chaos/options.ts';
import { type Operation, operationsOf } from './document.ts';
import { fill, type Known } from './fill.ts';
import { startFuzzedServer } from './fuzzed-server.ts';
import { pathOf, type Role } from './requests.ts';
import { sendByHttp } from './send-by-http.ts';
import { validOf } from './valid.ts';
import { FuzzWorld } from './world.ts';

const level = numberOption('level', 1);
const from = numberOption('from', 1);
const at = process.argv.indexOf('--calls');
const wanted = at < 0 ? '' : (process.argv[at + 1] ?? '');
/** Statuses that say no more than that a value is refused. */
const refusals = '400,401,402,403,404,409,413,415,429';
/** Its own account would be gone, or its session. */
const ending = /logout|\/auth\/(account|sessions)/;

if (spawnSync('sqlmap', ['--version']).status !== 0) {
  console.error('There is no sqlmap here: apt-get install sqlmap, or pip install sqlmap, brings it.');
  process.exit(1);
}

const server = await startFuzzedServer();
const folder = await mkdtemp(path.join(tmpdir(), 'serendib-sqlmap-'));
const deleteFolder = endedBySignal(() => rm(folder, { recursive: true, force: true }));
const world = new FuzzWorld(server.databaseUrl, null);
const found: string[] = [];
/** Of which sqlmap could make nothing. */
const untested: string[] = [];
let number = 0;
let calls = 0;
let places = 0;
try {
  const document = await (await fetch(`${server.origin}/api/openapi.json`)).json();
  const send = sendByHttp(server.origin, 1);
  for (const operation of operationsOf(document as Parameters<typeof operationsOf>[0])) {
    const call = `${operation.method} ${operation.path}`;
    if (!call.includes(wanted) || ending.test(operation.path)) continue;
    const text = requestOf(operation, await world.renew(send), server.origin);
    const marks = text.split('*').length - 1;
    if (marks === 0) continue;
    number += 1;
    if (number < from) continue;
    const file = path.join(folder, 'request.txt');
    await writeFile(file, text);
    const output = await sqlmap(file);
    calls += 1;
    places += marks;
    const lines = output
      .split('\n')
      .filter((line) => /is vulnerable|Parameter: |Payload: |Type: |injectable/.test(line));
    const isFound = /identified the following injection point/.test(output);
    const isTested = isFound || /all tested parameters do not appear to be injectable/.test(output);
    if (!isTested) untested.push(call);
    console.error(
      `${isFound || !isTested ? '✗' : '✓'} ${number}, ${call}: ${marks} places${isTested ? '' : ', not tested'}`,
    );
    if (!isTested) console.error(output.slice(-600));
    if (isFound) found.push(`${call}\n  ${lines.join('\n  ')}`);
  }
} finally {
  await world.close();
  await server.end();
  await deleteFolder();
}
for (const one of found) console.log(`✗ ${one}`);
console.log(
  `${calls} calls, ${places} places: ${found.length} that can be injected, ${untested.length} not tested`,
);
process.exit(found.length + untested.length > 0 ? 1 : 0);

/** A valid request as text, each of its values with the mark that says where to look. */
function requestOf(operation: Operation, known: Known, origin: string): string {
  const one = <Value>(arbitrary: fc.Arbitrary<Value>) =>
    fc.sample(arbitrary, { seed: 7, numRuns: 1 })[0] as Value;
  const role: Role = operation.path.startsWith('/api/admin/') ? 'admin' : 'owner';
  const query = operation.parameters
    .filter((each) => each.in === 'query')
    .map(({ name, schema = {} }) => `${name}=${encodeURIComponent(String(one(validOf(schema, name))))}*`);
  const json = operation.bodies.find(({ type }) => type === 'application/json');
  const body = json && marked(one(validOf(json.schema)));
  const named = one(pathOf(operation, true));
  const sent = fill(
    {
      ...{ role, method: operation.method, headers: {} },
      path: `${named}${query.length > 0 ? `?${query.join('&')}` : ''}`,
      body: body === undefined ? undefined : { type: 'application/json', text: body },
    },
    known,
    {} as never,
  );
  const headers = Object.entries({ host: new URL(origin).host, ...sent.headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`${sent.method} ${sent.url} HTTP/1.1`, ...headers, '', sent.payload?.toString('utf8') ?? ''].join(
    '\r\n',
  );
}

/** JSON in which each text and number bears the mark. */
function marked(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(`${value.replaceAll('*', '')}*`);
  if (typeof value === 'number') return `${value}*`;
  if (Array.isArray(value)) return `[${value.map(marked).join(',')}]`;
  if (value && typeof value === 'object')
    return `{${Object.entries(value)
      .map(([name, inner]) => `${JSON.stringify(name)}:${marked(inner)}`)
      .join(',')}}`;
  return JSON.stringify(value);
}

async function sqlmap(file: string): Promise<string> {
  const options = [`--level=${level}`, '--risk=1', '--dbms=postgresql', '--threads=4', '--technique=BEUS'];
  const child = spawn(
    'sqlmap',
    [
      '-r',
      file,
      '--batch',
      '--flush-session',
      '--disable-coloring',
      '--ignore-stdin',
      `--ignore-code=${refusals}`,
      `--output-dir=${folder}`,
      ...options,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part;
    });
  await new Promise((ended) => child.on('exit', ended));
  return output;
}
