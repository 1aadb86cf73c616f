import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import { buildApp } from '../src/app.ts';
import { keepSamples } from '../src/modules/listings/read/keep-samples.ts';
import { writeParts } from '../src/modules/sitemap/sitemap.service.ts';
import { type Database, openDatabase } from '../src/platform/database/database.ts';
import { listed } from '../src/platform/lists/testing.ts';
import { type SignedInPerson, type TestApi, useApi } from '../src/platform/testing.ts';
import { type Cost, costOf } from './cost.ts';
import { generateCatalogue } from './generate-catalogue.ts';

/** More rows than the test needs print what each list costs: for docs/decisions/010-listing-queries.md. */
const rows = Number(process.env.EXPLAIN_ROWS ?? 100_000);

/** What is read and does not grow with the catalogue, and why. Every other table does. */
const limited: Record<string, string> = {
  destinations: 'the places of one island',
  districts: 'its 25 districts',
  settings: 'one row',
  signing_keys: 'one row',
  tallies: 'a sum for each kind and status, folded together by a job',
  sitemap_parts: 'one row for thousands of pages',
  listing_samples: 'some 250 rows of each kind',
  chargeback_cases: 'of one payment in thousands, and looked up by its key',
};

interface Asked {
  query: string;
  params: unknown[];
}

/** A large catalogue behind the API, made once for all subjects, and what is read of it. */
export interface Catalogue {
  readonly api: TestApi;
  readonly rows: number;
  /** What the API reads by. */
  readonly reading: Database;
  /** Past the API. */
  readonly client: pg.Client;
  /** What stands in braces in a path: something that is there. */
  readonly named: Record<string, string>;
  /** Tables that grow, of which anything was read. */
  readonly tablesRead: ReadonlySet<string>;
  /** Writes by a connection of its own, without the API's bound on time. */
  fill(work: (filling: Database) => Promise<unknown>): Promise<void>;
  /** Gathers the samples anew, of what is there now. */
  keepSamplesOfNow(): Promise<void>;
  /** What some work answers, and the buffers that its statements read: those alone that are `counted`. */
  measured<T>(
    work: () => Promise<T>,
    counted?: (query: string) => boolean,
  ): Promise<{ answer: T; buffers: number }>;
  /** What the statements of one list read: those that find its page, and those that count. */
  costs(path: string, as?: SignedInPerson): Promise<{ page: Cost; count: Cost }>;
  /** The buffers that a call reads whose path may have names in braces. */
  costOfCall(path: string, as?: SignedInPerson): Promise<number>;
}

/** For the top of a test file: makes the catalogue before its tests. */
export function useCatalogue(): Catalogue {
  const asked: Asked[] = [];
  const tablesRead = new Set<string>();
  let growing: Set<string>;
  let named: Record<string, string>;
  let reading: Database;
  let client: pg.Client;
  let fill: Catalogue['fill'];

  const api = useApi({}, async (options) => {
    const { url } = options.database as Database & { url: string };
    fill = fillerOf(url);
    await fill((filling) => generateCatalogue(filling, rows));
    client = new pg.Client({ connectionString: url, options: '-c jit=off' });
    await client.connect();
    growing = await findGrowing(client);
    reading = openDatabase({ url, onQuery: (query, params) => asked.push({ query, params }) });
    return buildApp({ ...options, database: reading });
  });
  beforeAll(async () => {
    await writeParts({ db: reading.db });
    named = await findNamed(client);
  });
  afterAll(async () => {
    await client.end();
    await reading.close();
  });

  async function askedBy<T>(work: () => Promise<T>): Promise<{ answer: T; statements: Asked[] }> {
    asked.length = 0;
    const answer = await work();
    return { answer, statements: [...asked] };
  }

  /** What a statement reads: nothing that grows from its beginning. */
  async function measure({ query, params }: Asked): Promise<Cost> {
    const cost = await costOf(client, query, params);
    for (const table of cost.tables) if (growing.has(table)) tablesRead.add(table);
    expect(cost.scans.filter((scan) => growing.has(scan.replace(/^Seq Scan /, '')))).toEqual([]);
    return cost;
  }

  async function measured<T>(work: () => Promise<T>, counted = (_query: string) => true) {
    const { answer, statements } = await askedBy(work);
    let buffers = 0;
    for (const one of statements) if (counted(one.query)) buffers += (await measure(one)).buffers;
    return { answer, buffers };
  }

  async function costs(path: string, as?: SignedInPerson) {
    const page: Cost = { buffers: 0, ms: 0, scans: [], tables: [] };
    const count: Cost = { buffers: 0, ms: 0, scans: [], tables: [] };
    const { statements } = await askedBy(() => listed(api, pageOf(path), as));
    for (const one of statements) {
      const cost = await measure(one);
      // What is gathered is counted and found in one.
      const whole = /^\s*(select count\(\*\)|with matching as)/.test(one.query) ? count : page;
      whole.buffers += cost.buffers;
      whole.ms += cost.ms;
      whole.scans.push(...cost.scans);
    }
    if (process.env.EXPLAIN_ROWS) tell(path, page, count);
    return { page, count };
  }

  async function costOfCall(path: string, as?: SignedInPerson) {
    const whole = path.replaceAll(/{([^}]+)}/g, (_whole, thing: string) => named[thing] ?? thing);
    const { answer, buffers } = await measured(
      () => api.get(whole, as),
      (query) => /^\s*(select|with)/i.test(query),
    );
    expect([whole, answer.statusCode]).toEqual([whole, 200]);
    if (process.env.EXPLAIN_ROWS) console.log(path.padEnd(60), buffers);
    return buffers;
  }

  return {
    ...{ api, rows, tablesRead, measured, costs, costOfCall },
    get reading() {
      return reading;
    },
    get client() {
      return client;
    },
    get named() {
      return named;
    },
    fill: (work) => fill(work),
    keepSamplesOfNow: () => fill(keepSamples),
  };
}

function fillerOf(url: string): Catalogue['fill'] {
  // Rows whose commit is not flushed yet would not count as visible to all when they are vacuumed.
  const flushing = new URL(url);
  flushing.searchParams.set('options', '-c synchronous_commit=on');
  return async (work) => {
    const filling = openDatabase({ url: flushing.href, poolSize: 1, statementTimeoutMs: 0 });
    await work(filling);
    await filling.close();
  };
}

async function findGrowing(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const names = new Set<string>(rows.map(({ name }) => name));
  for (const name of Object.keys(limited)) if (!names.delete(name)) throw new Error(`There is no ${name}.`);
  return names;
}

async function findNamed(client: pg.Client): Promise<Record<string, string>> {
  const one = async (query: string) => (await client.query(query)).rows[0].id as string;
  const isPublic = "status = 'approved' and hidden_at is null and deleted_at is null";
  const named: Record<string, string> = {
    own: await one(
      "select id from listings where kind = 'vehicle' and owner_id is not null and deleted_at is null limit 1",
    ),
    order: await one('select order_id as id from payments limit 1'),
    person: await one(
      'select owner_id as id from listings where owner_id is not null and deleted_at is null limit 1',
    ),
    reviewed: await one("select item_id as id from reviews where item_type = 'vehicle' order by id limit 1"),
    destination: await one("select slug as id from destinations where slug = 'kandy'"),
  };
  for (const name of kindNames) {
    const ofKind = `select id from listings where kind = '${name}' and ${isPublic} limit 1`;
    named[kinds[name].path] = await one(ofKind);
    named[`${kinds[name].path} 2`] = await one(`${ofKind} offset 1`);
  }
  return named;
}

/** As our own pages ask; without a limit a list is told whole. */
const pageOf = (path: string) =>
  path.includes('limit=') ? path : `${path}${path.includes('?') ? '&' : '?'}limit=24`;

const tell = (path: string, page: Cost, count: Cost) =>
  console.log(
    path.replace(/cursor=.*/, 'cursor=…').padEnd(90),
    [page.buffers, page.ms.toFixed(1), count.buffers, count.ms.toFixed(1)].join('\t'),
    [...new Set(page.scans.map((scan) => scan.split(' ').at(-1)))].join(', '),
  );
