import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

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
  } catch (error) {
    throw explained(error, { host, port });
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
