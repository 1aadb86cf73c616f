import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openDatabase } from '@serendib/api/platform/database/database';
import { asPart } from '@serendib/api/platform/database/pool/parts';
import { signals } from '@serendib/api/platform/telemetry';
import { createTestDatabase } from '@serendib/embedded-postgres/testing';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { expect, inject, test } from 'vitest';

interface Sent {
  name: string;
  spanId: string;
  traceId: string;
  parentSpanId?: string;
}

test('a request, the call in it and its connection are one trace, which goes on what a proxy began', async () => {
  const sent: Sent[] = [];
  let said = '';
  const collector = createServer(async (request, response) => {
    const body = await text(request);
    said += `${request.url} ${body}`;
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const { spans } of scopeSpans) sent.push(...spans);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const database = await createTestDatabase(inject('postgresUrl'));
  const opened = openDatabase({ url: database.url, poolSize: 2 });
  const app = Fastify();
  const { openTracing } = await import('./open-tracing.ts');
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;
  openTracing(app, { endpoint, service: 'serendib-of-galle', share: 1 });
  app.addHook('onResponse', async (request, reply) =>
    signals.answered.tell(() => ({ request, reply, bytes: 7 })),
  );
  app.get('/things', () => asPart('GET /things', () => opened.db.execute(sql`select 1`)));
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  const reply = await app.inject({ url: '/things?search=nimali@example.lk', headers: { traceparent } });
  expect(reply.statusCode).toBe(200);
  await app.close();
  await opened.close();
  await database.drop();
  collector.close();

  expect(sent.map(({ name }) => name).sort()).toEqual(['GET /things', 'GET /things', 'database']);
  expect(new Set(sent.map(({ traceId }) => traceId))).toEqual(new Set(['a'.repeat(32)]));
  const request = sent.find(({ parentSpanId }) => parentSpanId === 'b'.repeat(16));
  const call = sent.find(({ parentSpanId }) => parentSpanId === request?.spanId);
  const connection = sent.find(({ name }) => name === 'database');
  expect([call?.name, connection?.parentSpanId]).toEqual(['GET /things', call?.spanId]);
  expect(said).toContain('/v1/traces');
  expect(said).toContain('serendib-of-galle');
  expect(said).not.toContain('nimali');
});
