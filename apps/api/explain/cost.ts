import type pg from 'pg';

/** What a statement read, of which it had to wait or not, and how. */
export interface Cost {
  buffers: number;
  ms: number;
  /** `Index Only Scan listings_rank`, one for each table or index read. */
  scans: string[];
  /** Each table of which anything was read. */
  tables: string[];
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}

/** Runs a statement as the app did and measures it. */
export async function costOf(client: pg.Client, query: string, params: unknown[]): Promise<Cost> {
  // As `openDatabase` does it: a plan for these very values.
  const { rows } = await client.query(`explain (analyze, buffers, timing off, format json) ${query}`, params);
  const [{ Plan: plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN'] as [
    { Plan: Plan; 'Execution Time': number },
  ];
  return {
    buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    ...{ ms, scans: scansOf(plan), tables: tablesOf(plan) },
  };
}

const scansOf = (plan: Plan): string[] => [
  ...(plan['Node Type'].endsWith('Scan') && plan['Node Type'] !== 'Subquery Scan'
    ? [[plan['Node Type'], plan['Index Name'] ?? plan['Relation Name']].filter(Boolean).join(' ')]
    : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
];

const tablesOf = (plan: Plan): string[] => [
  ...(plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(tablesOf),
];
