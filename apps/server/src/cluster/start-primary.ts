import type { FastifyBaseLogger } from 'fastify';
import type { Stopping } from '../lifecycle/stopping.ts';
import type { Settings } from '../settings/settings.ts';
import { bannerLines, showAdministrator } from '../startup/banner.ts';
import { prepareMachine } from '../startup/machine.ts';
import { Primary } from './primary.ts';

/** Milliseconds for all workers to end by themselves before it is left to the kernel. */
const stopsWithin = 25_000;

/** Has the database, and workers that serve; SIGUSR2 restarts them one by one. Returns its log. */
export async function startPrimary(
  settings: Settings,
  size: number,
  stopping: Stopping,
): Promise<FastifyBaseLogger> {
  const { log, databaseUrl, poolSize } = await prepareMachine(settings, stopping, { processes: size });
  const primary = new Primary({
    ...{ size, databaseUrl, poolSize, stopping, log },
    onPrepared: showAdministrator,
  });
  await stopping.add(() => primary.stop(), stopsWithin);
  await primary.start();
  process.on('SIGUSR2', () => void primary.restart());
  for (const line of bannerLines(settings)) console.log(line);
  return log;
}
