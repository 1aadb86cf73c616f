import { z } from 'zod';
import { OperatorError } from '../../platform/operator-error.ts';

/** Raised when what stands in the file is read in another way. */
export const formatNumber = 1;

/** What a backup says of itself before anything else in it is read. */
export const about = z.object({
  product: z.literal('serendib'),
  format: z.int(),
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  /** Names of the migrations that its database had, the first one first. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
});
export type About = z.infer<typeof about>;

/** Rows of a table, and a sum over them in which their order makes no difference. */
const tableSum = z.object({ rows: z.int(), sum: z.string() });

/** The end of a backup: what must have been read by then. A file without it was cut. */
export const ending = z.object({
  tables: z.record(z.string(), tableSum),
  jobs: z.int(),
  files: z.object({ count: z.int(), bytes: z.int() }),
  /** Of uploads whose rows are there and whose files are not: they were lost before. */
  missing: z.array(z.string()),
  /** SHA-256 over the names and bytes of all entries before this one. */
  sha256: z.string(),
});
export type Ending = z.infer<typeof ending>;

/**
 * Whether so many files were missing, one in ten or more, that a backup is as good as failed: single ones are lost for good, and no later
 * backup has them; many are a folder that is not mounted, or another bucket.
 */
export const lacksTooMany = ({ files, missing }: Ending): boolean =>
  missing.length > 0 && missing.length * 10 >= files.count + missing.length;

export const lackInWords = ({ files, missing }: Ending): string =>
  `${missing.length} of ${files.count + missing.length} files of photos and papers are missing, ${missing[0]} for one: is their folder or bucket the right one, and all of it there?`;

export const refusedForLack = (ending: Ending, keptIn: string) =>
  new OperatorError(`${lackInWords(ending)} All else is kept in ${keptIn}.`);
