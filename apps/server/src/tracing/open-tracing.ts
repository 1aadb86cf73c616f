import { AsyncLocalStorage } from 'node:async_hooks';
import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { watchParts } from '@serendib/api/platform/database/pool/parts';
import { routeOfRequest, signals } from '@serendib/api/platform/telemetry';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Traces of requests, of the calls and jobs within them, of pages rendered and of connections to the database. They name
 * routes and nothing of people. Sampling is set by OpenTelemetry’s own variables.
 */
export function openTracing(app: FastifyInstance, endpoint: string): void {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? 'serendib' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('serendib');
  const current = new AsyncLocalStorage<Span>();
  const within = (span = current.getStore()) =>
    span ? trace.setSpan(context.active(), span) : context.active();
  const requests = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', (request, _reply, done) => {
    // Named when its route is known; the address may hold what people typed.
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, parentOf(request) ?? within());
    requests.set(request, span);
    current.run(span, done);
  });
  const ends = [
    signals.answered.listen(({ request, reply, bytes }) => {
      const span = requests.get(request);
      if (!span) return;
      const route = routeOfRequest(request);
      span.updateName(route);
      span.setAttributes({
        'http.route': route,
        'http.request.method': request.method,
        'http.response.status_code': reply.statusCode,
        ...(bytes && { 'http.response.body.size': bytes }),
        'serendib.request_id': request.id,
      });
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }),
    signals.rendered.listen(({ ms, waitedMs, failed }) => {
      const span = tracer.startSpan(
        'render a page',
        { startTime: Date.now() - ms, attributes: { 'serendib.waited_ms': waitedMs } },
        within(),
      );
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }),
  ];
  watchParts({
    around: (name, work) => {
      const span = tracer.startSpan(name, {}, within());
      return current.run(span, () => endingWith(span, work));
    },
    connection: () => {
      // What looks after the database by itself belongs to no request.
      const parent = current.getStore();
      if (!parent) return () => undefined;
      const span = tracer.startSpan('database', { kind: SpanKind.CLIENT }, within(parent));
      return () => span.end();
    },
  });
  app.addHook('onClose', async () => {
    watchParts(undefined);
    for (const end of ends) end();
    // A collector that is away keeps no process from ending.
    await provider.shutdown().catch(() => undefined);
  });
}

async function endingWith<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** The trace that a proxy in front has begun. */
function parentOf({ headers }: FastifyRequest) {
  const given = headers.traceparent;
  const parent = typeof given === 'string' ? parseTraceParent(given) : null;
  return parent ? trace.setSpanContext(context.active(), { ...parent, isRemote: true }) : undefined;
}
