import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const signals = path.resolve(import.meta.dirname, 'signals.mjs');

// In a process of its own: what it imports takes the signals of the process that it is in.
const running = (options: string) => `
  const { run } = await import(${JSON.stringify(signals)});
  const stdio = ['ignore', 'pipe', 'inherit'];
  const { code, output } = await run(process.execPath, ['-p', 'os.getPriority()'], { stdio, ${options} });
  console.log(code, output.trim());`;

test('a program that is run with a niceness lets others go first', async () => {
  const said = async (options: string) => {
    const args = ['--input-type=module', '--eval', running(options)];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    return stdout.trim().split(' ').map(Number);
  };
  const [, usual = 0] = await said('');
  expect(await said('niceness: 15')).toEqual([0, 15]);
  expect(usual).toBeLessThan(15);
});
