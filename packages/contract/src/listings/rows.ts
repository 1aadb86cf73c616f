import { z } from 'zod';
import { aliasIn } from '../options/option.ts';
import { search, wholeOrPage } from '../paging.ts';
import { empty, type Row } from '../row.ts';
import type { Filter, Kind, KindName } from './kind.ts';
import { blog, businessListing, tour, tourGuide, vehicle } from './kinds/index.ts';
import { type CardView, inList, ownerViews, publicViews, type ShownView, view } from './views.ts';

export * from './views.ts';

export const sorts = ['recommended', 'rating', 'newest', 'price'] as const;
export type Sort = (typeof sorts)[number];

const oneOrMore = z.union([z.string(), z.array(z.string()).max(20)]).transform((value) => [value].flat());

/** Takes a filter's options in any case and by their aliases; anything else is refused by name. */
const filterSchema = (filter: Filter) =>
  oneOrMore
    .transform((sent, context) =>
      sent
        .filter((word) => word.trim() !== '')
        .map((word) => {
          const plain = word.trim().toLowerCase();
          const wanted = aliasIn(filter.aliases, plain)?.toLowerCase() ?? plain;
          const option = filter.options.find(({ value }) => value.toLowerCase() === wanted);
          if (!option)
            context.addIssue({
              code: 'custom',
              message: `There is no ${filter.name} "${word.slice(0, 40)}".`,
            });
          return option?.value ?? word;
        }),
    )
    .optional();

const rupees = z.coerce.number().int().min(0).max(100_000_000).optional();

/** What a kind's list was asked for, after its parameters were checked; which filters there are, its kind knows. */
export interface ListRequest extends Record<string, unknown> {
  limit?: number | undefined;
  cursor?: string | undefined;
  view?: 'card' | undefined;
}

type FilterNames<K extends Kind> = K['filters'][number]['name'];

/** The parameters that a kind's own filters take. */
export const kindFilters = (kind: Kind) =>
  Object.fromEntries(kind.filters.map((filter) => [filter.name, filterSchema(filter)]));

/** The parameters a kind's list takes. */
function listQueryOf(kind: Kind): z.ZodObject {
  return z.strictObject({
    ...wholeOrPage,
    view,
    search,
    sort: z.enum(sorts).default('recommended').meta({
      description:
        'recommended: premium first, then by rating. rating: the best rated first, paid or not, where a mean counts for more the more people gave it. newest. price: the cheapest first.',
    }),
    ...(kind.priceOf ? { minPrice: rupees, maxPrice: rupees } : {}),
    ...(kind.seatsOf
      ? {
          seats: z.coerce
            .number()
            .int()
            .min(1)
            .max(100)
            .optional()
            .meta({ description: 'At least so many seats.' }),
        }
      : {}),
    ...kindFilters(kind),
  });
}

type ReadRows<Path extends string, Name extends KindName> = {
  [Key in `GET ${Path}`]: Row & {
    query: z.ZodObject;
    success: { status: 200; reply: z.ZodArray<z.ZodType<CardView[Name]>> };
  };
} & { [Key in `GET ${Path}/{id}`]: Row & { success: { status: 200; reply: z.ZodType<ShownView[Name]> } } };

const readRows = <const Path extends `/${string}`, Name extends KindName>(
  kind: Kind & { path: Path; name: Name },
) =>
  ({
    [`GET ${kind.path}`]: {
      summary: `Approved ${kind.plural}, premium first, then best rated, then newest`,
      access: 'public',
      query: listQueryOf(kind),
      success: { status: 200, reply: z.array(inList(kind.name)) },
    },
    [`GET ${kind.path}/{id}`]: {
      summary: `One ${kind.noun}; its owner and administrators see it in any state, and more of it`,
      access: 'public',
      success: { status: 200, reply: z.union([ownerViews[kind.name], publicViews[kind.name]]) },
    },
  }) as unknown as ReadRows<Path, Name>;

const counting = (summary: string) =>
  ({ summary, access: 'public', success: { status: 204, reply: empty } }) as const satisfies Row;

export const listingRows = {
  'GET /tour-guides/featured/homepage': {
    summary: 'Premium guides featured on the homepage, best rated first, at most 12',
    access: 'public',
    query: z.strictObject({ view }),
    success: { status: 200, reply: z.array(inList('tourGuide')) },
  },
  'GET /vehicles/featured/destination/{id}': {
    summary: 'Vehicles that serve the province of a destination, featured and premium first',
    access: 'public',
    query: z.strictObject({ view }),
    success: {
      status: 200,
      reply: z.object({
        vehicles: z.array(inList('vehicle')),
        meta: z.object({ provinceName: z.string() }),
      }),
    },
  },
  ...readRows(tourGuide),
  ...readRows(vehicle),
  ...readRows(tour),
  ...readRows(businessListing),
  ...readRows(blog),
  'POST /tour-guides/{id}/view': counting('Counts that a guide was looked at'),
  'POST /vehicles/{id}/view': counting('Counts that a vehicle was looked at'),
  'POST /tours/{id}/view': counting('Counts that a tour was looked at'),
  'POST /affiliate-links/{id}/view': counting('Counts that a business was looked at'),
  'POST /blogs/{id}/view': counting('Counts that a story was looked at'),
  'POST /affiliate-links/{id}/track-click': counting('Counts that a link to a business was followed'),
  'POST /tour-guides/{id}/inquiry': counting('Counts that a guide was called or written to'),
  'POST /vehicles/{id}/inquiry': counting('Counts that a driver was called or written to'),
  'POST /tours/{id}/inquiry': counting('Counts that who offers a tour was called or written to'),
  'POST /affiliate-links/{id}/inquiry': counting('Counts that a business was called or written to'),
} as const satisfies Record<string, Row>;

export type { FilterNames };
