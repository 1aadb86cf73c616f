import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { longestPassword, passwordProblem } from '@serendib/contract/accounts/password';
import { paymentModes } from '@serendib/contract/payments/gateway';
import { previewableLanguages } from '@serendib/messages/offered';
import { z } from 'zod';

const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)), {
    error: `is not an address that begins with ${protocols.map((name) => `${name}://`).join(' or ')}`,
    // What else is asked of an address is asked of one.
    abort: true,
  });
const oneOf = <const Words extends [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `is not one of: ${words.join(', ')}` });
const onOff = oneOf(['on', 'off']);

/** One address, or a name and one in `<>`. A comma of the name stands in quotes: it would begin another sender. */
const sender = /^(?:(?:"[^"\r\n]*" *|[^<>",;:@\r\n]*)<[^\s<>@,;:]+@[^\s<>@,;:]+>|[^\s<>@,;:]+@[^\s<>@,;:]+)$/;

const mostWorkers = 128;
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, { error: `is not a number from ${least} to ${most}` })
    .transform(Number)
    .refine((number) => number >= least && number <= most, {
      error: `is not a number from ${least} to ${most}`,
    });

/** What each variable of the environment may say. The reference in docs/operations.md is held against it. */
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
    .refine((text) => ['', '/'].includes(new URL(text).pathname), {
      error: 'has a path; it must be an origin alone, as in https://example.com',
    })
    .transform((text) => new URL(text).origin)
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
  MAIL_URL: url('smtp', 'smtps')
    .refine((text) => new URL(text).hostname !== '', {
      error: 'names no server, as in smtps://mail.example.com',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(sender, { error: 'is not a sender, as in Serendib <no-reply@example.com>' })
    .optional(),
  ADMIN_EMAIL: z.email({ error: 'is not an e-mail address' }).optional(),
  ADMIN_PASSWORD: z
    .string()
    .refine((password) => passwordProblem(password) === null, {
      error: ({ input }) =>
        String(input).length > longestPassword
          ? `has more than ${longestPassword} characters`
          : 'needs at least 8 characters',
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
export type ReadEnvironment = z.output<typeof environmentSchema>;

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
