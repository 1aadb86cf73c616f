import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './account.ts';

export type Binaries = { native: string; account: Account | undefined };

export type Run = {
  binaries: Binaries;
  program: 'initdb' | 'postgres';
  args: string[];
  /** Where both output streams go: a file descriptor, or 'pipe'. */
  output: number | 'pipe';
  /** Open files handed over as descriptors 3, 4 … */
  hand?: number[];
  detached?: boolean;
};

/** Locale and time zone must not depend on who starts the server, and PG* variables would change its mind. */
const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * The working folder is `/`, because the account that runs the program may not be able to enter ours.
 */
export function runProgram({
  binaries,
  program,
  args,
  output,
  hand = [],
  detached = false,
}: Run): ChildProcess {
  const { native, account } = binaries;
  return spawn(path.join(native, 'bin', program), args, {
    cwd: '/',
    env: environment,
    detached,
    stdio: ['ignore', output, output, ...hand],
    ...(account && { uid: account.uid, gid: account.gid }),
  });
}

/**
 * The name of an open file for a program that is given it as descriptor `number`: it works inside a folder
 * which that program's account may not enter. Where there is no /proc the plain path must do.
 */
export function handedName(number: number, plainPath: string): string {
  return existsSync('/proc/self/fd') ? `/proc/self/fd/${number}` : plainPath;
}

export type Outcome = { code: number | null; output: string };

/** Runs to its end; rejects only when the program could not be started. */
export function finish(child: ChildProcess): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
