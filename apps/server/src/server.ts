import { randomUUID } from 'node:crypto';
import { buildApp } from '@serendib/api/app';
import { domainEvents } from '@serendib/api/domain-handlers';
import { ensureAdministrator, type FirstAdministrator } from '@serendib/api/modules/accounts/index';
import { hasContactAddress } from '@serendib/api/modules/settings/index';
import { listenForInvalidations } from '@serendib/api/platform/cache/invalidations';
import { openDatabase } from '@serendib/api/platform/database/database';
import { databaseReason } from '@serendib/api/platform/database/reason';
import { internalHeader } from '@serendib/api/platform/http/limits/limits';
import type { RequestCounter } from '@serendib/api/platform/http/limits/request-counter';
import { checkDue } from '@serendib/api/platform/jobs/check-due';
import { Jobs } from '@serendib/api/platform/jobs/jobs';
import { startWorker } from '@serendib/api/platform/jobs/worker';
import { queueMail } from '@serendib/api/platform/mailer';
import { openRateLimiter } from '@serendib/api/platform/rate-limiter/open-rate-limiter';
import { openStorage } from '@serendib/api/platform/storage/open-storage';
import { offeredLanguages } from '@serendib/messages/offered';
import type { FastifyInstance } from 'fastify';
import type { Stopping } from './lifecycle/stopping.ts';
import type { MetricsExchange } from './metrics/metrics-exchange.ts';
import type { Settings } from './settings/settings.ts';
import { prepareContents } from './startup/contents.ts';
import { explainingDiskSpace } from './startup/disk-space.ts';
import { storageOf } from './startup/installation.ts';
import { listen } from './startup/listen.ts';
import type { Machine } from './startup/machine.ts';
import { serveSecurityTxt } from './web/answers/security-txt.ts';
import { mountWeb } from './web/mount-web.ts';
import { readBuilt } from './web/rendering/renderer.ts';

/** What this process is among those that serve. */
export interface Part extends Machine {
  /** Brings the database up to date before it serves. */
  prepares: boolean;
  doesJobs: boolean;
  /** Where several processes of one machine serve: counts requests for all of them. */
  counter?: RequestCounter;
  /** Where several serve: which one this is, and what the others have measured. */
  number?: number;
  others?: MetricsExchange;
  onPrepared?: (administrator: FirstAdministrator | undefined) => void;
}

/**
 * The composition root: opens the database, builds the API and the pages on it, and listens. What is opened is handed to
 * `stopping`; returns the app.
 */
export async function startServer(
  settings: Settings,
  stopping: Stopping,
  { log, databaseUrl, poolSize, prepares, doesJobs, counter, onPrepared, number, others }: Part,
): Promise<FastifyInstance> {
  // While the database is asked; what is wrong with them is said when they are opened.
  if (settings.mode !== 'development') void readBuilt().catch(() => undefined);
  if (prepares) {
    await explainingDiskSpace(settings, () =>
      prepareContents(databaseUrl, settings.demoData, (message) => log.info(message)),
    );
  }
  const database = openDatabase({
    url: databaseUrl,
    poolSize,
    replicaUrls: settings.replicaUrls,
    onReplica: (name, away) => {
      if (away) log.warn(`${name} is not asked for now: ${databaseReason(away)}`);
      else log.info(`${name} answers again`);
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

  if (prepares) {
    const events = domainEvents(new Jobs(), { queue: queueMail });
    onPrepared?.(await ensureAdministrator(database.db, settings.admin, { events }));
    if (settings.mode === 'production' && !(await hasContactAddress(database.db)))
      log.warn('No contact address is set: pages name the contact form in its place. Set one under Settings');
  }
  // Loaded only where one is named.
  const redis =
    settings.redisUrl &&
    (await import('@serendib/api/platform/redis')).openRedis(settings.redisUrl, (error) =>
      log.warn(`Redis is away: ${error.message}`),
    );
  if (redis) await stopping.add(async () => redis.disconnect());

  const languages = [...new Set([...offeredLanguages(), ...settings.previewLanguages])];
  const jobs = new Jobs();
  const isDone = checkDue(database.db, jobs);
  const internalToken = randomUUID();
  const app = await buildApp({
    database,
    publicUrl: settings.publicUrl,
    languages,
    log,
    trustProxy: settings.trustProxy || undefined,
    corsOrigins: settings.corsOrigins,
    internalToken,
    rateLimit: settings.rateLimit && { redis: redis || undefined, counter },
    isTrial: settings.mode !== 'production',
    requiresFactor: settings.mode === 'production',
    trialOnNetwork: settings.trialOnNetwork,
    mail: { url: settings.mailUrl, from: settings.mailFrom },
    payments: settings.payments,
    mapTiles: settings.mapTiles,
    accounts: { provider: settings.signInProvider },
    invalidations,
    storage: openStorage(storageOf(settings), {
      onAway: (error) => log.warn(error, 'The storage of photos could not do what it was asked'),
    }),
    backups: settings.backups && { url: databaseUrl, ...settings.backups },
    jobs,
    checks: {
      queue: async () => {
        worker?.check();
        await isDone();
      },
    },
  });
  await stopping.add(() => app.close());
  const worker = doesJobs ? startWorker(databaseUrl, jobs, log) : undefined;
  if (worker) await stopping.add(worker.stop);
  serveSecurityTxt(app, { publicUrl: settings.publicUrl, contact: settings.securityContact, languages });
  await mountWeb(app, {
    mode: settings.mode,
    publicUrl: settings.publicUrl,
    mapTiles: settings.mapTiles?.url,
    languages,
    ownHeaders: { [internalHeader]: internalToken },
    invalidations,
    rateLimiter: openRateLimiter(database.db, settings.rateLimit ? redis || undefined : 'off', log),
  });

  if (settings.metricsToken) {
    const { openMetrics } = await import('./metrics/open-metrics.ts');
    await openMetrics(app, { settings, database, jobs, number, others, token: settings.metricsToken });
  }

  if (settings.traces) {
    const { openTracing } = await import('./tracing/open-tracing.ts');
    openTracing(app, settings.traces);
  }

  await listen(app, settings);
  return app;
}
