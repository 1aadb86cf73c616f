import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { makeLog } from '@serendib/api/platform/log';
import type { FastifyBaseLogger } from 'fastify';
import type { Stopping } from '../lifecycle/stopping.ts';
import { MetricsExchange } from '../metrics/metrics-exchange.ts';
import { startServer } from '../server.ts';
import type { Settings } from '../settings/settings.ts';
import { AskedCounts } from './asked-counts.ts';
import type { Assignment, ToPrimary, ToWorker } from './messages.ts';
import { beat } from './pulse.ts';

/** Milliseconds that open connections have to send one more request and be told to come back by a new one. */
const drainMs = 5_000;

const tell = (message: ToPrimary): void => {
  if (process.connected) process.send?.(message);
};

/** One of several processes that serve the same port for a primary. Returns its log. */
export async function startClusterWorker(settings: Settings, stopping: Stopping): Promise<FastifyBaseLogger> {
  const assigned = Promise.withResolvers<Assignment>();
  const counter = new AskedCounts(tell);
  const others = new MetricsExchange(tell);
  const open: { server?: Server } = {};
  process.on('message', (message: ToWorker) => {
    if (message.type === 'begin') assigned.resolve(message.assignment);
    if (message.type === 'counts') counter.answered(message.id, message.counts);
    others.handle(message);
    if (message.type === 'stop') void stopping.stop(0);
    if (message.type === 'drain') void drain(open.server).then(() => stopping.stop(0));
  });
  endWithPrimary(stopping);
  const assignment = await assigned.promise;
  const log = makeLog({
    level: settings.logLevel,
    pretty: settings.mode !== 'production',
    worker: assignment.number,
  });
  const app = await startServer(settings, stopping, {
    ...assignment,
    log,
    counter,
    others,
    onPrepared: (administrator) => tell({ type: 'prepared', administrator }),
  });
  open.server = app.server;
  tell({ type: 'ready' });
  beat(tell);
  return log;
}

/** Node ends a worker at once when its primary is gone; ours answers first what it has begun. */
function endWithPrimary(stopping: Stopping): void {
  const { worker } = cluster;
  worker?.on('disconnect', () => {
    worker.exitedAfterDisconnect = true;
    void stopping.stop(1);
  });
}

/**
 * Closing a connection at rest may meet a request that is on its way. So no more are taken, and those that are open are
 * told with their next answer to end.
 */
async function drain(server: Server | undefined): Promise<void> {
  if (!server) return;
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  // Not http's own, which closes the connections at rest as well.
  NetServer.prototype.close.call(server);
  for (const end = Date.now() + drainMs; Date.now() < end; await wait(50)) {
    if ((await connectionsOf(server)) === 0) return;
  }
}

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
