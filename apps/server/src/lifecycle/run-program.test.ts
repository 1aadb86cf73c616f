import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { parseArgs, promisify } from 'node:util';
import { expect, test } from 'vitest';
import { formatError } from './format-error.ts';

const run = promisify(execFile);

/** A command whose work is these lines, after it has opened something whose close is seen. */
const commandOf = (work: string, options = '') => [
  '--input-type=module',
  '-e',
  `import { runProgram } from './run-program.ts';
  await runProgram(async ({ stopping }) => {
    await stopping.add(async () => console.error('closed'));
    ${work}
  }${options});`,
];
const at = { cwd: import.meta.dirname };

test('what a command throws, and what nothing in it handles, is said in words and closes what it opened', async () => {
  const ended = async (work: string) => {
    const { code, stderr } = await run(process.execPath, commandOf(work), at).catch((error) => error);
    return { code, stderr };
  };
  const refused = { code: 1, stderr: '✗ The tank is empty\nclosed\n' };
  expect(await ended(`throw new Error('The tank is empty');`)).toEqual(refused);
  expect(
    await ended(`void Promise.reject(new Error('The tank is empty'));
    await new Promise(() => setInterval(() => 0, 1e6));`),
  ).toEqual(refused);
});

test('a command whose output is read no more does its work to the end, and ends with the code that it answers', async () => {
  const command = spawn(
    process.execPath,
    commandOf(`
      for (let times = 0; times < 100; times++)
        await new Promise((done) => setTimeout(done, 5, console.log('a line')));
      return 3;`),
    at,
  );
  const exit = once(command, 'exit');
  await once(command.stdout, 'data');
  command.stdout.destroy();
  const [closed] = await once(command.stderr, 'data');
  expect(String(closed)).toBe('closed\n');
  expect(await exit).toEqual([3, null]);
});

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)(
  'a command that %s breaks off closes what it opened, says so and ends with %d',
  async (signal, code) => {
    const command = spawn(
      process.execPath,
      commandOf(`console.log('at work'); await new Promise(() => setInterval(() => 0, 1e6));`),
      at,
    );
    const ended = Promise.all([once(command, 'exit'), text(command.stderr)]);
    await once(command.stdout, 'data');
    // By the terminal, and by the launcher.
    command.kill(signal);
    command.kill(signal);
    expect(await ended).toEqual([[code, null], `✗ ${signal} broke it off: it was not done.\nclosed\n`]);
  },
);

test('a server that a signal ends has done what it was asked, also while it starts', async () => {
  const starts = `console.log('starting'); await new Promise(() => setInterval(() => 0, 1e6));`;
  const server = spawn(process.execPath, commandOf(starts, ', { isServer: true }'), at);
  const ended = Promise.all([once(server, 'exit'), text(server.stderr)]);
  await once(server.stdout, 'data');
  server.kill('SIGTERM');
  expect(await ended).toEqual([[0, null], 'closed\n']);
});

test('an option that a command does not know is refused in words', () => {
  const refused = () => {
    try {
      return parseArgs({ args: ['--lisings', '5'], options: { listings: { type: 'string' } } });
    } catch (error) {
      return formatError(error);
    }
  };
  expect(refused()).toMatch(/^✗ Unknown option '--lisings'[^\n]*$/);
});
