import { simulatorMerchant } from '@serendib/contract/payments/gateway';
import { offeredLanguages } from '@serendib/messages/offered';
import type { FastifyInstance } from 'fastify';
import { domainEvents } from './domain-handlers.ts';
import { type AccountSettings, accounts } from './modules/accounts/accounts.routes.ts';
import { authenticateBy, findLanguageOf } from './modules/accounts/index.ts';
import { admin } from './modules/admin/admin.routes.ts';
import { exports } from './modules/admin/exports/exports.routes.ts';
import { adminWorkspace } from './modules/admin-workspace/admin-workspace.routes.ts';
import { alerts } from './modules/alerts/alerts.routes.ts';
import { type BackupSchedule, backups } from './modules/backups/index.ts';
import { calendars } from './modules/calendars/calendars.routes.ts';
import { contact } from './modules/contact/contact.routes.ts';
import { destinationAdmin } from './modules/destinations/admin/admin.routes.ts';
import { destinations } from './modules/destinations/destinations.routes.ts';
import { type MailSettings, openMailer, showMailbox } from './modules/email/index.ts';
import { premiumAdmin } from './modules/entitlements/admin/premium-admin.routes.ts';
import { entitlements } from './modules/entitlements/entitlements.routes.ts';
import { inquiries } from './modules/inquiries/inquiries.routes.ts';
import { listingTables } from './modules/listings/admin/admin.routes.ts';
import { deleteOldCounted } from './modules/listings/index.ts';
import { listings } from './modules/listings/listings.routes.ts';
import { media, serveImages } from './modules/media/media.routes.ts';
import { moderation } from './modules/moderation/moderation.routes.ts';
import { papers } from './modules/papers/papers.routes.ts';
import { addSimulator, type PaymentSettings } from './modules/payments/index.ts';
import { payments } from './modules/payments/payments.routes.ts';
import { reviews } from './modules/reviews/reviews.routes.ts';
import { search } from './modules/search/search.routes.ts';
import { settings } from './modules/settings/settings.routes.ts';
import { sitemap } from './modules/sitemap/sitemap.routes.ts';
import { submissions } from './modules/submissions/submissions.routes.ts';
import { trips } from './modules/trips/trips.routes.ts';
import { type Invalidations, neverNotified } from './platform/cache/invalidations.ts';
import { compactCounters } from './platform/counters/counters.queries.ts';
import { checkDatabase } from './platform/database/check-database.ts';
import type { Database } from './platform/database/database.ts';
import type { Network } from './platform/fetch-public/fetch-public.ts';
import { Misses } from './platform/http/limits/misses.ts';
import { ownMachine } from './platform/http/own-machine.ts';
import { type ServeSettings, serve } from './platform/http/serve.ts';
import { forgetKeys } from './platform/idempotency/once.ts';
import { deleteFailedJobs, Jobs } from './platform/jobs/jobs.ts';
import { isLogger, makeLog } from './platform/log.ts';
import type { Context, Module } from './platform/module.ts';
import { openRateLimiter } from './platform/rate-limiter/open-rate-limiter.ts';
import { networkFingerprint } from './platform/secrets/network-fingerprint.ts';
import { checkStorage } from './platform/storage/check-storage.ts';
import { noStorage, type Storage } from './platform/storage/storage.ts';

const modulesOf = (options: AppOptions): Module[] => [
  accounts({ ...options.accounts, requiresFactor: options.requiresFactor }),
  admin,
  alerts,
  exports,
  backups(options.backups),
  calendars(options.network),
  contact,
  adminWorkspace,
  destinations,
  destinationAdmin,
  entitlements,
  premiumAdmin,
  inquiries,
  listings,
  listingTables,
  media(options.network),
  moderation,
  papers,
  payments(options.payments),
  reviews,
  search,
  settings,
  sitemap,
  submissions,
  trips,
];

export interface AppOptions extends ServeSettings {
  database: Omit<Database, 'connections'>;
  clock?: () => Date;
  /** Not production: links that are otherwise only mailed are shown, and so is the mailbox. */
  isTrial?: boolean;
  /** A trial that others than its own machine may look at. */
  trialOnNetwork?: boolean;
  mail?: MailSettings;
  accounts?: AccountSettings;
  payments?: PaymentSettings;
  /** What tells of changes; without it values are kept for a second at the most. */
  invalidations?: Invalidations;
  /** Where uploaded pictures are kept. */
  storage?: Storage | undefined;
  /** When backups are made by themselves; never where nothing is said. */
  backups?: BackupSchedule | undefined;
  /** What maps lie on; our own ground where nothing is said. */
  mapTiles?: Context['mapTiles'];
  /** Where addresses that people give lead; the internet where nothing is said. */
  network?: Network;
  /** Handed in to see or to run what the modules define; the app itself only adds jobs. */
  jobs?: Jobs;
}

/** The API, ready to listen or to be asked in-process with `inject`. Closing it leaves the database open. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, publicUrl, rateLimit, isTrial = false, mail = {}, jobs = new Jobs() } = options;
  // An app's own, by which what it keeps is known as its own.
  const { invalidations = { ...neverNotified } } = options;
  const storage = options.storage ?? noStorage;
  const { db, replica } = database;
  const log = isLogger(options.log) ? options.log : makeLog(options.log);
  const clock = options.clock ?? (() => new Date());
  jobs.repeat('tallies:fold', '* * * * *', async () => {
    await compactCounters(db);
    await deleteOldCounted(db, clock());
  });
  jobs.repeat('jobs:sweep', '43 4 * * *', () => deleteFailedJobs(db, jobs));
  jobs.repeat('idempotency:forget', '13 * * * *', () => forgetKeys(db, clock()));
  const mailer = openMailer({
    ...{ db, jobs, log, clock, publicUrl, isTrial, mail },
    languages: options.languages ?? offeredLanguages(),
    languageOf: (email) => findLanguageOf(db, email),
  });
  const rateLimiter = openRateLimiter(db, rateLimit === false ? 'off' : rateLimit?.redis, log);
  const context: Context = {
    ...{ db, replica, publicUrl, clock, log, isTrial, jobs, mailer, storage, rateLimiter, invalidations },
    mapTiles: options.mapTiles,
    takesPayments: (options.payments?.mode ?? 'paused') !== 'paused',
    isOwnMachine: ownMachine({ publicUrl, onNetwork: options.trialOnNetwork ?? false }),
    events: domainEvents(jobs, mailer),
    personalData: [],
  };
  const checks = {
    database: checkDatabase(db),
    ...(database.checkReplica && { replica: database.checkReplica }),
    storage: checkStorage(storage),
    ...options.checks,
  };
  const authenticate = options.authenticate ?? authenticateBy(context);
  const fingerprint = networkFingerprint(db, clock);
  const served = { ...options, log, checks, authenticate, invalidations, fingerprint };
  const app = await serve(served, async (api) => {
    for (const module of modulesOf(options)) await module(api, context);
  });
  serveImages(app, context, rateLimit === false ? undefined : new Misses(rateLimit ?? {}));
  if (options.payments?.mode === 'simulator')
    addSimulator(app, context, options.payments.merchant ?? simulatorMerchant);
  if (isTrial && !mail.url) showMailbox(app, context);
  app.addHook('onClose', async () => mailer.close());
  return app;
}
