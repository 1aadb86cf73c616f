import { makeLog } from '@serendib/api/platform/log';
import type { FastifyBaseLogger } from 'fastify';
import type { Stopping } from '../lifecycle/stopping.ts';
import type { Settings } from '../settings/settings.ts';
import { embeddedConnections, shareConnections } from './connections.ts';
import { refuseUnwritable } from './data-dir.ts';
import { provideDatabase } from './database.ts';
import { refuseTakenPort } from './listen.ts';

export interface Machine {
  log: FastifyBaseLogger;
  databaseUrl: string;
  /** Connections of one process for its requests. */
  poolSize: number;
}

/** What is there once, however many processes serve: the port, the folder, the database. */
export async function prepareMachine(
  settings: Settings,
  stopping: Stopping,
  { processes, onLaunched }: { processes?: number; onLaunched?: () => void } = {},
): Promise<Machine> {
  const log = makeLog({ level: settings.logLevel, pretty: settings.mode !== 'production' });
  await refuseTakenPort(settings);
  await refuseUnwritable(settings);
  const databaseUrl = await provideDatabase(
    settings,
    stopping,
    (message) => log.info(message),
    (message) => log.warn(message),
    { connections: embeddedConnections(processes, settings.backups !== undefined), onLaunched },
  );
  return { log, databaseUrl, poolSize: await shareConnections(databaseUrl, settings, processes) };
}
