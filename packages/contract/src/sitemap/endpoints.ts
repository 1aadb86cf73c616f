import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { kindNames } from '../listings/kinds/index.ts';
import { id, instant } from '../paging.ts';

/** What has pages of its own: destinations, and listings of every kind. */
export const sitemapKinds = ['destination', ...kindNames] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** Search engines take up to 50,000 addresses a file; a tenth of that is quick to make. */
export const sitemapPartSize = 5_000;

const part = z.object({
  kind: z.enum(sitemapKinds),
  from: id.meta({ description: 'The first id of the part.' }),
});
const entry = z.object({
  path: z.string().meta({ description: 'The path of a public page.' }),
  lastModified: instant,
});

export const sitemapEndpoints = {
  'GET /sitemap': {
    summary: 'The parts in which the addresses of all public pages are listed',
    access: 'public',
    success: { status: 200, reply: z.array(part) },
  },
  'GET /sitemap/{kind}': {
    summary: `The addresses of one kind in the order of their ids, up to ${sitemapPartSize} from an id on`,
    access: 'public',
    query: z.strictObject({ from: id.optional() }),
    success: { status: 200, reply: z.array(entry) },
  },
} as const satisfies Record<string, Endpoint>;
