import rateLimit from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import { AppError } from '../../app-error.ts';
import { networkOf } from '../../rate-limiter/network.ts';
import type { App } from '../app-types.ts';
import { type RequestCounter, storeOn } from './request-counter.ts';

export interface LimitSettings {
  /** Requests one address may make in a minute, of all calls together. */
  perMinute?: number;
  /** Shared by several processes; each counts for itself without it. */
  redis?: Redis | undefined;
  /** Shared by the workers of one machine, where there is no Redis. */
  counter?: RequestCounter | undefined;
  /** Calls the pages' own renderer makes; it carries `internalToken` and stands for many visitors. */
  internalToken: string;
}

export const internalHeader = 'x-serendib-internal';

export async function limitRequests(app: App, settings: LimitSettings): Promise<void> {
  await app.register(rateLimit, {
    max: settings.perMinute ?? 600,
    timeWindow: '1 minute',
    // Who has hung up already has no address any more.
    keyGenerator: (request) => networkOf(request.ip ?? ''),
    nameSpace: 'serendib-limit-',
    ...(settings.redis && { redis: settings.redis }),
    ...(!settings.redis && settings.counter && { store: storeOn(settings.counter) }),
    // While the limiter cannot count, requests are let through.
    skipOnError: true,
    allowList: (request) => request.headers[internalHeader] === settings.internalToken,
    errorResponseBuilder: () => new AppError('TOO_MANY_REQUESTS'),
  });
}
