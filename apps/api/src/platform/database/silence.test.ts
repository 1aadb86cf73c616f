import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { isAway } from './reason.ts';

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const ready = message('Z', Buffer.from('I'));
const loggedIn = Buffer.concat([message('R', Buffer.alloc(4)), ready]);
const done = Buffer.concat([message('C', Buffer.from('SET\0')), ready]);
const failed = (code: string, words: string) =>
  message('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${words}\0\0`));

/** A server, or a pooler, that takes every login; `answer` is asked for what it says to each statement after it. */
async function connectTo(answer: (socket: Socket, statement: number) => unknown): Promise<Database> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let sent = -1;
    socket.on('error', () => undefined);
    socket.on('data', () => {
      sent += 1;
      if (sent === 0) socket.write(loggedIn);
      else answer(socket, sent);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const database = openDatabase({ url: `postgres://nobody@127.0.0.1:${port}/none`, statementTimeoutMs: 100 });
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await database.close();
  });
  return database;
}

/** What an answer failed of, or that there was none. */
const failureOf = (answer: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    answer.then(
      () => 'answered',
      (error) => error,
    ),
    wait(8_000, 'still waiting', { ref: false }),
  ]);
const select = sql`select 1`;

test.concurrent('a pooler that takes a login and has no connection to hand out is away, as soon as a statement would be', async () => {
  const { db } = await connectTo(() => undefined);
  const begun = [db.execute(select), db.transaction((tx) => tx.execute(select))];
  for (const failure of await Promise.all(begun.map(failureOf))) expect(isAway(failure)).toBe(true);
});

test.concurrent('a pooler that says itself that it has none is away', async () => {
  const { db } = await connectTo((socket) => socket.end(failed('08P01', 'query_wait_timeout')));
  expect(isAway(await failureOf(db.execute(select)))).toBe(true);
});

test.concurrent('a server that falls silent after we ourselves were for long is away', async () => {
  // What each connection sets, and `begin`.
  const { db } = await connectTo((socket, statement) => statement <= 2 && socket.write(done));
  const late = db.transaction(async (tx) => {
    await wait(2_500);
    await tx.execute(select);
  });
  expect(isAway(await failureOf(late))).toBe(true);
});
