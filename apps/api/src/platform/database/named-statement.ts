import type { SQL } from 'drizzle-orm';
import type pg from 'pg';
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

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= mostNames) return undefined;
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
