import { AsyncLocalStorage } from 'node:async_hooks';
import { watchParts } from '@serendib/api/platform/database/pool/parts';
import { routeOfRequest, signals } from '@serendib/api/platform/telemetry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readHeaders, sendSpans } from './send-spans.ts';
import { asOtlp, kinds, makeSpans, readTraceParent, type Span } from './spans.ts';

/**
 * Traces of requests, of the calls and jobs within them, of pages rendered and of connections to the database. They name
 * routes and nothing of people.
 */
export function openTracing(app: FastifyInstance, endpoint: string, environment = process.env): void {
  const sender = sendSpans(endpoint, {
    service: environment.OTEL_SERVICE_NAME ?? 'serendib',
    headers: readHeaders(environment.OTEL_EXPORTER_OTLP_HEADERS),
  });
  const share = Number(environment.OTEL_TRACES_SAMPLER_ARG ?? 1);
  const begin = makeSpans({ onEnd: (span, endedAt) => sender.add(asOtlp(span, endedAt)), share });
  const current = new AsyncLocalStorage<Span>();
  const requests = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', (request, _reply, done) => {
    const parent = readTraceParent(request.headers.traceparent) ?? current.getStore();
    // Named when its route is known; the address may hold what people typed.
    const span = begin(request.method, parent, { kind: kinds.server });
    requests.set(request, span);
    current.run(span, done);
  });
  const ends = [
    signals.answered.listen(({ request, reply, bytes }) => {
      const span = requests.get(request);
      if (!span) return;
      const route = routeOfRequest(request);
      span.name = route;
      Object.assign(span.attributes, {
        'http.route': route,
        'http.request.method': request.method,
        'http.response.status_code': reply.statusCode,
        ...(bytes && { 'http.response.body.size': bytes }),
        'serendib.request_id': request.id,
      });
      span.hasFailed = reply.statusCode >= 500;
      span.end();
    }),
    signals.rendered.listen(({ ms, waitedMs, failed }) => {
      const span = begin('render a page', current.getStore(), { startedAt: Date.now() - ms });
      span.attributes['serendib.waited_ms'] = waitedMs;
      span.hasFailed = failed;
      span.end();
    }),
  ];
  watchParts({
    around: (name, work) => {
      const span = begin(name, current.getStore());
      return current.run(span, () => endingWith(span, work));
    },
    connection: () => {
      // What looks after the database by itself belongs to no request.
      const parent = current.getStore();
      return parent ? begin('database', parent, { kind: kinds.client }).end : () => undefined;
    },
  });
  app.addHook('onClose', async () => {
    watchParts(undefined);
    for (const end of ends) end();
    await sender.end();
  });
}

async function endingWith<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    span.hasFailed = true;
    throw error;
  } finally {
    span.end();
  }
}
