import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Endpoints } from '@serendib/contract/endpoint';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { AppOptions } from '../../app.ts';
import { useApi } from '../testing.ts';
import { routeOf } from './route.ts';
import { serve } from './serve.ts';

const endpoints = {
  'GET /shells': {
    summary: 'Shells',
    access: 'public',
    query: z.object({ limit: z.coerce.number('Please give a number.').int().default(24) }),
    success: {
      status: 200,
      reply: z.array(z.object({ name: z.string(), colour: z.string().nullable().catch(null).default(null) })),
    },
  },
  'POST /shells': {
    summary: 'A new shell',
    access: 'public',
    body: z.strictObject({ name: z.string().min(1, 'Please name the shell.') }),
    success: { status: 201, reply: z.object({ name: z.string() }) },
  },
  'GET /shells/{id}': {
    summary: 'One',
    access: 'public',
    success: { status: 200, reply: z.object({ id: z.string() }) },
  },
  'POST /shells/{id}/view': {
    summary: 'Looked',
    access: 'public',
    success: { status: 204, reply: z.null() },
  },
  'GET /mine': {
    summary: 'Mine',
    access: 'user',
    success: { status: 200, reply: z.object({ id: z.string() }) },
  },
  'GET /all': { summary: 'All', access: 'admin', success: { status: 200, reply: z.object({}) } },
  'GET /broken': { summary: 'Broken', access: 'public', success: { status: 200, reply: z.object({}) } },
} as const satisfies Endpoints;
const route = routeOf<typeof endpoints>(endpoints);
let sent: unknown = [];
let storageIsAway = false;
const storage = async () => {
  if (storageIsAway) throw new Error('no route to 10.1.2.3');
};

const build = ({ database, ...settings }: AppOptions): Promise<FastifyInstance> =>
  serve(settings, (api) => {
    route(api, 'GET /shells', async () => sent as { name: string; colour: string | null }[]);
    route(api, 'POST /shells', async ({ body }) => {
      await database.db.execute(sql`select ${body.name}::text, ${JSON.stringify([body.name])}::jsonb`);
      return { name: body.name };
    });
    route(api, 'GET /shells/{id}', ({ params }) => ({ id: params.id }));
    route(api, 'POST /shells/{id}/view', () => undefined);
    route(api, 'GET /mine', ({ visitor }) => ({ id: visitor?.id ?? '' }));
    route(api, 'GET /all', () => ({}));
    route(api, 'GET /broken', (_, reply) => {
      reply.type('text/csv').header('content-disposition', 'attachment; filename="table.csv"');
      throw new Error('the secret inside');
    });
  });

const api = useApi(
  {
    bodyLimit: 2_000,
    authenticate: async ({ headers }) =>
      headers.authorization === 'Bearer admin'
        ? { id: 'a', role: 'admin' }
        : headers.authorization === 'Bearer user'
          ? { id: 'u', role: 'user' }
          : null,
    checks: { database: async () => {}, storage },
  },
  build,
);
const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

test('what a shape does not declare is dropped, and what it tolerates does not break the reply', async () => {
  sent = [{ name: 'Chank', colour: 7, secret: 'plate' }, { name: 'Cowrie' }];
  const reply = await api.get('/shells');
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual([
    { name: 'Chank', colour: null },
    { name: 'Cowrie', colour: null },
  ]);
});

test('a parameter that nobody knows is refused by name, even where the endpoint forgot to be strict', async () => {
  const reply = await api.get('/shells?limit=3&limmit=4');
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual({
    error: 'This is not known here.',
    code: 'INVALID',
    fields: { limmit: 'This is not known here.' },
  });
  expect((await api.get('/shells?limit=three')).json().fields).toEqual({ limit: 'Please give a number.' });
  expect((await api.get('/mine?x=1', as('user'))).statusCode).toBe(400);
});

test('a malformed id names nothing', async () => {
  const id = '0199b2c4-6a51-7c3e-9f00-0123456789ab';
  expect((await api.get(`/shells/${id}`)).json()).toEqual({ id });
  for (const odd of ['1', 'null', '%00', '..%2f', 'x'.repeat(250)]) {
    const reply = await api.get(`/shells/${odd}`);
    expect([odd, reply.statusCode, reply.json().code]).toEqual([odd, 404, 'NOT_FOUND']);
  }
  expect((await api.get('/%ZZ')).json().code).toBe('NOT_FOUND');
  expect((await api.get('/nowhere')).json().code).toBe('NOT_FOUND');
});

test('bodies: words for fields, 400 for broken JSON, 413 for too much, 415 for another language', async () => {
  expect((await api.post('/shells', { name: 'Chank' })).statusCode).toBe(201);
  expect((await api.post('/shells', { name: '', by: 1 })).json().fields).toEqual({
    name: 'Please name the shell.',
    by: 'This is not known here.',
  });
  const json = { headers: { 'content-type': 'application/json' } };
  expect((await api.post('/shells', '{"name":', json)).json().code).toBe('BAD_REQUEST');
  expect((await api.post('/shells', { name: 'x'.repeat(3_000) })).json().code).toBe('TOO_LARGE');
  const plain = await api.post('/shells', 'Chank', { headers: { 'content-type': 'text/plain' } });
  expect([plain.statusCode, plain.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
  const nothing = await api.post('/shells/0199b2c4-6a51-7c3e-9f00-0123456789ab/view', '', json);
  expect([nothing.statusCode, nothing.body]).toEqual([204, '']);
});

test('text that the database cannot store is the sender’s doing', async () => {
  expect((await api.post('/shells', { name: 'a\u0000b' })).statusCode).toBe(400);
  expect((await api.post('/shells', { name: 'half of two: \ud800' })).statusCode).toBe(400);
});

test('a fault of ours is logged with the id of the request and tells nothing of the inside', async () => {
  const reply = await api.get('/broken');
  expect(reply.statusCode).toBe(500);
  expect(reply.body).not.toContain('secret');
  expect(reply.json().code).toBe('INTERNAL');
  // It was to be a file.
  expect(reply.headers['content-type']).toMatch('application/json');
  expect(reply.headers['content-disposition']).toBeUndefined();
  const [logged, ...others] = api.takeErrors();
  expect(others).toEqual([]);
  expect(logged).toMatchObject({
    reqId: reply.headers['x-request-id'],
    err: { message: 'the secret inside' },
  });
});

test('what lies beside the API is refused in the same shape, and tells as little', async () => {
  expect((await api.app.inject({ method: 'PUT', url: '/nowhere' })).json()).toEqual({
    error: 'We could not find what you are looking for.',
    code: 'NOT_FOUND',
  });
});

// Proves ROLE-07, OWN-ROLE-11.
test('access is decided before anything else is looked at', async () => {
  expect((await api.get('/mine?unknown=1')).json().code).toBe('UNAUTHENTICATED');
  expect((await api.get('/mine', as('user'))).json()).toEqual({ id: 'u' });
  expect((await api.get('/all', as('nobody'))).statusCode).toBe(401);
  expect((await api.get('/all', as('user'))).json().code).toBe('FORBIDDEN');
  expect((await api.get('/all', as('admin'))).statusCode).toBe(200);
});

test('public reads can be asked for again cheaply; replies to somebody signed in are kept nowhere', async () => {
  sent = [{ name: 'Chank' }];
  const first = await api.get('/shells');
  expect(first.headers['cache-control']).toContain('public');
  const etag = String(first.headers.etag);
  const again = await api.get('/shells', { headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  sent = [{ name: 'Cowrie' }];
  expect((await api.get('/shells', { headers: { 'if-none-match': etag } })).statusCode).toBe(200);
  for (const reply of [await api.get('/shells', as('user')), await api.get('/mine', as('user'))]) {
    expect([reply.headers['cache-control'], reply.headers.etag]).toEqual(['private, no-store', undefined]);
  }
  expect((await api.get('/nowhere')).headers['cache-control']).toBe('no-store');
});

test('the document says what the endpoints say, to programs and to people', async () => {
  const { openapi, paths } = (await api.get('/openapi.json')).json();
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths).sort()).toEqual(
    [
      '/api/all',
      '/api/broken',
      '/api/mine',
      '/api/shells',
      '/api/shells/{id}',
      '/api/shells/{id}/view',
    ].sort(),
  );
  expect(Object.keys(paths['/api/shells'].post.responses)).toEqual(
    expect.arrayContaining(['201', '400', '413', '415', '429', '500', '503']),
  );
  expect(paths['/api/shells'].get.parameters).toMatchObject([
    { name: 'limit', in: 'query', schema: { default: 24 } },
  ]);
  const page = await api.get('/docs');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('/api/shells/{id}/view');
});

test('real HTTP says ready, and names what is away without saying why', async () => {
  const address = await api.listen();
  expect(await (await fetch(`${address}/api/health`)).json()).toEqual({ status: 'ok' });
  const ready = async () => {
    const reply = await fetch(`${address}/api/ready`);
    return [reply.status, await reply.json()];
  };
  expect(await ready()).toEqual([200, { status: 'ok', checks: { database: 'ok', storage: 'ok' } }]);
  storageIsAway = true;
  expect(await ready()).toEqual([503, { status: 'away', checks: { database: 'ok', storage: 'away' } }]);
});

test('a body that breaks off in the middle is nobody’s fault but the sender’s', async () => {
  const { port } = api.app.server.address() as AddressInfo;
  const sender = connect({ port: Number(port), host: '127.0.0.1' });
  sender.write(
    'POST /api/shells HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  );
  let heard = '';
  for await (const part of sender) heard += part;
  expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  expect(api.takeErrors()).toEqual([]);
});

test('closing waits for what is under way', async () => {
  const begun = Promise.withResolvers<void>();
  const enough = Promise.withResolvers<void>();
  const app = await serve({ publicUrl: '', rateLimit: false, log: { level: 'silent' } }, (server) => {
    server.get('/slow', async () => {
      begun.resolve();
      await enough.promise;
      return 'whole';
    });
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const slow = fetch(`${address}/api/slow`).then((reply) => reply.text());
  await begun.promise;
  const closed = app.close();
  const door = () =>
    fetch(`${address}/api/health`).then(
      () => 'open',
      () => 'shut',
    );
  await expect.poll(door).toBe('shut');
  enough.resolve();
  expect(await slow).toBe('whole');
  await closed;
});

test.each([
  ['with a body', () => 'done'],
  ['without a body', () => undefined],
  ['that fails', () => Promise.reject(new Error('no'))],
])(
  'what was asked by who hung up, %s, is in the log and among the events of security',
  async (how, answer) => {
    const suspend = 'POST /admin/users/{id}/suspend';
    const begun = Promise.withResolvers<Socket>();
    const enough = Promise.withResolvers<void>();
    const lines: Record<string, unknown>[] = [];
    const write = (line: string) => void lines.push(JSON.parse(line));
    const endpoint = { summary: 'One', access: 'public', success: { status: 200, reply: z.any() } } as const;
    const made = await serve(
      { publicUrl: '', rateLimit: false, log: { level: 'info', destination: { write } } },
      (server) =>
        routeOf<Endpoints>({ [suspend]: endpoint })(server, suspend, async ({ raw }) => {
          begun.resolve(raw.socket);
          await enough.promise;
          return answer();
        }),
    );
    await made.listen({ host: '127.0.0.1', port: 0 });
    const { port } = made.server.address() as AddressInfo;
    const id = randomUUID();
    const sender = connect({ port, host: '127.0.0.1' });
    sender.write(`POST /api/admin/users/${id}/suspend HTTP/1.1\r\nHost: x\r\n\r\n`);
    const connection = await begun.promise;
    sender.destroy();
    await expect.poll(() => connection.destroyed).toBe(true);
    expect(lines.filter(({ ms }) => ms !== undefined)).toEqual([]);
    enough.resolve();
    const told = () => lines.filter(({ ms, event }) => ms !== undefined || event).length;
    await expect.poll(told).toBe(2);
    await made.close();
    expect(told()).toBe(2);
    const failed = how === 'that fails';
    expect(lines).toContainEqual(
      expect.objectContaining({
        event: 'account-suspended',
        aboutId: id,
        result: failed ? 'INTERNAL' : 'done',
      }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ status: failed ? 500 : 200, route: 'POST /api/admin/users/{id}/suspend' }),
    );
  },
);

test('so is what was answered behind another reply that its asker did not wait for', async () => {
  const begun = Promise.withResolvers<Socket>();
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  const made = await serve(
    { publicUrl: '', rateLimit: false, log: { level: 'info', destination: { write } } },
    (server) => {
      server.get('/ahead', () => new Promise(() => undefined));
      server.get('/behind', async ({ raw }) => {
        begun.resolve(raw.socket);
        return 'whole';
      });
    },
  );
  await made.listen({ host: '127.0.0.1', port: 0 });
  const { port } = made.server.address() as AddressInfo;
  const sender = connect({ port, host: '127.0.0.1' });
  const ask = (path: string) => `GET /api/${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  sender.write(ask('ahead') + ask('behind').repeat(12));
  await begun.promise;
  const told = () => lines.filter(({ ms }) => ms !== undefined).map(({ route }) => route);
  await new Promise(setImmediate);
  sender.destroy();
  await expect.poll(told).toEqual(Array.from({ length: 12 }, () => 'GET /api/behind'));
  await made.close();
});
