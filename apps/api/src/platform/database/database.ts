import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { PartedPool } from './pool/parted-pool.ts';
import { Replica } from './replica.ts';
import { Replicas } from './replicas.ts';
import { breakWhenSilent } from './silence.ts';

/** What a query runs on: the pool, or the transaction that a caller opened. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export interface Database {
  db: Db;
  /** For reads that may be a moment behind: a replica where there is one. */
  replica: Db;
  /** Where there are replicas: throws while one of them is not asked. */
  checkReplica?: () => Promise<void>;
  /** Where there are replicas: none is asked until it has what is written by now; resolves when all have it or are away. */
  replicaHasIt?: () => Promise<void>;
  /** Connections of this process to the main database, and requests that wait for one. */
  connections(): { busy: number; idle: number; waiting: number };
  close(): Promise<void>;
}

export interface DatabaseSettings {
  url: string;
  replicaUrls?: readonly string[] | undefined;
  /** Connections per process and server. */
  poolSize?: number;
  /** After which PostgreSQL breaks off a statement, and we soon after a connection on which it did not; 0 is never. */
  statementTimeoutMs?: number;
  /** Called when an idle connection breaks, outside any request. */
  onLostConnection?: (error: Error) => void;
  /** Told when a replica is no longer asked, and why, or is asked again. */
  onReplica?: (name: string, away: Error | undefined) => void;
  /** Told of every statement before it is sent. */
  onQuery?: (query: string, params: unknown[]) => void;
}

export function openDatabase(settings: DatabaseSettings): Database {
  const main = openPool(settings.url, settings);
  const db = onPool(main, settings);
  const urls = settings.replicaUrls ?? [];
  const connections = () => ({
    busy: main.totalCount - main.idleCount,
    idle: main.idleCount,
    waiting: main.waitingCount + main.waitingForTurn,
  });
  if (urls.length === 0) return { db, replica: db, connections, close: () => main.end() };

  const watch = openWatch(settings.url);
  const replicas = urls.map((url) => {
    const name = urls.length > 1 ? `The replica ${new URL(url).host}` : 'The replica';
    return new Replica({
      replica: openPool(url, settings),
      watch: { main: watch, replica: openWatch(url) },
      onChange: (away) => settings.onReplica?.(name, away),
    });
  });
  const reading = new Replicas(main, replicas);
  // It asks for no more than statements of their own of what it is given.
  const replica: Db = drizzle(reading as unknown as pg.Pool, logging(settings));
  // Several statements that belong together are asked of one database that is there for all of them.
  replica.transaction = db.transaction.bind(db);
  return {
    db,
    replica,
    connections,
    checkReplica: () => reading.check(),
    replicaHasIt: () => reading.caughtUp(),
    close: async () => {
      await reading.close();
      await Promise.all([watch.end(), main.end()]);
    },
  };
}

const logging = ({ onQuery }: DatabaseSettings) => (onQuery ? { logger: { logQuery: onQuery } } : {});

/** A connection to look after a database by, which is quick to say that it does not answer. */
function openWatch(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    application_name: 'serendib watch',
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function onPool(pool: pg.Pool, settings: DatabaseSettings): Db {
  const db: Db = drizzle(pool, logging(settings));
  // drizzle's own keeps for ever a connection whose `begin` fails, and tells of the `rollback` that then fails as
  // well instead of what broke the connection.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let broken: Error | undefined;
    const listen = (error: Error) => {
      broken ??= error;
    };
    client.on('error', listen);
    try {
      return await drizzle(client, logging(settings)).transaction(work, config);
    } catch (error) {
      throw broken ?? error;
    } finally {
      client.off('error', listen);
      client.release(broken);
    }
  };
  return db;
}

/**
 * Statements without a name are planned for the values at hand; a name bears those whose plan is always the same.
 * Compiling a plan costs more than any of our queries. Half alike is alike enough for a misspelt word.
 */
const sessionSettings = (statementTimeoutMs: number): string =>
  `set jit = off; set pg_trgm.word_similarity_threshold = 0.5; set statement_timeout = ${statementTimeoutMs}`;

function openPool(url: string, settings: DatabaseSettings): PartedPool {
  const statementTimeoutMs = settings.statementTimeoutMs ?? 10_000;
  const pool = new PartedPool({
    connectionString: url,
    max: settings.poolSize ?? 10,
    application_name: 'serendib',
    connectionTimeoutMillis: 5_000,
    onConnect: (client) => {
      // First: a pooler takes a login itself, and the first statement is what waits for a connection of its own.
      breakWhenSilent(client as pg.Client, statementTimeoutMs);
      // Told by statements of their own: poolers in front of a database refuse startup parameters.
      return client.query(sessionSettings(statementTimeoutMs));
    },
  });
  // One that breaks in a transaction also emits an event; without a listener that would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => settings.onLostConnection?.(error));
  return pool;
}
