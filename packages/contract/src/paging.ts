import { z } from 'zod';

const limit = z.coerce.number().int().min(1).max(100);
/** It may hold the name of a place, in any script. */
export const cursor = z.string().max(700).optional();

/** How much of a list is asked for. `cursor` comes from the `Link` header of the page before. */
export const paging = { limit: limit.default(24), cursor };

/** The most that a list gives at once where it is asked for as a whole. */
export const wholeList = 500;

/** The same where a list comes whole unless a page of it is asked for. */
export const wholeOrPage = {
  limit: limit.optional().meta({
    description: `How many on a page. Without it and without a cursor the list comes whole, up to ${wholeList}; the Link header leads to what is beyond.`,
  }),
  cursor,
};

export const search = z.string().trim().max(100).optional().meta({ description: 'Words to look for.' });

/** A `yyyy-mm-ddThh:mm:ss.sssZ` instant. */
export const instant = z.iso.datetime();

/** It has one spelling, that of the database: Apple's devices write it in capitals. */
export const id = z.uuid().toLowerCase();
