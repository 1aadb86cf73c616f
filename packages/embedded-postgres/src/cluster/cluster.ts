import { randomBytes, randomUUID } from 'node:crypto';
import { chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withRoom } from '../server/launch.ts';
import { isAlive } from '../server/left-running.ts';
import { type Binaries, finish, handedName, runProgram } from './program.ts';

export const userName = 'serendib';
const unfinished = /^pg\.new-(\d+)-/;
const passwordFile = 'app-password';

/** The cluster's folder, made by initdb if it is not there yet. Of two first starts at once one makes it. */
export async function ensureCluster(folder: string, binaries: Binaries): Promise<void> {
  const dataDir = path.dirname(folder);
  await removeUnfinished(dataDir);

  const version = await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(refuseUnlessMissing(folder));
  if (version === undefined) await createCluster(folder, binaries);
  else await checkVersion(folder, version.trim(), binaries);
}

export async function readPassword(folder: string): Promise<string> {
  return (await readFile(path.join(folder, passwordFile), 'utf8')).trim();
}

function refuseUnlessMissing(folder: string) {
  return (error: NodeJS.ErrnoException): undefined => {
    if (error.code === 'ENOENT') return undefined;
    throw new Error(
      `${folder} cannot be read (${error.code}): it belongs to another user. Start as that user, or give another DATA_DIR.`,
    );
  };
}

async function checkVersion(folder: string, version: string, binaries: Binaries): Promise<void> {
  const { output } = await finish(
    runProgram({ binaries, program: 'postgres', args: ['--version'], output: 'pipe' }),
  );
  const ours = /(\d+)/.exec(output)?.[1];
  if (ours !== version) throw new OtherMajor(folder, version, ours ?? 'another');
}

/** The data were made by another major version of PostgreSQL, whose files none but that one reads. */
export class OtherMajor extends Error {
  /** That made it. */
  readonly version: string;

  constructor(folder: string, version: string, ours: string) {
    super(
      `${folder} was made by PostgreSQL ${version}, and the embedded one is ${ours}. ` +
        `Install PostgreSQL ${version} on this machine and start again: the data are then brought over by themselves. ` +
        'Or restore a backup made by the version of Serendib before this one, or give another DATA_DIR.',
    );
    this.version = version;
  }
}

async function createCluster(folder: string, binaries: Binaries): Promise<void> {
  const fresh = `${folder}.new-${process.pid}-${randomUUID().slice(0, 8)}`;
  const password = `${fresh}.password`;
  await mkdir(fresh, { mode: 0o700 });
  try {
    await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (binaries.account) {
      const { uid, gid } = binaries.account;
      await chown(fresh, uid, gid);
      await chown(password, uid, gid);
    }
    await initialise(fresh, password, binaries);
    await rename(password, path.join(fresh, passwordFile));
    await rename(fresh, folder).catch((error: NodeJS.ErrnoException) => {
      // A start at the same time was quicker, and its cluster is as good as ours.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
    await rm(password, { force: true });
  }
}

async function initialise(fresh: string, password: string, binaries: Binaries): Promise<void> {
  const folderHandle = await open(fresh);
  const passwordHandle = await open(password);
  try {
    const { code, output } = await finish(
      runProgram({
        binaries,
        program: 'initdb',
        hand: [folderHandle.fd, passwordHandle.fd],
        output: 'pipe',
        args: [
          `--pgdata=${handedName(3, fresh)}`,
          `--pwfile=${handedName(4, password)}`,
          `--username=${userName}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          // The same order of words on every machine, independent of its locales.
          '--locale=C',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
        ],
      }),
    );
    if (code !== 0) throw new Error(withRoom(`initdb failed:\n${output.trim()}`, fresh));
  } finally {
    await folderHandle.close();
    await passwordHandle.close();
  }
}

/** What first starts left behind that were killed during initdb. */
async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const maker = Number(unfinished.exec(name)?.[1]);
    if (maker && !(await isAlive(maker)))
      await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
}
