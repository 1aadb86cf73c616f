import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../serve.ts';

let app: FastifyInstance;
let port: number;
let addressAfterwards: string | undefined;
let reached = 0;
beforeAll(async () => {
  app = await serve(
    {
      publicUrl: 'http://serendib.test',
      rateLimit: false,
      log: { level: 'silent' },
      patience: { headers: 1_000, request: 1_500, silence: 1_200, look: 50 },
    },
    (server) => {
      server.post('/echo', async ({ body }) => ({ body }));
      server.get('/left', async (request) => {
        await new Promise((resolve) => request.raw.socket.once('close', resolve));
        addressAfterwards = request.ip;
        return {};
      });
      server.get('/reached', () => ({ times: ++reached }));
    },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const open = () => connect({ port, host: '127.0.0.1' });
async function answerOn(socket: Socket): Promise<{ status: number; head: string; body: string }> {
  let heard = '';
  socket.on('error', () => undefined);
  socket.on('data', (part) => {
    heard += part;
  });
  await once(socket, 'close');
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head, body };
}
const drip = (socket: Socket, text: string) => {
  const timer = setInterval(() => socket.writable && socket.write(text), 60);
  socket.on('close', () => clearInterval(timer));
};

test('a sender whose headers come one by one without end is let go, with words', async () => {
  const socket = open();
  socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n');
  drip(socket, 'X-A: b\r\n');
  const { status, head, body } = await answerOn(socket);
  expect(status).toBe(408);
  expect(head).toContain('X-Content-Type-Options: nosniff');
  expect(JSON.parse(body)).toEqual({
    error: 'This took too long to arrive. Please check your connection and try again.',
    code: 'BAD_REQUEST',
  });
});

test('one who is told so and neither reads nor closes is let go a second later all the same', async () => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n');
  const open = () =>
    new Promise<number>((resolve, reject) =>
      app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  await expect.poll(open).toBeGreaterThan(0);
  await expect.poll(open, { timeout: 10_000 }).toBe(0);
  socket.destroy();
});

test('so is one whose body drips, and one who says nothing more', async () => {
  const head =
    'POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n';
  const dripping = open();
  dripping.write(head);
  drip(dripping, ' ');
  const silent = open();
  silent.write(head);
  const [slow, mute] = await Promise.all([answerOn(dripping), answerOn(silent)]);
  expect(slow.status).toBe(408);
  expect([0, 408]).toContain(mute.status);
});

test('others are served meanwhile', async () => {
  const held = Array.from({ length: 50 }, () => {
    const socket = open();
    socket.on('error', () => undefined);
    socket.write('GET /api/health HTTP/1.1\r\n');
    return socket;
  });
  const reply = await fetch(`http://127.0.0.1:${port}/api/health`);
  expect(reply.status).toBe(200);
  for (const socket of held) socket.destroy();
});

test.each([
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`, 431, 'TOO_LARGE'],
  ['no HTTP', 'hello\r\n\r\n', 400, 'BAD_REQUEST'],
  [
    'two lengths',
    'POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'BAD_REQUEST',
  ],
])('%s: refused in words, with the headers that guard', async (_, sent, expected, code) => {
  const socket = open();
  socket.write(sent);
  const { status, head, body } = await answerOn(socket);
  expect(status).toBe(expected);
  expect(head).toContain("Content-Security-Policy: default-src 'none'");
  expect(JSON.parse(body).code).toBe(code);
});

test.each(['/%', '/api/%', '/api/%ff', '/api/echo/%E0%A4%A', '/%c0%ae%c0%ae/etc', '/api/health%'])(
  '%s names nothing',
  async (path) => {
    const socket = open();
    socket.write(`GET ${path}?a=%&b=%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const { status, body } = await answerOn(socket);
    expect(status).toBe(404);
    expect(JSON.parse(body).code).toBe('NOT_FOUND');
  },
);

test('who asked is known for as long as the request is looked at, also after the connection is reset', async () => {
  const entered = once(app.server, 'request');
  const socket = open();
  socket.on('error', () => undefined);
  socket.write('GET /api/left HTTP/1.1\r\nHost: x\r\n\r\n');
  await entered;
  socket.resetAndDestroy();
  await expect.poll(() => addressAfterwards).toBe('127.0.0.1');
});

test('a request whose connection is reset before it is looked at reaches nothing', async () => {
  const reset = (request: IncomingMessage) => request.socket.destroy();
  app.server.prependListener('request', reset);
  const socket = open();
  socket.write('GET /api/reached HTTP/1.1\r\nHost: x\r\n\r\n');
  expect((await answerOn(socket)).head).toBe('');
  app.server.off('request', reset);
  expect(reached).toBe(0);
  expect((await fetch(`http://127.0.0.1:${port}/api/reached`)).status).toBe(200);
  expect(reached).toBe(1);
});
