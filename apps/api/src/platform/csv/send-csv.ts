import { Readable } from 'node:stream';
import { dayOf } from '@serendib/contract/calendar';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { sendFile } from '../http/send-file.ts';
import { escapeCell } from './cells.ts';

export interface Table {
  /** Of the file, without its ending. */
  name: string;
  columns: readonly string[];
  rows: AsyncIterable<Record<string, unknown>[]>;
}

/** A page at a time: a row at a time through streams takes longer than writing it. The heading waits for what follows it. */
async function* textOf({ columns, rows }: Table): AsyncGenerator<string> {
  const style = { columns: [...columns], record_delimiter: 'windows' } as const;
  let heading = stringify([], { ...style, bom: true, header: true });
  for await (const page of rows) {
    const text = stringify(
      page.map((row) => columns.map((column) => escapeCell(row[column]))),
      style,
    );
    yield heading + text;
    heading = '';
  }
  if (heading) yield heading;
}

/**
 * Sends a table as it is read, page by page. What fails on the way breaks the file off, so that half of it is not taken
 * for the whole.
 */
export function sendCsv(reply: FastifyReply, table: Table, at: Date): string {
  const day = dayOf(at);
  const text = Readable.from(textOf(table), { objectMode: false });
  text.on('error', (error) => {
    if (!reply.raw.destroyed) reply.log.error({ err: error }, 'An export broke off');
  });
  // Fastify sends a stream as it is; an endpoint's reply type names only what it carries.
  const sent = text as unknown as string;
  return sendFile(reply, 'text/csv; charset=utf-8', `serendib-${table.name}-${day}.csv`, sent);
}
