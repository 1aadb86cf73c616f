import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { buildApp } from '@serendib/api/app';
import { ensureAdministrator } from '@serendib/api/modules/accounts/index';
import { listenForInvalidations } from '@serendib/api/platform/cache/invalidations';
import { openDatabase } from '@serendib/api/platform/database/database';
import { databaseReason } from '@serendib/api/platform/database/reason';
import { internalHeader } from '@serendib/api/platform/http/limits/limits';
import { checkDue } from '@serendib/api/platform/jobs/check-due';
import { Jobs } from '@serendib/api/platform/jobs/jobs';
import { startWorker } from '@serendib/api/platform/jobs/worker';
import { makeLog } from '@serendib/api/platform/log';
import { openRateLimiter } from '@serendib/api/platform/rate-limiter/open-rate-limiter';
import { openRedis } from '@serendib/api/platform/redis';
import { openStorage } from '@serendib/api/platform/storage/open-storage';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from './settings.ts';
import { bannerLines } from './startup/banner.ts';
import { prepareContents } from './startup/contents.ts';
import { refuseUnwritable } from './startup/data-dir.ts';
import { provideDatabase } from './startup/database.ts';
import { explainingDiskSpace } from './startup/disk-space.ts';
import { listen, refuseTakenPort } from './startup/listen.ts';
import type { Stopping } from './stopping.ts';
import { mountWeb } from './web.ts';

/**
 * The composition root: opens the database, builds the API and the pages on it, and listens. What is opened is handed to
 * `stopping`; returns the log.
 */
export async function startServer(settings: Settings, stopping: Stopping): Promise<FastifyBaseLogger> {
  const log = makeLog({ level: settings.logLevel, pretty: settings.mode !== 'production' });
  await refuseTakenPort(settings);
  await refuseUnwritable(settings);

  const databaseUrl = await provideDatabase(
    settings,
    stopping,
    (message) => log.info(message),
    (message) => log.warn(message),
  );
  await explainingDiskSpace(settings, () =>
    prepareContents(databaseUrl, settings.demoData, (message) => log.info(message)),
  );
  const database = openDatabase({
    url: databaseUrl,
    replicaUrl: settings.replicaUrl,
    onReplica: (away) => {
      if (away) log.warn(`The main database answers in place of its replica: ${databaseReason(away)}`);
      else log.info('The replica answers again');
    },
    onLostConnection: (error) => {
      // A connection that is just being closed may hear of the server's end first.
      if (!stopping.asked) log.warn(error, 'A connection to the database broke');
    },
  });
  await stopping.add(database.close);

  const invalidations = listenForInvalidations({
    url: databaseUrl,
    log,
    replicaHasIt: database.replicaHasIt,
  });
  await stopping.add(invalidations.stop);

  const administrator = await ensureAdministrator(database.db, settings.admin);
  const redis =
    settings.redisUrl && openRedis(settings.redisUrl, (error) => log.warn(`Redis is away: ${error.message}`));
  if (redis) await stopping.add(async () => redis.disconnect());

  const jobs = new Jobs();
  const isDone = checkDue(database.db);
  const internalToken = randomUUID();
  const app = await buildApp({
    database,
    publicUrl: settings.publicUrl,
    log,
    trustProxy: settings.trustProxy || undefined,
    corsOrigins: settings.corsOrigins,
    internalToken,
    rateLimit: settings.rateLimit && { redis: redis || undefined },
    isTrial: settings.mode !== 'production',
    trialOnNetwork: settings.trialOnNetwork,
    mail: { url: settings.mailUrl, from: settings.mailFrom },
    payments: settings.payments,
    accounts: { provider: settings.signInProvider },
    invalidations,
    storage: openStorage(
      settings.s3 ? { s3: settings.s3 } : { folder: path.join(settings.dataDir, 'media') },
      { onAway: (error) => log.warn(error, 'The storage of photos could not do what it was asked') },
    ),
    jobs,
    checks: {
      queue: async () => {
        worker.check();
        await isDone();
      },
    },
  });
  await stopping.add(() => app.close());
  const worker = startWorker(databaseUrl, jobs, log);
  await stopping.add(worker.stop);
  await mountWeb(app, {
    mode: settings.mode,
    publicUrl: settings.publicUrl,
    ownHeaders: { [internalHeader]: internalToken },
    invalidations,
    rateLimiter: openRateLimiter(database.db, settings.rateLimit ? redis || undefined : 'off', log),
  });

  await listen(app, settings);
  for (const line of bannerLines(settings, administrator)) console.log(line);
  return log;
}
