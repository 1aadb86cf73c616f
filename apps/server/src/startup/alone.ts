import type { FastifyBaseLogger } from 'fastify';
import type { Stopping } from '../lifecycle/stopping.ts';
import type { Settings } from '../settings/settings.ts';
import { bannerLines, showAdministrator } from './banner.ts';
import { prepareMachine } from './machine.ts';

/** One process that does everything; reads its own program while the database starts. Returns its log. */
export async function startAlone(settings: Settings, stopping: Stopping): Promise<FastifyBaseLogger> {
  const launched = Promise.withResolvers<void>();
  const preparing = prepareMachine(settings, stopping, { onLaunched: launched.resolve });
  await Promise.race([launched.promise, preparing]);
  const [machine, { startServer }] = await Promise.all([preparing, import('../server.ts')]);
  await startServer(settings, stopping, {
    ...{ ...machine, prepares: true, doesJobs: true },
    onPrepared: showAdministrator,
  });
  for (const line of bannerLines(settings)) console.log(line);
  return machine.log;
}
