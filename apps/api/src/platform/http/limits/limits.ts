import rateLimit from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import { AppError } from '../../app-error.ts';
import { networkOf } from '../../rate-limiter/network.ts';
import type { App } from '../app-types.ts';
import { countedInRedis, type RequestCounter, RequestCounts, storeOn } from './request-counter.ts';

export interface LimitSettings {
  /** Requests one address may make in a minute, of all calls together. */
  perMinute?: number;
  /** Counts for several machines; while it is away, or without it, each counts for itself. */
  redis?: Redis | undefined;
  /** Counts for the workers of one machine. */
  counter?: RequestCounter | undefined;
  /** Calls the pages' own renderer makes; it carries `internalToken` and stands for many visitors. */
  internalToken: string;
}

export const internalHeader = 'x-serendib-internal';

export async function limitRequests(app: App, settings: LimitSettings): Promise<void> {
  const ofMachine = settings.counter ?? new RequestCounts();
  const counter = settings.redis ? countedInRedis(settings.redis, ofMachine) : ofMachine;
  await app.register(rateLimit, {
    max: settings.perMinute ?? 600,
    timeWindow: '1 minute',
    keyGenerator: (request) => networkOf(request.ip),
    store: storeOn(counter),
    // While the limiter cannot count, requests are let through.
    skipOnError: true,
    allowList: (request) => request.headers[internalHeader] === settings.internalToken,
    errorResponseBuilder: () => new AppError('TOO_MANY_REQUESTS'),
  });
}
