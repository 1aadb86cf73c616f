import { Redis } from 'ioredis';

/** Fails at once while Redis is away, instead of letting requests wait for it. */
export function openRedis(url: string, onTrouble: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 200,
    connectTimeout: 2_000,
    retryStrategy: (times) => Math.min(times * 200, 5_000),
    // One that was demoted keeps its connections; a new one leads to what took its place.
    reconnectOnError: ({ message }) => message.includes('READONLY'),
  });
  let silentUntil = 0;
  redis.on('error', (error: Error) => {
    // It says so again at every try to connect.
    if (Date.now() < silentUntil) return;
    silentUntil = Date.now() + 60_000;
    onTrouble(error);
  });
  return redis;
}

/** Throws where it does not answer within a few seconds. */
export async function checkRedis(url: string): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableReadyCheck: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 2_000,
    connectTimeout: 2_000,
    retryStrategy: () => null,
  });
  let trouble: Error | undefined;
  redis.on('error', (error: Error) => {
    trouble ??= error;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    // Of a connection that is refused, the event says why, and the call that it is closed.
    throw trouble ?? error;
  } finally {
    redis.disconnect();
  }
}
