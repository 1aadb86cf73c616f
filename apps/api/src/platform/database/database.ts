import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

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
  statementTimeoutMs?: number;
  /** Told when an idle connection breaks, which is not anybody's request. */
  onLostConnection?: (error: Error) => void;
  /** Told of every statement before it is sent. */
  onQuery?: (query: string, params: unknown[]) => void;
}

export function openDatabase(settings: DatabaseSettings): Database {
  const main = openPool(settings.url, settings);
  const logging = settings.onQuery ? { logger: { logQuery: settings.onQuery } } : {};
  const reading = settings.replicaUrl ? openPool(settings.replicaUrl, settings) : main;
  return {
    db: drizzle(main, logging),
    replica: drizzle(reading, logging),
    close: async () => {
      await main.end();
      if (reading !== main) await reading.end();
    },
  };
}

function openPool(url: string, settings: DatabaseSettings): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: settings.poolSize ?? 10,
    application_name: 'serendib',
    connectionTimeoutMillis: 5_000,
    // Prepared lists would otherwise go over to generic plans, which read 60 times as much for rare filters;
    // compiling a plan costs more than any of our queries. Half alike is alike enough for a misspelt word.
    options: `-c plan_cache_mode=force_custom_plan -c jit=off -c pg_trgm.word_similarity_threshold=0.5 -c statement_timeout=${settings.statementTimeoutMs ?? 10_000}`,
  });
  // One that breaks in the middle of a transaction says so to whoever uses it; unheard, it would end the process too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => settings.onLostConnection?.(error));
  return pool;
}
