import cluster from 'node:cluster';
import { WorkerFailed } from './cluster/primary.ts';
import { formatError } from './format-error.ts';
import { readArguments, readSettings } from './settings.ts';
import { Stopping } from './stopping.ts';
import { Unhandled } from './unhandled.ts';

const stopping = new Stopping();
stopping.listen();
const unhandled = new Unhandled(stopping);
unhandled.listen();
// Meant for a primary that has its workers; Node would end any other process of it.
process.on('SIGUSR2', () => undefined);

try {
  unhandled.isOpen(await start());
} catch (error) {
  // Errors during a shutdown are expected: they are not logged. A worker has said itself what it failed of.
  if (!stopping.asked && !(error instanceof WorkerFailed)) console.error(formatError(error));
  await stopping.stop(1);
}

/** A primary loads nothing of what its workers serve. */
async function start() {
  const settings = readSettings({ ...process.env, ...readArguments(process.argv.slice(2)) });
  if (cluster.isWorker) {
    const { startClusterWorker } = await import('./cluster/worker.ts');
    return startClusterWorker(settings, stopping);
  }
  if (settings.workers) {
    const { startPrimary } = await import('./cluster/start-primary.ts');
    return startPrimary(settings, settings.workers, stopping);
  }
  const { startAlone } = await import('./startup/alone.ts');
  return startAlone(settings, stopping);
}
