import type { FirstAdministrator } from '@serendib/api/modules/accounts/index';
import type { RequestCounter } from '@serendib/api/platform/http/limits/request-counter';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';

/** What a worker is told at its start. */
export interface Assignment {
  /** Stays the same when another takes its place. */
  number: number;
  databaseUrl: string;
  poolSize: number;
  /** Brings the database up to date before it serves. */
  prepares: boolean;
  /** One worker of a machine does the jobs, which needs connections of its own. */
  doesJobs: boolean;
}

/** A request under this key, in a window of so many milliseconds. */
export type Counted = [key: string, windowMs: number];
export type Count = Awaited<ReturnType<RequestCounter['count']>>;

/** The metrics of one process. */
export type Measured = MetricObjectWithValues<MetricValue<string>>[];

export type ToWorker =
  | { type: 'begin'; assignment: Assignment }
  | { type: 'counts'; id: number; counts: Count[] }
  /** Say what you have measured. */
  | { type: 'measure'; id: number }
  /** What all others have measured. */
  | { type: 'measured'; id: number; all: Measured[] }
  /** Take no more connections, answer those that are open, and end. */
  | { type: 'drain' }
  | { type: 'stop' };

export type ToPrimary =
  | { type: 'prepared'; administrator: FirstAdministrator | undefined }
  | { type: 'ready' }
  /** Its event loop goes round. */
  | { type: 'pulse' }
  | { type: 'count'; id: number; requests: Counted[] }
  /** Monitoring asked this one: what have the others measured? */
  | { type: 'ask others'; id: number }
  | { type: 'measured'; id: number; metrics: Measured };
