import { createHash, timingSafeEqual } from 'node:crypto';
import type { Database } from '@serendib/api/platform/database/database';
import { logSecurityEvent } from '@serendib/api/platform/http/security-events';
import type { Jobs } from '@serendib/api/platform/jobs/jobs';
import { networkFingerprint } from '@serendib/api/platform/secrets/network-fingerprint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AggregatorRegistry } from 'prom-client';
import type { Settings } from '../settings/settings.ts';
import type { MetricsExchange } from './metrics-exchange.ts';
import { measureProcess } from './process-metrics.ts';
import { measureShared } from './shared-metrics.ts';

interface MetricsOptions {
  database: Pick<Database, 'db' | 'connections'>;
  /** What the processes of this site do. */
  jobs: Jobs;
  settings: Pick<Settings, 'dataDir' | 'backups'>;
  token: string;
  number: number | undefined;
  others: MetricsExchange | undefined;
}

/**
 * `/metrics` for Prometheus, to who bears the token. Of several processes each has series of its own, told apart by
 * `worker`: sums would fall when one is replaced.
 */
export async function openMetrics(
  app: FastifyInstance,
  { database, jobs, settings, token, number, others }: MetricsOptions,
): Promise<void> {
  const { registry, end } = measureProcess(database, number ? { worker: String(number) } : {});
  app.addHook('onClose', async () => end());
  const own = () => registry.getMetricsAsJSON();
  if (others) others.measure = own;
  const fingerprint = networkFingerprint(database.db, () => new Date());
  // Behind the answer, which does not wait for a database that is away.
  const logRefusal = async ({ ip, id }: FastifyRequest) =>
    logSecurityEvent(app.log, {
      ...{ event: 'access-refused', result: 'UNAUTHENTICATED', call: 'GET /metrics' },
      from: await fingerprint(ip),
      requestId: id,
    });
  const expected = digest(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      void logRefusal(request);
      return reply.code(401).header('www-authenticate', 'Bearer').send('METRICS_TOKEN is needed.\n');
    }
    const shared = await measureShared(database, jobs, settings);
    const all = [await own(), ...((await others?.others()) ?? []), await shared.getMetricsAsJSON()];
    return reply.type(registry.contentType).send(await AggregatorRegistry.aggregate(all).metrics());
  });
}

const digest = (text: string) => createHash('sha256').update(text).digest();
