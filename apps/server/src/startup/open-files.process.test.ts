import { type ChildProcess, spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { root } from '../../../../scripts/prepare/steps.mjs';

/** Listens as the app does, and answers with a file, which it has to open. */
const program = `
import { readFile } from 'node:fs/promises';
import Fastify from 'fastify';
import { listen } from './apps/server/src/startup/listen.ts';
const app = Fastify({ logger: { level: 'warn' } });
app.get('/', async () => readFile('package.json', 'utf8'));
await listen(app, { host: '127.0.0.1', port: 0 });
console.log('port', app.server.address().port);`;

let child: ChildProcess | undefined;
const held: Socket[] = [];
afterEach(() => {
  for (const socket of held.splice(0)) socket.destroy();
  child?.kill('SIGKILL');
});

/** A connection that stays, once it was answered; false where it was closed instead. */
function opens(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' });
  held.push(socket);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return new Promise((resolve) => {
    socket.on('data', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(false));
  });
}

test.skipIf(process.platform !== 'linux')(
  'with few open files allowed, connections beyond them are closed with one word in the log, and all others are served',
  async () => {
    const limited = ['ulimit -n 240 && exec "$0" --input-type=module --eval "$1"', process.execPath, program];
    child = spawn('sh', ['-c', ...limited], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout?.on('data', (part) => {
      said += part;
    });
    await expect.poll(() => said).toMatch(/port \d+/);
    const port = Number(/port (\d+)/.exec(said)?.[1]);

    const answered = [];
    for (let number = 0; number < 180; number += 1) answered.push(await opens(port));
    expect(answered.filter(Boolean)).toHaveLength(140);
    expect(answered.slice(0, 140)).toEqual(Array(140).fill(true));
    expect(said.match(/More connections came than the 240 open files of this process allow/g)).toHaveLength(
      1,
    );

    for (const socket of held.splice(0, 20)) socket.destroy();
    await expect.poll(() => opens(port)).toBe(true);
  },
);
