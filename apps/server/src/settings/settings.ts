import { isIP } from 'node:net';
import { availableParallelism, networkInterfaces } from 'node:os';
import type { PaymentSettings } from '@serendib/api/modules/payments/index';
import type { S3Settings } from '@serendib/api/platform/storage/in-bucket';
import { passwordProblem } from '@serendib/contract/accounts/password';
import { type MerchantSettings, paymentModes, simulatorMerchant } from '@serendib/contract/payments/gateway';
import { previewableLanguages } from '@serendib/messages/offered';
import { z } from 'zod';
import type { TraceSettings } from '../tracing/provider.ts';
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

const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)), {
    error: `is not an address that begins with ${protocols.map((name) => `${name}://`).join(' or ')}`,
  });
const oneOf = <const Words extends [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `is not one of: ${words.join(', ')}` });
const onOff = oneOf(['on', 'off']);

const mostWorkers = 128;
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, { error: `is not a number from ${least} to ${most}` })
    .transform(Number)
    .refine((number) => number >= least && number <= most, {
      error: `is not a number from ${least} to ${most}`,
    });

/** The reference in docs/operations.md is held against it. */
export const environmentSchema = z.object({
  NODE_ENV: oneOf(['production', 'development', 'test']).optional(),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'is not a port (1 to 65535)' })
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65535, { error: 'is not a port (1 to 65535)' })
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url('http', 'https')
    .refine((text) => !URL.canParse(text) || ['', '/'].includes(new URL(text).pathname), {
      error: 'has a path; it must be an origin alone, as in https://example.com',
    })
    .transform((text) => (URL.canParse(text) ? new URL(text).origin : text))
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  DATABASE_REPLICA_URL: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(url('postgres', 'postgresql')))
    .optional(),
  DATABASE_CONNECTIONS: wholeNumber(1, 10_000).optional(),
  WORKERS: z
    .string()
    .transform((text) => (text === 'auto' ? availableParallelism() : Number(text)))
    .refine((number) => Number.isInteger(number) && number >= 1 && number <= mostWorkers, {
      error: `is neither auto nor a number from 1 to ${mostWorkers}`,
    })
    .optional(),
  REDIS_URL: url('redis', 'rediss').optional(),
  TRUST_PROXY: z
    .string()
    .transform((text) => (text === 'off' ? (false as const) : text.split(',').map((part) => part.trim())))
    .refine((list) => !list || list.every(isAddressRange), {
      error: 'is neither off nor a list of addresses, as in 10.0.0.1, 192.168.0.0/16, loopback',
    })
    .default(false),
  CORS_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((list) => list.every(isOrigin), {
      error: 'is not a list of origins, as in https://app.example.com, http://localhost:5173',
    })
    .optional(),
  TRIAL_ON_NETWORK: oneOf(['yes', 'no']).default('no'),
  MAIL_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: z.string().optional(),
  ADMIN_EMAIL: z.email({ error: 'is not an e-mail address' }).optional(),
  ADMIN_PASSWORD: z
    .string()
    .refine((password) => passwordProblem(password) === null, {
      error: 'needs at least 8 characters',
    })
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: url('http', 'https').default('https://accounts.google.com'),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: url('http', 'https').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  PAYHERE_MODE: oneOf([...paymentModes]).default('paused'),
  PAYHERE_MERCHANT_ID: z
    .string()
    .regex(/^\d{1,20}$/, { error: 'is not a merchant id, which is a number' })
    .optional(),
  PAYHERE_MERCHANT_SECRET: z.string().optional(),
  PAYHERE_APP_ID: z.string().optional(),
  PAYHERE_APP_SECRET: z.string().optional(),
  BACKUP_TO: z.string().optional(),
  BACKUP_EVERY: wholeNumber(1, 720).default(24),
  MAP_TILES_URL: url('http', 'https')
    .refine((text) => ['{z}', '{x}', '{y}'].every((part) => text.includes(part)), {
      error: 'has to name {z}, {x} and {y}, as in https://tiles.example.com/{z}/{x}/{y}.png',
    })
    .optional(),
  MAP_TILES_ATTRIBUTION: z
    .string()
    .max(300, { error: 'has more than 300 characters' })
    .regex(/^[^<>]*$/, { error: 'has to be plain text, without < and >' })
    .optional(),
  DEMO_DATA: onOff.optional(),
  PREVIEW_LANGUAGES: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((list) => list.every((code) => previewableLanguages().includes(code)), {
      error: `is not a list of these: ${previewableLanguages().join(', ')}`,
    })
    .default([]),
  RATE_LIMIT: onOff.default('on'),
  SECURITY_CONTACT: z
    .string()
    .transform((text) => (text.includes('@') && !text.includes(':') ? `mailto:${text}` : text))
    .refine((text) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+)$/.test(text), {
      error: 'is neither an e-mail address nor one that begins with https://',
    })
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, { error: 'needs at least 16 characters, without spaces' })
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http', 'https').optional(),
  // Read where traces are sent.
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().default('serendib'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0|1|[01]?\.\d+)$/, { error: 'is not a share from 0 to 1, as in 0.1' })
    .transform(Number)
    .refine((share) => share <= 1, { error: 'is not a share from 0 to 1, as in 0.1' })
    .default(1),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
type Parsed = z.output<typeof environmentSchema>;

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
function merchantOf(values: Parsed): MerchantSettings | undefined {
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

/** As browsers send it: a scheme and a host, and nothing after. */
const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

function isAddressRange(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** What others would call this machine where HOST only says "every address". */
function reachableName(host: string): string {
  if (host !== '0.0.0.0' && host !== '::') return isIP(host) === 6 ? `[${host}]` : host;
  const outward = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find((each) => !each.internal && each.family === 'IPv4');
  return outward?.address ?? '127.0.0.1';
}
