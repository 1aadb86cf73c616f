import type { Database } from '@serendib/api/platform/database/database';
import { routeOfRequest, signals } from '@serendib/api/platform/telemetry';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { watchedRequests } from './watched-requests.ts';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What this process counts of itself. `end` ends the listening. */
export function measureProcess(
  { connections }: Pick<Database, 'connections'>,
  labels: Record<string, string>,
): { registry: Registry; end(): void } {
  const registry = new Registry();
  registry.setDefaultLabels(labels);
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    ...{ name: 'serendib_request_duration_seconds', help: 'Requests by route and status', registers },
    labelNames: ['route', 'status'] as const,
    buckets: seconds,
  });
  for (const watched of watchedRequests) requests.zero(watched);
  const bytes = new Counter({
    ...{ name: 'serendib_sent_bytes_total', help: 'Bytes sent, headers included', registers },
    labelNames: ['route'] as const,
  });
  const lookups = new Counter({
    ...{ name: 'serendib_cache_lookups_total', help: 'Looks into what is kept, by cache', registers },
    labelNames: ['cache', 'found'] as const,
  });
  const renders = new Histogram({
    ...{ name: 'serendib_render_duration_seconds', help: 'Pages rendered', registers, buckets: seconds },
    labelNames: ['outcome'] as const,
  });
  const turns = new Histogram({
    ...{ name: 'serendib_render_wait_seconds', help: 'Waits of pages for their turn', registers },
    buckets: seconds,
  });
  const jobs = new Counter({
    ...{ name: 'serendib_job_tries_total', help: 'Tries at jobs that ended, mails among them', registers },
    labelNames: ['task', 'outcome'] as const,
  });
  new Gauge({
    ...{ name: 'serendib_database_connections', help: 'Connections of the pool', registers },
    labelNames: ['state'] as const,
    collect() {
      for (const [state, number] of Object.entries(connections())) this.set({ state }, number);
    },
  });
  const ends = [
    signals.answered.listen(({ request, reply, bytes: sent }) => {
      const route = routeOfRequest(request);
      requests.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
      if (sent) bytes.inc({ route }, sent);
      if (request.routeOptions.config.cached && request.method === 'GET')
        lookups.inc({ cache: 'replies', found: reply.isFromMemory ? 'fresh' : 'none' });
    }),
    signals.pageFound.listen(({ found }) => lookups.inc({ cache: 'pages', found })),
    signals.rendered.listen(({ ms, waitedMs, failed }) => {
      renders.observe({ outcome: failed ? 'failed' : 'done' }, ms / 1000);
      turns.observe(waitedMs / 1000);
    }),
    signals.jobEnded.listen((ended) => jobs.inc(ended)),
  ];
  return {
    registry,
    end: () => {
      for (const end of ends) end();
    },
  };
}
