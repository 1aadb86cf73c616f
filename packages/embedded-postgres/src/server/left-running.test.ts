import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { sendSignal } from './left-running.ts';

test('a process that has ended since it was looked at is sent no signal, and that is no fault', async () => {
  const child = spawn(process.execPath, ['--eval', '']);
  await once(child, 'exit');
  expect(sendSignal(Number(child.pid), 'SIGCONT')).toBe(false);
});

test('a signal that cannot be sent is a fault', () => {
  expect(() => sendSignal(process.pid, 'SIGNONE' as NodeJS.Signals)).toThrow('SIGNONE');
});
