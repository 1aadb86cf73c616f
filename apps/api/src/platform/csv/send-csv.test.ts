import Fastify from 'fastify';
import { afterAll, afterEach, expect, test } from 'vitest';
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

test('an empty table has its heading', async () => {
  expect(Buffer.from(await (await sent()).arrayBuffer()).toString()).toBe('\ufeffplate,note\r\n');
});

test('what fails at once is no file, and what fails on the way is not taken for the whole', async () => {
  pages = [new Error('the database is away')];
  expect((await sent()).status).toBe(500);
  pages = [[{ plate: 'WP CAB-1234', note: '' }], new Error('the database went away')];
  await expect(sent().then((reply) => reply.text())).rejects.toThrow();
});
