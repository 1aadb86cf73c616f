import { readdirSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';

const megabyte = 2 ** 20;
const least = 128 * megabyte;
/** As much of a machine's memory as PostgreSQL's manual gives its buffers. */
const ofMemory = 1 / 4;

/**
 * How large the buffers are to be, as PostgreSQL writes it: modest for a trial beside everything else on a laptop, and as large as
 * the data of a catalogue that has grown, up to a quarter of the machine. What is not in them is had from the system page by page.
 */
export function buffersFor(folder: string, memory = memoryOfMachine()): string {
  const wanted = Math.min(sizeOfData(folder), memory * ofMemory);
  return `${Math.ceil(Math.max(wanted, least) / megabyte)}MB`;
}

/** A container may have less than its machine. */
const memoryOfMachine = (): number => Math.min(totalmem(), process.constrainedMemory());

/** Of all databases, in bytes: one after the other, since a start waits for it, and several at once take three times as long. */
function sizeOfData(folder: string): number {
  const base = path.join(folder, 'base');
  const files = readdirSync(base).flatMap((database) =>
    readdirSync(path.join(base, database)).map((file) => path.join(base, database, file)),
  );
  // A file may go while the folder is read.
  return files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
}
