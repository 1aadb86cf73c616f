import { t } from '@serendib/contract/words/t';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/** What PostgreSQL itself said, without the query that drizzle puts around it. */
export function databaseError(error: unknown): pg.DatabaseError | undefined {
  const inner = error instanceof DrizzleQueryError ? error.cause : error;
  return inner instanceof pg.DatabaseError ? inner : undefined;
}

export function databaseReason(error: unknown): string {
  const inner = error instanceof DrizzleQueryError ? error.cause : error;
  return inner instanceof Error ? inner.message : String(inner);
}

/** Whether a write met what is there already; with a name, whether it was that unique index. */
export function isDuplicate(error: unknown, index?: string): boolean {
  const found = databaseError(error);
  return found?.code === '23505' && (index === undefined || found.constraint === index);
}

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  // Not found by its name, or no way to it.
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // Shutting down, starting up, too many connections, a statement that took too long, a lock not had, two that
  // waited for each other.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
  '55P03',
  '40P01',
]);

/** Whether the database is away or overloaded, so that asking again later may help. */
export function isAway(error: unknown): boolean {
  const inner = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(inner instanceof Error)) return false;
  const code = 'code' in inner ? String(inner.code) : '';
  return (
    awayCodes.has(code) ||
    // The class of connections: what a pooler says that has none to hand out.
    code.startsWith('08') ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(inner.message)
  );
}

export interface Shortage {
  /** For the person whose call met it. */
  words: string;
  retryAfterSeconds: number;
  /** Whether it is room on a disk that is short. */
  isRoom: boolean;
}

const onlyRead = {
  words: t('Nothing can be saved right now, only read. Please try again in a few minutes.'),
  retryAfterSeconds: 30,
  isRoom: false,
};
const noRoom = {
  words: t('There is no room left to save this right now. Please try again in a few minutes.'),
  retryAfterSeconds: 60,
  isRoom: true,
};
const noMemory = {
  words: t('There is more to do right now than we can manage. Please try again in a moment.'),
  retryAfterSeconds: 10,
  isRoom: false,
};
const shortages: Record<string, Shortage> = {
  '25006': onlyRead,
  '53000': noMemory,
  '53100': noRoom,
  '53200': noMemory,
};

/** What the database is short of, where that is why it refused. */
export const shortageOf = (error: unknown): Shortage | undefined =>
  shortages[databaseError(error)?.code ?? ''];

/**
 * Whether something held what PostgreSQL cannot store, such as a NUL, half a pair of surrogates or the year 0: the
 * sender's doing, not ours.
 */
export function isUnstorable(error: unknown): boolean {
  const found = databaseError(error);
  if (found?.code === '22P02') return found.message.includes('for type json');
  return found?.code === '22021' || found?.code === '22P05' || found?.code === '22008';
}

/** What failed in the database, for the log: without the bound values, which may be secrets. */
export function withoutParameters(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const told = new Error(`${databaseReason(error)} (in: ${error.query.slice(0, 300)})`);
  if (error.stack)
    told.stack = `${told.message}\n${error.stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n')}`;
  return told;
}
