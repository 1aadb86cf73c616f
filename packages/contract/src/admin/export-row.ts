import type { z } from 'zod';
import { type Endpoint, fileOf } from '../endpoint.ts';

/** As a table program reads it: UTF-8 with a mark at its beginning, and no cell that would be run as a formula. */
const csv = fileOf('text/csv');

export const exportRow = <Q extends z.ZodObject>(plural: string, query: Q) =>
  ({
    summary: `All ${plural} that the filters leave, as CSV`,
    access: 'admin',
    stepUp: true,
    query,
    success: csv,
  }) as const satisfies Endpoint;
