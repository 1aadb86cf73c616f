import type { SQL } from 'drizzle-orm';
import type pg from 'pg';
import { LruMap } from 'toad-cache';
import type { Db } from './database.ts';

/** What drizzle sends statements by; its own `prepare` names those of its builder alone. */
interface Sender {
  dialect: { sqlToQuery(query: SQL): { sql: string; params: unknown[] } };
  session: {
    prepareQuery(
      query: { sql: string; params: unknown[] },
      fields: undefined,
      name: string | undefined,
      isArrays: boolean,
    ): { execute(): Promise<pg.QueryResult> };
  };
}

/** Each connection remembers a plan for each name. */
const mostNames = 100;
const names = new Map<string, string>();
/** How often a text was sent that has no name yet: what is sent once or twice would take the place of what is common. */
const timesSent = new LruMap<number>(500);
const worthName = 3;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  const times = (timesSent.get(text) ?? 0) + 1;
  timesSent.set(text, times);
  if (times < worthName || names.size >= mostNames) return undefined;
  timesSent.delete(text);
  const name = `serendib_${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Sends a statement that is parsed and planned once on each connection: for those whose best plan does not hang on their
 * values (docs/decisions/341-named-statements.md). A number that the plan hangs on, such as a limit, is no parameter.
 */
export async function executeNamed<Row>(db: Db, query: SQL): Promise<Row[]> {
  const { dialect, session } = db as unknown as Sender;
  const built = dialect.sqlToQuery(query);
  const { rows } = await session.prepareQuery(built, undefined, nameOf(built.sql), false).execute();
  return rows as Row[];
}
