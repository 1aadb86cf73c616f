import { parse } from 'csv-parse/sync';
import Fastify from 'fastify';
import { afterAll, afterEach, expect, test } from 'vitest';
import { unescapeCell } from './cells.ts';
import { sendCsv } from './send-csv.ts';

const app = Fastify();
let pages: (Record<string, unknown>[] | Error)[] = [];
app.get('/table', (_, reply) =>
  sendCsv(
    reply,
    {
      name: 'vans',
      columns: ['plate', 'note'],
      rows: (async function* () {
        for (const page of pages) {
          if (page instanceof Error) throw page;
          yield page;
        }
      })(),
    },
    new Date('2027-02-10T06:00:00.000Z'),
  ),
);
const origin = app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());
const sent = async () => fetch(`${await origin}/table`);
afterEach(() => {
  pages = [];
});

test('all pages are one file with one heading', async () => {
  pages = [
    [{ plate: 'WP CAB-1234', note: 'with "quotes", and\na line' }],
    [{ plate: 'SP PQ-7711', note: '=1+1' }],
    [],
  ];
  const reply = await sent();
  expect(reply.headers.get('content-disposition')).toBe(
    'attachment; filename="serendib-vans-2027-02-10.csv"',
  );
  expect(Buffer.from(await reply.arrayBuffer()).toString()).toBe(
    '\ufeffplate,note\r\nWP CAB-1234,"with ""quotes"", and\na line"\r\nSP PQ-7711,\'=1+1\r\n',
  );
});

test('nothing begins as a formula for a program that parts at semicolons, and each text comes back as it was', async () => {
  const notes = [
    ...[
      'Nimal;=1+1',
      'Nimal; =1+1',
      'a;\t=1',
      'a;"=1+1"',
      'a, "b";@x',
      'a\n=1+1',
      'a\r\n-1\r\n\r\n+1',
      'a\r\r=1',
    ],
    ...['=1;=2;=3', ' =1', '"=1', "'=1", "a;'=1", "a;''-1", '\t\t=1', '\t x', '+94;+95', 'a;;=', '＝1;＝1'],
    ...['plain; text', 'it’s -5 °C', "'quoted'", 'a = b', 'a;b-c', ''],
  ];
  pages = [notes.map((note) => ({ plate: 'WP CAB-1234', note }))];
  const text = await (await sent()).text();
  // As Excel in German does: a quote within a cell is a sign like any other.
  const cells = text.split(/[;\r\n]/).map((cell) => cell.replace(/^[ \t"]+/, ''));
  expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
  const rows = parse(text, { bom: true, columns: true, record_delimiter: '\r\n' }) as { note: string }[];
  expect(rows.map(({ note }) => unescapeCell(note))).toEqual(notes);
  expect(rows.slice(-6).map(({ note }) => note)).toEqual(notes.slice(-6));
});

test('an empty table has its heading', async () => {
  expect(Buffer.from(await (await sent()).arrayBuffer()).toString()).toBe('\ufeffplate,note\r\n');
});

test('what fails at once is no file, and what fails on the way is not taken for the whole', async () => {
  pages = [new Error('the database is away')];
  expect((await sent()).status).toBe(500);
  pages = [[{ plate: 'WP CAB-1234', note: '' }], new Error('the database went away')];
  await expect(sent().then((reply) => reply.text())).rejects.toThrow();
});
