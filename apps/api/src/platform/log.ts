import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { type LoggerOptions, pino, stdSerializers } from 'pino';
import { prettyFactory } from 'pino-pretty';
import { withoutParameters } from './database/reason.ts';

export interface LogSettings {
  level?: string;
  /** For people at a terminal; lines of JSON otherwise. */
  pretty?: boolean;
  /** Which of several processes of one machine this is. */
  worker?: number;
  destination?: { write(line: string): unknown };
}

export const isLogger = (log: LogSettings | FastifyBaseLogger | undefined): log is FastifyBaseLogger =>
  log !== undefined && 'child' in log;

const secrets = [
  'password',
  'passwordHash',
  'newPassword',
  'token',
  'authorization',
  'cookie',
  'secret',
  'merchantSecret',
];

export function makeLog({
  level = 'info',
  pretty = false,
  worker,
  destination,
}: LogSettings = {}): FastifyBaseLogger {
  const options: LoggerOptions = {
    level,
    base: worker ? { worker } : null,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    serializers: {
      err: (error: unknown) => stdSerializers.err(withoutParameters(error) as Error),
      req: (request: FastifyRequest) => ({ method: request.method, url: safeUrl(request.url) }),
    },
  };
  if (pretty) {
    const format = prettyFactory({
      colorize: destination === undefined && process.stdout.isTTY,
      translateTime: 'SYS:HH:MM:ss',
      ignore:
        'reqId,req,res,status,ms,route,bytes,user,worker,event,result,userId,aboutId,from,call,requestId',
      messageFormat: (log, key) => {
        const { url } = (log.req ?? {}) as { url?: string };
        const words = [log[key], url].filter(Boolean).join(' ');
        const said = worker ? `${worker}: ${words}` : words;
        return log.reqId && Number(log.level) > 30 ? `${said} (request ${log.reqId})` : said;
      },
    });
    const out = destination ?? process.stdout;
    return pino(options, { write: (line) => void out.write(format(line)) });
  }
  return destination ? pino(options, destination) : pino(options);
}

/** Parameters whose values the log may have: everywhere in the contract they are one of few words, or a number. */
export const loggedParameters: ReadonlySet<string> = new Set(
  [
    'as days featured hidden itemType kind limit looked maxPrice minPrice months needsReview premium',
    'radius rating reported role seats serviceType sort status surplus thing view waiting what',
  ].flatMap((names) => names.split(' ')),
);

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.data)?$/i;
/** Shorter than what is left of a token that a mail program has cut. */
const pathWord = /^[\w.~-]{0,31}$/;
const valueWord = /^[\w-]{0,24}$/;
const parameterName = /^[a-z_-]{1,24}$/i;

/**
 * Without what would let a reader of the log act for a person, or know whom it is about: links of mails end in tokens or
 * bear keys, pictures have signatures, and administrators look for names. What is not known to be harmless is left out.
 */
export function safeUrl(url: string): string {
  const queryAt = url.indexOf('?');
  if (queryAt < 0) return safePath(url);
  const query = [...new URLSearchParams(url.slice(queryAt))].map(([name, value]) =>
    loggedParameters.has(name) && valueWord.test(value)
      ? `${name}=${value}`
      : `${parameterName.test(name) ? name : '…'}=…`,
  );
  return [safePath(url.slice(0, queryAt)), query.join('&')].filter(Boolean).join('?');
}

const safePath = (path: string): string =>
  path
    .split('/')
    .map((part) => (id.test(part) || pathWord.test(part) ? part : '…'))
    .join('/');
