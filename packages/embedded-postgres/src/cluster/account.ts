import { readFile, stat } from 'node:fs/promises';

/** The system account that owns the cluster and runs PostgreSQL; undefined means the account of this process. */
export type Account = { name: string; uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root. So root lends it the owner of the data that is there, else the owner of
 * the folder around it, else an account that every system has. None is ever created.
 */
export async function possibleAccounts(cluster: string, dataDir: string): Promise<Account[] | undefined> {
  if (process.getuid?.() !== 0) return undefined;

  const existing = await ownerOf(cluster);
  if (existing) return [existing];

  const around = await ownerOf(dataDir);
  const known = await knownAccounts(['postgres', 'nobody', 'daemon']);
  return around && around.uid !== 0 ? [around, ...known] : known;
}

async function ownerOf(folder: string): Promise<Account | undefined> {
  const found = await stat(folder).catch(() => undefined);
  return found && { name: `user ${found.uid}`, uid: found.uid, gid: found.gid };
}

async function knownAccounts(names: string[]): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  return names.flatMap((name) => {
    const line = lines.find((fields) => fields[0] === name);
    return line ? [{ name, uid: Number(line[2]), gid: Number(line[3]) }] : [];
  });
}
