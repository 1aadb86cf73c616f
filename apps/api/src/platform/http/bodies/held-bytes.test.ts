import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../../../app.ts';
import { AppError } from '../../app-error.ts';
import { noStorage } from '../../storage/storage.ts';
import { type SignedInPerson, useApi } from '../../testing.ts';
import { makeHeldBytes } from './held-bytes.ts';
import { multipart } from './testing.ts';

const api = useApi();
let sender: SignedInPerson;
let address: string;
let photo: Buffer;
beforeAll(async () => {
  address = await api.listen();
  sender = await api.signIn();
  photo = await sharp({ create: { width: 60, height: 60, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => api.app.close());

const codeOf = (work: () => void) => {
  try {
    work();
    return 'taken';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.status, error.retryAfterSeconds];
  }
};

test('bodies are counted for all and for one person, and what is released has room again', () => {
  const holdFor = makeHeldBytes({ all: 100, each: 60 });
  const [one, other, third] = [holdFor('one'), holdFor('one'), holdFor('other')];
  expect(codeOf(() => one.add(40))).toBe('taken');
  expect(codeOf(() => other.add(30))).toEqual([429, 10]);
  expect(codeOf(() => third.add(60))).toBe('taken');
  expect(codeOf(() => holdFor('third').add(1))).toEqual([503, 10]);
  one.release();
  one.release();
  one.add(60);
  expect(codeOf(() => other.add(30))).toBe('taken');
  expect(codeOf(() => holdFor('third').add(11))).toEqual([503, 10]);
});

test('a form that says it is too long is refused before any of it is read', async () => {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  let answer = '';
  socket.on('data', (piece) => {
    answer += piece;
  });
  socket.on('error', () => undefined);
  const head = [
    'POST /api/media HTTP/1.1',
    'Host: x',
    `Authorization: ${sender.headers.authorization}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${77 * 1024 * 1024}`,
  ];
  // Not one byte of the body is sent.
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await vi.waitFor(() => expect(answer).toContain('This photo is larger than 10 MB.'));
  expect(answer).toMatch(/^HTTP\/1\.1 413/);
  socket.destroy();
});

test('a form has one photo and few texts, of no more than an article together', async () => {
  const send = async (fill: (form: FormData) => void) => {
    const form = new FormData();
    fill(form);
    const reply = await fetch(`${address}/api/tour-guides`, {
      method: 'POST',
      headers: sender.headers,
      body: form,
    });
    return [reply.status, ((await reply.json()) as { code?: string }).code];
  };
  const image = new Blob([new Uint8Array(photo)], { type: 'image/jpeg' });
  const refused = [413, 'TOO_LARGE'];
  expect(await send((form) => ['image', 'image'].map((name) => form.append(name, image)))).toEqual(refused);
  const texts = (count: number, length: number) => (form: FormData) => {
    for (let n = 0; n < count; n += 1) form.append(`f${n}`, 'x'.repeat(length));
  };
  expect(await send(texts(70, 1))).toEqual(refused);
  expect(await send(texts(11, 100_000))).toEqual(refused);
  expect(await send(texts(50, 1_000))).toEqual([400, 'INVALID']);
});

test('a call whose fields are short takes no long body', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  const body = { name: 'x'.repeat(100_000), email: 'a@b.lk', subject: 'x', message: 'x' };
  const reply = await api.post('/contact', body);
  const longest = Math.max(0, ...parse.mock.calls.map(([text]) => String(text).length));
  parse.mockRestore();
  expect([reply.statusCode, reply.json().code]).toEqual([413, 'TOO_LARGE']);
  expect(longest).toBeLessThan(100_000);
});

test('what was sent is out of the count once it was answered, refused or broken off', async () => {
  // Each is a third of what one person may send at once.
  const large = Buffer.concat([photo, Buffer.alloc(9 * 1024 * 1024)]);
  const upload = async () => {
    const { payload, options } = await multipart({}, { bytes: large }, sender.headers);
    return (await api.post('/media', payload, options)).statusCode;
  };
  for (let n = 0; n < 4; n += 1) expect(await upload()).toBe(201);
  const { hostname, port } = new URL(address);
  const { payload, options } = await multipart({}, { bytes: large }, sender.headers);
  const requests: IncomingMessage[] = [];
  const keep = (request: IncomingMessage) => requests.push(request);
  api.app.server.on('request', keep);
  for (let n = 0; n < 6; n += 1) {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', () => undefined);
    const type = (options.headers as Record<string, string>)['content-type'];
    socket.write(
      `POST /api/media HTTP/1.1\r\nHost: x\r\nAuthorization: ${sender.headers.authorization}\r\nContent-Type: ${type}\r\nContent-Length: ${payload.length}\r\n\r\n`,
    );
    const part = payload.subarray(0, payload.length - 100);
    socket.write(part);
    const isRead = () => (requests[n]?.socket.bytesRead ?? 0) > part.length;
    await vi.waitUntil(isRead, { interval: 5, timeout: 5_000 });
    const isOver = new Promise((over) => requests[n]?.once('close', over));
    socket.destroy();
    await isOver;
  }
  api.app.server.off('request', keep);
  await expect.poll(upload).toBe(201);
});

test('a body that announces no length is counted as it comes, and taken like any other', async () => {
  const { hostname, port } = new URL(address);
  const piece = Buffer.alloc(1_000_000, 'x');
  const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece]);
  const head = [
    'POST /api/blogs/sponsored HTTP/1.1',
    'Host: x',
    `Authorization: ${sender.headers.authorization}`,
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
  ];
  const sockets: Socket[] = [];
  const answers: string[] = [];
  for (let n = 0; n < 60; n += 1) {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', () => undefined);
    socket.on('data', (answer) => answers.push(String(answer)));
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    // None of them ends.
    await new Promise((sent) => socket.write(chunk, sent));
    sockets.push(socket);
  }
  // Fifty of a million bytes are what one person may send at once.
  const heard = await vi.waitUntil(() => answers.length >= 10).catch(() => false);
  for (const socket of sockets) socket.destroy();
  expect(heard).toBe(true);
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 429 .*\r\nretry-after: 10\r\n/s);
  const init = { method: 'POST', headers: { ...sender.headers, 'content-type': 'application/json' } };
  const send = async (path: string, text: string) => {
    // Of a stream `fetch` announces no length.
    const body = new Blob([text]).stream();
    return (await fetch(`${address}/api/${path}`, { ...init, body, duplex: 'half' } as RequestInit)).status;
  };
  await expect.poll(() => send('trips', '{"title":"Hills"}')).toBe(201);
  expect(await send('trips', '{"title":')).toBe(400);
  expect(await send('contact', `{"message":"${'x'.repeat(70_000)}"}`)).toBe(413);
});

test('who goes while the refusal of a long body waits behind another reply ends no process', async () => {
  const { hostname, port } = new URL(address);
  const thrown = vi.fn();
  process.on('uncaughtException', thrown);
  const replies: ServerResponse[] = [];
  const keepReply = (_request: unknown, reply: ServerResponse) => replies.push(reply);
  api.app.server.on('request', keepReply);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  await api.db.transaction(async (tx) => {
    // The call before it waits for this, and its reply is sent first.
    await tx.execute(sql`lock table trips`);
    const ahead = `GET /api/trips HTTP/1.1\r\nHost: x\r\nAuthorization: ${sender.headers.authorization}\r\n\r\n`;
    const head =
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked';
    const piece = `${(70_000).toString(16)}\r\n${'x'.repeat(70_000)}\r\n`;
    socket.write(`${ahead}${head}\r\n\r\n${piece}`);
    await vi.waitUntil(() => replies[1]?.writableEnded);
    socket.destroy();
    await wait(100);
  });
  api.app.server.off('request', keepReply);
  process.off('uncaughtException', thrown);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 413]);
  expect(thrown.mock.calls).toEqual([]);
  expect((await fetch(`${address}/api/trips`, { headers: sender.headers })).status).toBe(200);
});

test('what announces much and sends nothing keeps no room from others', async () => {
  const { hostname, port } = new URL(address);
  const head = `POST /api/blogs/sponsored HTTP/1.1\r\nHost: x\r\nAuthorization: ${sender.headers.authorization}\r
Content-Type: application/json\r\nContent-Length: ${1024 * 1024}\r\n\r\n`;
  const asked: [IncomingMessage, ServerResponse][] = [];
  const keepAsked = (...call: [IncomingMessage, ServerResponse]) => asked.push(call);
  api.app.server.on('request', keepAsked);
  const sockets = Array.from({ length: 60 }, () => connect({ host: hostname, port: Number(port) }));
  for (const socket of sockets) socket.write(head);
  await vi.waitUntil(() => asked.length === 60, { timeout: 10_000 });
  api.app.server.off('request', keepAsked);
  // Each waits for its body by now, or was refused.
  await vi.waitUntil(
    () => asked.every(([request, reply]) => request.listenerCount('readable') > 0 || reply.writableEnded),
    { timeout: 10_000 },
  );
  const reply = await api.post('/trips', { title: 'Hills' }, sender);
  for (const socket of sockets) socket.destroy();
  expect(reply.statusCode).toBe(201);
});

test('a large photo lies on the disk while it is taken, and is gone with its request', async () => {
  const lying = async () => {
    // Those of other processes fill and empty meanwhile.
    const ours = `serendib-incoming-${process.pid}-`;
    const folders = (await readdir(tmpdir())).filter((name) => name.startsWith(ours));
    const inside = await Promise.all(
      folders.map((name) => readdir(path.join(tmpdir(), name)).catch(() => [])),
    );
    return inside.flat().length;
  };
  const before = await lying();
  const large = Buffer.concat([photo, Buffer.alloc(4 * 1024 * 1024)]);
  const { payload, options } = await multipart({}, { bytes: large }, sender.headers);
  expect((await api.post('/media', payload, options)).statusCode).toBe(201);
  const none = await multipart({}, { bytes: Buffer.alloc(4 * 1024 * 1024, 'x') }, sender.headers);
  expect((await api.post('/media', none.payload, none.options)).statusCode).toBe(415);
  const cut = payload.subarray(0, payload.length - 60);
  expect((await api.post('/media', cut, options)).statusCode).toBe(400);
  await expect.poll(lying).toBe(before);

  // Of one who hangs up once all was sent, and while it is taken.
  const { hostname, port } = new URL(address);
  const connections: Socket[] = [];
  const keep = (connection: Socket) => connections.push(connection);
  api.app.server.on('connection', keep);
  const socket = connect({ host: hostname, port: Number(port) });
  const type = (options.headers as Record<string, string>)['content-type'];
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`lock table pictures`);
    socket.write(
      `POST /api/media HTTP/1.1\r\nHost: x\r\nAuthorization: ${sender.headers.authorization}\r\nContent-Type: ${type}\r\nContent-Length: ${payload.length}\r\n\r\n`,
    );
    socket.write(payload);
    await expect.poll(lying).toBe(before + 1);
    await vi.waitUntil(() => connections[0]?.bytesRead && connections[0].bytesRead > payload.length);
    await wait(200);
    socket.destroy();
    await expect.poll(() => connections[0]?.destroyed).toBe(true);
  });
  api.app.server.off('connection', keep);
  await expect.poll(lying).toBe(before);
});

test('a folder for large photos that was cleaned away is made anew, and one that takes nothing is said, and no mistake of who sent a photo', async () => {
  const warned: string[] = [];
  const app = await buildApp({
    publicUrl: 'http://serendib.test',
    database: { db: api.db, replica: api.db, close: async () => undefined },
    storage: { ...noStorage, put: async () => undefined },
    log: { level: 'warn', destination: { write: (line: string) => warned.push(JSON.parse(line).msg) } },
  });
  const folders = async () =>
    (await readdir(tmpdir())).filter((name) => name.startsWith(`serendib-incoming-${process.pid}-`));
  const before = await folders();
  const large = Buffer.concat([photo, Buffer.alloc(1024 * 1024)]);
  const { payload, options } = await multipart({}, { bytes: large }, sender.headers);
  const send = () => app.inject({ ...options, method: 'POST', url: '/api/media', payload });
  const ownFolder = async () => {
    const made = (await folders()).find((name) => !before.includes(name));
    return path.join(tmpdir(), made ?? 'none');
  };
  try {
    expect((await send()).statusCode).toBe(201);
    await rm(await ownFolder(), { recursive: true });
    expect((await send()).statusCode).toBe(201);
    const folder = await ownFolder();
    await rm(folder, { recursive: true });
    await writeFile(folder, 'no folder');
    const reply = await send();
    expect([reply.statusCode, reply.headers['retry-after'], reply.json().error]).toEqual([
      ...[503, '5', 'Photos cannot be taken right now. Please try again in a moment.'],
    ]);
    expect(warned).toEqual(['A photo could not be put into the folder for temporary files']);
  } finally {
    await app.close();
  }
});

test('what a process that was killed left of large photos goes when the next one starts, and of no process that lives', async () => {
  const ended = spawnSync(process.execPath, ['--version']).pid;
  const leave = async (pid: number, started = 1_700_000_000_000) => {
    const left = await mkdtemp(path.join(tmpdir(), `serendib-incoming-${pid}-${started}-`));
    await writeFile(path.join(left, '1'), 'an identity card');
    return path.basename(left);
  };
  // In a container each process has the same number.
  const gone = [await leave(ended), await leave(process.pid)];
  const stay = [await leave(process.ppid), await leave(process.pid, Math.round(performance.timeOrigin))];
  const app = await buildApp({
    publicUrl: 'http://serendib.test',
    database: { db: api.db, replica: api.db, close: async () => undefined },
    log: { level: 'silent' },
  });
  const there = await readdir(tmpdir());
  await app.close();
  for (const name of stay) await rm(path.join(tmpdir(), name), { recursive: true });
  expect(there).toEqual(expect.arrayContaining(stay));
  for (const name of gone) expect(there).not.toContain(name);
});
