import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { breakWhenSilent } from './silence.ts';

/** What a query runs on: the pool, or the transaction somebody above opened. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export interface Database {
  db: Db;
  /** For reads that may be a moment behind: the replica where there is one. */
  replica: Db;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  url: string;
  replicaUrl?: string | undefined;
  /** Connections per process and server. */
  poolSize?: number;
  /** After which PostgreSQL breaks off a statement, and we soon after a connection on which it did not; 0 is never. */
  statementTimeoutMs?: number;
  /** Told when an idle connection breaks, which is not anybody's request. */
  onLostConnection?: (error: Error) => void;
  /** Told of every statement before it is sent. */
  onQuery?: (query: string, params: unknown[]) => void;
}

export function openDatabase(settings: DatabaseSettings): Database {
  const main = openPool(settings.url, settings);
  const reading = settings.replicaUrl ? openPool(settings.replicaUrl, settings) : main;
  const db = onPool(main, settings);
  return {
    db,
    replica: reading === main ? db : onPool(reading, settings),
    close: async () => {
      await main.end();
      if (reading !== main) await reading.end();
    },
  };
}

function onPool(pool: pg.Pool, { onQuery }: DatabaseSettings): Db {
  const logging = onQuery ? { logger: { logQuery: onQuery } } : {};
  const db: Db = drizzle(pool, logging);
  // drizzle's own keeps for ever a connection whose `begin` fails, and tells of the `rollback` that then fails as
  // well instead of what broke the connection.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let broken: Error | undefined;
    const hear = (error: Error) => {
      broken ??= error;
    };
    client.on('error', hear);
    try {
      return await drizzle(client, logging).transaction(work, config);
    } catch (error) {
      throw broken ?? error;
    } finally {
      client.off('error', hear);
      client.release(broken);
    }
  };
  return db;
}

function openPool(url: string, settings: DatabaseSettings): pg.Pool {
  const statementTimeoutMs = settings.statementTimeoutMs ?? 10_000;
  const pool = new pg.Pool({
    connectionString: url,
    max: settings.poolSize ?? 10,
    application_name: 'serendib',
    connectionTimeoutMillis: 5_000,
    // Prepared lists would otherwise go over to generic plans, which read 60 times as much for rare filters;
    // compiling a plan costs more than any of our queries. Half alike is alike enough for a misspelt word.
    options: `-c plan_cache_mode=force_custom_plan -c jit=off -c pg_trgm.word_similarity_threshold=0.5 -c statement_timeout=${statementTimeoutMs}`,
  });
  // One that breaks in the middle of a transaction says so to whoever uses it; unheard, it would end the process too.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    breakWhenSilent(client, statementTimeoutMs);
  });
  pool.on('error', (error) => settings.onLostConnection?.(error));
  return pool;
}
