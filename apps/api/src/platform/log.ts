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

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Without what would let a reader of the log act for an account: verification and reset links end in their token,
 * and an address that was handed out for a picture opens it. */
export function safeUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const masked = path
    .split('/')
    .map((part) => (part.length >= 32 && !uuid.test(part) ? '…' : part))
    .join('/');
  if (!query) return masked;
  const parameters = new URLSearchParams(query);
  for (const name of ['token', 'code', 'state', 'email', 'password', 'signature']) {
    if (parameters.has(name)) parameters.set(name, '…');
  }
  return `${masked}?${parameters}`;
}
