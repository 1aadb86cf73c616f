import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

/** As a table program reads it: UTF-8 with a mark at its beginning, and no cell that would be run as a formula. */
const csv = {
  status: 200,
  type: 'text/csv',
  reply: z.string().meta({ description: 'A CSV file.' }),
} as const;

export const exportRow = <Q extends z.ZodObject>(plural: string, query: Q) =>
  ({
    summary: `All ${plural} that the filters leave, as CSV`,
    access: 'admin',
    stepUp: true,
    query,
    success: csv,
  }) as const satisfies Endpoint;
