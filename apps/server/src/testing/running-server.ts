import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@serendib/embedded-postgres/free-port';
import { expect } from 'vitest';
import { environmentOf, hasEnded, untilReady } from '../../../../scripts/prepare/server-process.mjs';
import { serverProgram } from '../../../../scripts/prepare/stamps.mjs';
import { root } from '../../../../scripts/prepare/steps.mjs';

const running: ChildProcess[] = [];

export interface RunningServer {
  child: ChildProcess;
  origin: string;
  output(): string;
}

/** The whole app in a process of its own, ready; a machine that does all of `npm test` at once may take minutes for it. What it is to be told goes into `settings`. */
export async function startServer(settings: Record<string, string>): Promise<RunningServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [serverProgram()], {
    cwd: root,
    env: environmentOf({ PORT: String(port), DEMO_DATA: 'off', LOG_LEVEL: 'warn', ...settings }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      text += part;
    });
  }
  const origin = `http://127.0.0.1:${port}`;
  expect(await untilReady(child, origin, 180_000), text).toBe(true);
  return { child, origin, output: () => text };
}

export async function kill(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** For after each test. */
export async function killAll(): Promise<void> {
  for (const child of running.splice(0)) await kill(child);
}

const password = 'Kandy-Lake-7';

export const ask = (server: RunningServer, call: string, body: object) =>
  fetch(`${server.origin}/api/auth/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
export const signUp = (server: RunningServer, email: string) =>
  ask(server, 'register', { userName: 'Nimali', email, password, confirmPassword: password });
