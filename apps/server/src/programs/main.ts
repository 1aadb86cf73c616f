import cluster from 'node:cluster';
import { WorkerFailed } from '../cluster/primary.ts';
import { runProgram } from '../lifecycle/run-program.ts';
import type { Stopping } from '../lifecycle/stopping.ts';
import { readArguments, readSettings } from '../settings/settings.ts';

// Meant for a primary that has its workers; Node would end any other process of it.
process.on('SIGUSR2', () => undefined);

await runProgram(
  async ({ stopping, unhandled }) => {
    try {
      unhandled.isOpen(await start(stopping));
      return 'serves';
    } catch (error) {
      // A worker has said itself what it failed of.
      if (error instanceof WorkerFailed) return 1;
      throw error;
    }
  },
  { isServer: true },
);

/** A primary loads nothing of what its workers serve. */
async function start(stopping: Stopping) {
  const settings = readSettings({ ...process.env, ...readArguments(process.argv.slice(2)) });
  if (cluster.isWorker) {
    const { startClusterWorker } = await import('../cluster/worker.ts');
    return startClusterWorker(settings, stopping);
  }
  if (settings.workers) {
    const { startPrimary } = await import('../cluster/start-primary.ts');
    return startPrimary(settings, settings.workers, stopping);
  }
  const { startAlone } = await import('../startup/alone.ts');
  return startAlone(settings, stopping);
}
