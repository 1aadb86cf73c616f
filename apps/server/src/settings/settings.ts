import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { PaymentSettings } from '@serendib/api/modules/payments/index';
import type { S3Settings } from '@serendib/api/platform/storage/in-bucket';
import { type MerchantSettings, simulatorMerchant } from '@serendib/contract/payments/gateway';
import type { TraceSettings } from '../tracing/provider.ts';
import { environmentSchema, type ReadEnvironment } from './environment.ts';
import { credentials, faultsBetween } from './settings-between.ts';

type Environment = Record<string, string | undefined>;

export type Settings = {
  mode: 'trial' | 'development' | 'production';
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  /** Undefined: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** None, one or several copies of the database, for reads that may be a moment behind. */
  replicaUrls: string[];
  /** Connections that all processes of this start may have to the database together. */
  databaseConnections: number | undefined;
  /** Processes that serve under one primary; undefined: one process that does everything. */
  workers: number | undefined;
  redisUrl: string | undefined;
  /** Addresses of the proxies in front whose word on the visitor's address is believed. */
  trustProxy: string[] | false;
  /** Origins besides our own whose pages may call the API. */
  corsOrigins: string[];
  /** A trial's mailbox may be read from other machines. */
  trialOnNetwork: boolean;
  mailUrl: string | undefined;
  mailFrom: string | undefined;
  admin: { email: string; password: string | undefined } | undefined;
  /** By whom people may sign in without a password of ours. */
  signInProvider: { issuer: string; clientId: string; clientSecret: string } | undefined;
  /** Undefined: uploads lie below `dataDir`. */
  s3: S3Settings | undefined;
  /** The folder into which backups are written by themselves, and after how many hours. */
  backups: { folder: string; everyHours: number } | undefined;
  payments: PaymentSettings;
  demoData: boolean;
  /** Tiles that maps lie on; undefined: our own ground. */
  mapTiles: { url: string; attribution: string } | undefined;
  /** Besides those that are offered, for translators to look at. */
  previewLanguages: string[];
  rateLimit: boolean;
  /** Whom `/.well-known/security.txt` names; the contact form where nothing is set. */
  securityContact: string | undefined;
  /** What `/metrics` asks for; without it there is no such page. */
  metricsToken: string | undefined;
  /** Without a collector no traces are made. */
  traces: TraceSettings | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
};

/** Every fault of the environment, one line each: to be mended in one go. */
export class WrongSettings extends Error {
  readonly faults: string[];

  constructor(faults: string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** What stands behind `npm start --`: settings for which a start has an option. Throws WrongSettings. */
export function readArguments(given: readonly string[]): Environment {
  const [first, value, ...more] = given.flatMap((one) => one.split(/=(.*)/s).slice(0, 2));
  if (first === undefined) return {};
  if (first !== '--workers') throw new WrongSettings([`${first} is no option; there is --workers`]);
  if (value === undefined) throw new WrongSettings(['--workers needs auto or a number behind it']);
  if (more.length > 0) throw new WrongSettings([`${more[0]} is one word too many`]);
  return { WORKERS: value };
}

/** Throws WrongSettings. An empty variable counts as unset. */
export function readSettings(environment: Environment): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data: values, error } = environmentSchema.safeParse(given);
  const wrong = error?.issues ?? [];
  const faults = [
    ...new Set(wrong.map(({ path, message }) => `${String(path[0])} ${message}`)),
    ...faultsBetween(given, new Set(wrong.map(({ path }) => String(path[0])))),
  ];
  if (!values || faults.length > 0) throw new WrongSettings(faults);

  return {
    mode: values.NODE_ENV === 'production' || values.NODE_ENV === 'development' ? values.NODE_ENV : 'trial',
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL ?? `http://${reachableName(values.HOST)}:${values.PORT}`,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    replicaUrls: values.DATABASE_REPLICA_URL ?? [],
    databaseConnections: values.DATABASE_CONNECTIONS,
    workers: values.WORKERS,
    redisUrl: values.REDIS_URL,
    trustProxy: values.TRUST_PROXY,
    corsOrigins: values.CORS_ORIGINS ?? [],
    trialOnNetwork: values.TRIAL_ON_NETWORK === 'yes',
    backups: values.BACKUP_TO ? { folder: values.BACKUP_TO, everyHours: values.BACKUP_EVERY } : undefined,
    mailUrl: values.MAIL_URL,
    mailFrom: values.MAIL_FROM,
    admin: values.ADMIN_EMAIL ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD } : undefined,
    signInProvider:
      values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET
        ? {
            issuer: values.OIDC_ISSUER,
            clientId: values.GOOGLE_CLIENT_ID,
            clientSecret: values.GOOGLE_CLIENT_SECRET,
          }
        : undefined,
    s3:
      values.S3_BUCKET && values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY
        ? {
            bucket: values.S3_BUCKET,
            region: values.S3_REGION,
            endpoint: values.S3_ENDPOINT,
            accessKeyId: values.S3_ACCESS_KEY_ID,
            secretAccessKey: values.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    payments: { mode: values.PAYHERE_MODE, merchant: merchantOf(values) },
    demoData: values.DEMO_DATA ? values.DEMO_DATA === 'on' : values.DATABASE_URL === undefined,
    mapTiles: values.MAP_TILES_URL
      ? { url: values.MAP_TILES_URL, attribution: values.MAP_TILES_ATTRIBUTION ?? '' }
      : undefined,
    previewLanguages: values.PREVIEW_LANGUAGES,
    rateLimit: values.RATE_LIMIT === 'on',
    securityContact: values.SECURITY_CONTACT,
    metricsToken: values.METRICS_TOKEN,
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
          service: values.OTEL_SERVICE_NAME,
          share: values.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    logLevel: values.LOG_LEVEL,
  };
}

/** The simulator has its own where nothing is set; the others need all of it, and paused keeps what there is. */
function merchantOf(values: ReadEnvironment): MerchantSettings | undefined {
  const [id, secret, appId, appSecret] = credentials.map((name) => values[name]);
  if (values.PAYHERE_MODE === 'simulator') {
    const { id: ownId, secret: ownSecret, appId: ownApp, appSecret: ownAppSecret } = simulatorMerchant;
    return {
      id: id ?? ownId,
      secret: secret ?? ownSecret,
      appId: appId ?? ownApp,
      appSecret: appSecret ?? ownAppSecret,
    };
  }
  return id && secret ? { id, secret, appId: appId ?? '', appSecret: appSecret ?? '' } : undefined;
}

/** What others would call this machine where HOST only says "every address". */
function reachableName(host: string): string {
  if (host !== '0.0.0.0' && host !== '::') return isIP(host) === 6 ? `[${host}]` : host;
  const outward = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find((each) => !each.internal && each.family === 'IPv4');
  return outward?.address ?? '127.0.0.1';
}
