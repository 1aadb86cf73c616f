import { defaultTextMapGetter, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { watchParts } from '@serendib/api/platform/database/pool/parts';
import { routeOfRequest, signals } from '@serendib/api/platform/telemetry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openProvider, type TraceSettings } from './provider.ts';

/**
 * Traces of requests, of the calls and jobs within them, of pages rendered and of connections to the database. They name
 * routes and nothing of people.
 */
export function openTracing(app: FastifyInstance, settings: TraceSettings): void {
  const provider = openProvider(settings);
  const tracer = provider.getTracer('serendib');
  const current = new AsyncLocalStorageContextManager().enable();
  const propagator = new W3CTraceContextPropagator();
  const requests = new WeakMap<FastifyRequest, Span>();
  const begin = (name: string, kind = SpanKind.INTERNAL, startTime = Date.now()) =>
    tracer.startSpan(name, { kind, startTime }, current.active());

  app.addHook('onRequest', (request, _reply, done) => {
    // What a proxy began, or the page that asks the API in-process.
    const parent = propagator.extract(current.active(), request.headers, defaultTextMapGetter);
    // Named when its route is known; the address may hold what people typed.
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, parent);
    requests.set(request, span);
    current.with(trace.setSpan(parent, span), done);
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
      if (reply.statusCode >= 500) fail(span);
      span.end();
    }),
    signals.rendered.listen(({ ms, waitedMs, failed }) => {
      const span = begin('render a page', SpanKind.INTERNAL, Date.now() - ms);
      span.setAttribute('serendib.waited_ms', waitedMs);
      if (failed) fail(span);
      span.end();
    }),
  ];
  watchParts({
    around: (name, work) => {
      const span = begin(name);
      return current.with(trace.setSpan(current.active(), span), () => endingWith(span, work));
    },
    connection: () => {
      // What looks after the database by itself belongs to no request.
      if (!trace.getSpan(current.active())) return () => undefined;
      const span = begin('database', SpanKind.CLIENT);
      return () => span.end();
    },
  });
  app.addHook('onClose', async () => {
    watchParts(undefined);
    for (const end of ends) end();
    await provider.shutdown();
  });
}

const fail = (span: Span) => span.setStatus({ code: SpanStatusCode.ERROR });

async function endingWith<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    fail(span);
    throw error;
  } finally {
    span.end();
  }
}
