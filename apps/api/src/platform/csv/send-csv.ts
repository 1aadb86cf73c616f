import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dayOf } from '@serendib/contract/calendar';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { escapeCell } from './cells.ts';

export interface Table {
  /** Of the file, without its ending. */
  name: string;
  columns: readonly string[];
  rows: AsyncIterable<Record<string, unknown>[]>;
}

async function* cellsOf({ columns, rows }: Table) {
  for await (const page of rows) {
    for (const row of page) yield columns.map((column) => escapeCell(row[column]));
  }
}

/**
 * Sends a table as it is read, page by page. What fails on the way breaks the file off, so that half of it is not taken
 * for the whole.
 */
export function sendCsv(reply: FastifyReply, table: Table, at: Date): string {
  const day = dayOf(at);
  const lines = stringify({
    bom: true,
    header: true,
    columns: [...table.columns],
    record_delimiter: 'windows',
  });
  pipeline(Readable.from(cellsOf(table)), lines).catch((error: unknown) => {
    if (!reply.raw.destroyed) reply.log.error({ err: error }, 'An export broke off');
  });
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="serendib-${table.name}-${day}.csv"`);
  // Fastify sends a stream as it is; a row's reply knows only what it carries.
  return lines as unknown as string;
}
