import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@serendib/embedded-postgres/free-port';
import { openRedis } from '../redis.ts';

/** Why there is no Redis to test with; undefined where there is. */
export const withoutRedis = (() => {
  try {
    execFileSync('redis-server', ['--version']);
    return undefined;
  } catch {
    return 'redis-server is not installed (Debian: apt-get install redis-server)';
  }
})();

export interface TestRedis {
  url: string;
  stop(): Promise<void>;
}

/** A Redis of one's own in memory. Started again on the same port, it has forgotten everything. */
export async function startRedis(port?: number): Promise<TestRedis> {
  const chosen = port ?? (await freePort());
  const child = spawn(
    'redis-server',
    ['--port', String(chosen), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
  // On a busy machine an answer may take longer than the server waits for one before the database counts instead.
  const url = `redis://127.0.0.1:${chosen}?commandTimeout=10000`;
  await answering(url);
  return {
    url,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}

/** The first connection leads to a Redis that only reads by now, and stays open. Later connections lead to the one that counts. */
export async function startDemotedRedis(): Promise<TestRedis> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const isDemoted = sockets.size === 0;
    sockets.add(socket);
    const replies: Record<string, string> = {
      info: '$9\r\nloading:0\r\n',
      eval: isDemoted ? "-READONLY You can't write against a read only replica.\r\n" : ':0\r\n',
    };
    socket.on('error', () => undefined);
    socket.on('data', (sent) => {
      for (const [, command = ''] of String(sent).matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g))
        socket.write(replies[command.toLowerCase()] ?? '+OK\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}?commandTimeout=10000`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

async function answering(url: string): Promise<void> {
  const redis = openRedis(url, () => undefined);
  try {
    for (const end = Date.now() + 25_000; Date.now() < end; await wait(50)) {
      if ((await redis.ping().catch(() => '')) === 'PONG') return;
    }
    throw new Error('redis-server does not answer.');
  } finally {
    redis.disconnect();
  }
}
