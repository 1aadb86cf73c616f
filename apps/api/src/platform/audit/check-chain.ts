import { createHash } from 'node:crypto';
import type { Db } from '../database/database.ts';
import { findGuards, findHead, findLinks, findUnlinked, type Link } from './chain.queries.ts';

const guards = [
  'audit_kept',
  'audit_not_emptied',
  'audit_linked',
  'audit_chain_kept',
  'audit_chain_not_emptied',
];
/** Faults beyond these say no more. */
const mostSaid = 20;

/** A place in the chain that was written down elsewhere: in the log, by an operator. */
export interface Head {
  seq: number;
  digest: string;
}

export interface ChainChecked {
  links: number;
  head: Head | null;
  /** What is wrong, in words; none where all is as it was written. */
  faults: string[];
}

/** The same as `audit_sum` of the database, worked out apart from it. */
function sumOf(parts: (string | null)[]): Buffer {
  const text = parts.map((part) => (part === null ? '-' : `${Buffer.byteLength(part)}:${part}`)).join('');
  return createHash('sha256').update(text).digest();
}
const hex = (bytes: Buffer | null | undefined) => bytes?.toString('hex') ?? null;

/** Reads all of the audit and says what is not as it was written: changed, taken away, put in, or moved. */
export async function checkChain(db: Db, noted?: Head): Promise<ChainChecked> {
  const faults: string[] = [];
  const say = (fault: string) => void (faults.length < mostSaid && faults.push(fault));
  const atWork = new Set(await findGuards(db));
  for (const guard of guards) if (!atWork.has(guard)) say(`The trigger ${guard} is not at work.`);

  let last: Link | undefined;
  let isNotedFound = false;
  for (;;) {
    const page = await findLinks(db, last?.seq ?? 0, 1000);
    for (const link of page) {
      for (const fault of faultsOf(link, last)) say(`Link ${link.seq}, entry ${link.id ?? 'gone'}: ${fault}`);
      if (noted?.seq === link.seq && noted.digest === hex(link.digest)) isNotedFound = true;
      last = link;
    }
    if (page.length === 0) break;
  }
  if (noted && !isNotedFound) say(`What was noted, ${noted.seq}:${noted.digest}, is not in the chain.`);
  for (const { id, isErased } of await findUnlinked(db, mostSaid))
    say(`Entry ${id} ${isErased ? 'lost its person' : 'was put in'} past the chain.`);
  return {
    links: last?.seq ?? 0,
    head: last ? { seq: last.seq, digest: hex(last.digest) ?? '' } : null,
    faults,
  };
}

function faultsOf(link: Link, last: Link | undefined): string[] {
  const faults: string[] = [];
  if (link.seq !== (last?.seq ?? 0) + 1)
    faults.push(`the links ${(last?.seq ?? 0) + 1} to ${link.seq - 1} are gone.`);
  const { kind, content } = link;
  const fixed = [link.at, link.actorId, link.action, link.thing, link.thingId, link.bulkOf];
  const digest = sumOf([hex(last?.digest), String(link.seq), kind, link.id, ...fixed, hex(content)]);
  if (!digest.equals(link.digest))
    faults.push('it does not follow from the one before it and from who did what to which and when.');
  const isErased = link.erasedAt !== null;
  // Of an entry that lost a person only what is left can be looked at, which its other link holds.
  if (kind === 'written' && isErased) return faults;
  const { thingName, reason, before, after, erasedAt } = link;
  if (!sumOf([hex(link.salt), thingName, reason, before, after, erasedAt]).equals(content))
    faults.push('its name, reason or values are not those that were written.');
  return faults;
}

/** Where the chain ends, for what keeps the log: who writes all of it anew cannot write that anew as well. */
export async function headOf(db: Db): Promise<Head | null> {
  const head = await findHead(db);
  return head ? { seq: head.seq, digest: head.digest.toString('hex') } : null;
}
