import type { FastifyBaseLogger } from 'fastify';
import type { Invalidations } from './cache/invalidations.ts';
import type { Database } from './database/database.ts';
import type { DomainEvents } from './domain-events.ts';
import type { App } from './http/app-types.ts';
import type { OwnMachine } from './http/own-machine.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Mailer } from './mailer.ts';
import type { PersonalData } from './personal-data.ts';
import type { RateLimiter } from './rate-limiter/rate-limiter.ts';
import type { Storage } from './storage/storage.ts';

/** What modules are given. Tests hand in stand-ins for all that is not the database. */
export interface Context extends Pick<Database, 'db' | 'replica'> {
  publicUrl: string;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** Not production: links that are otherwise only mailed may be shown. */
  isTrial: boolean;
  /** To whom a trial may show what is otherwise mailed, and its simulated bank. */
  isOwnMachine: OwnMachine;
  /** Whether what is sold has to be paid for; while payments are paused it is free. */
  takesPayments: boolean;
  /** What maps lie on, where an operator has named a server of tiles. */
  mapTiles?: { url: string; attribution: string } | undefined;
  jobs: Jobs;
  /** What higher modules do about what happens in lower ones. */
  events: DomainEvents;
  mailer: Mailer;
  storage: Storage;
  rateLimiter: RateLimiter;
  /** What tells caches that what they keep is no longer so. */
  invalidations: Invalidations;
  /** Each module that keeps something about people adds itself. */
  personalData: PersonalData[];
}

/** How a module adds its calls. What it must finish before the end goes into an `onClose` hook of `api`. */
export type Module = (api: App, context: Context) => void | Promise<void>;
