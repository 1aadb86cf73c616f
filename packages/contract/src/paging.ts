import { z } from 'zod';

/** How much of a list is asked for. `cursor` comes from the `Link` header of the page before. */
export const paging = {
  limit: z.coerce.number().int().min(1).max(100).default(24),
  cursor: z.string().max(300).optional(),
};

export const search = z.string().trim().max(100).optional().meta({ description: 'Words to look for.' });

/** A `yyyy-mm-ddThh:mm:ss.sssZ` instant. */
export const instant = z.iso.datetime();

export const id = z.uuid();
