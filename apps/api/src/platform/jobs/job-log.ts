import type { FastifyBaseLogger } from 'fastify';
import { Logger, type LogLevel } from 'graphile-worker';

export type JobLog = Pick<FastifyBaseLogger, 'debug' | 'warn'>;
export type WorkerLog = Pick<FastifyBaseLogger, 'debug' | 'warn' | 'error'>;

/** A job that fails is tried again, which is no error of the server; payloads and details stay out of the log. */
export function jobLogger(log?: JobLog): Logger {
  return new Logger(() => (level: LogLevel, message: string) => {
    if (level === 'error' || level === 'warning') log?.warn(message);
    else if (level === 'info') log?.debug(message);
  });
}
