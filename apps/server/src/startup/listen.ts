import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';

type ListenOptions = Pick<Settings, 'host' | 'port'>;

/** Asked before the database is made ready, which may take a while in vain. */
export async function refuseTakenPort({ host, port }: ListenOptions): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
  } catch (error) {
    throw explained(error, { host, port });
  }
  probe.close();
  await once(probe, 'close');
}

export async function listen(app: FastifyInstance, { host, port }: ListenOptions): Promise<void> {
  try {
    await app.listen({ host, port });
    boundConnections(app);
  } catch (error) {
    throw explained(error, { host, port });
  }
}

/** File descriptors that are left for files, the database and what else the process opens. */
const spare = 100;

/**
 * Where the system lets this process open few files, connections beyond them are closed with a word in the log: Node itself
 * says nothing when it runs out of them, and then the database and photos cannot be reached either.
 */
function boundConnections(app: FastifyInstance): void {
  const limit = openFilesLimit();
  if (limit === undefined) return;
  app.server.maxConnections = Math.max(spare, limit - spare);
  let saidAt = 0;
  app.server.on('drop', () => {
    if (Date.now() - saidAt < 60_000) return;
    saidAt = Date.now();
    app.log.warn(
      `More connections came than the ${limit} open files of this process allow, and were closed. Raise the limit (ulimit -n, LimitNOFILE).`,
    );
  });
}

/** As Linux tells it; elsewhere it is not known. */
function openFilesLimit(): number | undefined {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined;
  }
}

function explained(error: unknown, { host, port }: ListenOptions): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken by another program. Set PORT to a free one.`);
  if (code === 'EACCES')
    return new Error(`Port ${port} may not be opened by this user. Set PORT to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Error(`HOST ${host} is no address of this machine.`);
  return error;
}
