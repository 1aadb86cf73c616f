import { z } from 'zod';
import { type Endpoint, empty } from '../endpoint.ts';
import { aliasIn } from '../options/option.ts';
import { search, wholeOrPage } from '../paging.ts';
import { t } from '../words/t.ts';
import { areaQuery } from './area-query.ts';
import { datesQuery, departuresQuery, inDateOrder } from './dates-query.ts';
import { type Filter, hasArea, type Kind, takesDays } from './kind.ts';
import { rupeesAsked, seatsAsked } from './numbers-asked.ts';
import { inList, ownerViews, publicViews, view } from './views.ts';

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
              message: t('There is no {name} "{value}".', { name: filter.name, value: word.slice(0, 40) }),
            });
          return option?.value ?? word;
        }),
    )
    .optional();

/** A whole number, if one is asked for: nothing, as an empty form field sends it, would be read as 0. */
const numberAsked = ({ from, to }: { from: number; to: number }) =>
  z.preprocess(
    (sent) => (typeof sent === 'string' && sent.trim() === '' ? undefined : sent),
    z.coerce.number().int().min(from).max(to).optional(),
  );
const rupees = numberAsked(rupeesAsked);

/** What a kind's list was asked for, after its parameters were checked; which filters there are, its kind knows. */
export interface ListRequest extends Record<string, unknown> {
  limit?: number | undefined;
  cursor?: string | undefined;
  view?: 'card' | undefined;
}

/** The parameters that a kind's own filters take. */
export const kindFilters = (kind: Kind) =>
  Object.fromEntries(kind.filters.map((filter) => [filter.name, filterSchema(filter)]));

/** The parameters a kind's list takes. */
function listQueryOf(kind: Kind): z.ZodObject {
  const isPlaced = hasArea(kind);
  const query = z.strictObject({
    ...wholeOrPage,
    view,
    search,
    sort: z
      .enum(isPlaced ? [...sorts, 'nearest'] : sorts)
      .default('recommended')
      .meta({
        description: `recommended: premium first, then by rating. rating: the best rated first, paid or not, where a mean counts for more the more people gave it. newest. price: the cheapest first.${isPlaced ? ` nearest: with near, the nearest first${kind.placedBy ? '' : '; who works in areas has no point and is told as recommended'}.` : ''}`,
      }),
    ...(isPlaced ? areaQuery : {}),
    ...(kind.calendar ? datesQuery : kind.departures ? departuresQuery : {}),
    ...(kind.pricedBy ? { minPrice: rupees, maxPrice: rupees } : {}),
    ...(kind.seatsOf
      ? {
          seats: numberAsked(seatsAsked).meta({ description: 'At least so many seats.' }),
        }
      : {}),
    ...kindFilters(kind),
  });
  return takesDays(kind) ? query.superRefine(inDateOrder) : query;
}

export const listRow = (kind: Kind): Endpoint => ({
  summary: `Approved ${kind.plural}, premium first, then best rated, then newest`,
  access: 'public',
  query: listQueryOf(kind),
  success: { status: 200, reply: z.array(inList(kind.name)) },
});

export const oneRow = (kind: Kind): Endpoint => ({
  summary: `One ${kind.noun}; its owner and administrators see it in any state, and more of it`,
  access: 'public',
  session: 'if any',
  success: { status: 200, reply: z.union([ownerViews[kind.name], publicViews[kind.name]]) },
});

/** The calls that one kind alone has. */
export const listingEndpoints = {
  'GET /tour-guides/featured/homepage': {
    summary: 'Premium guides featured on the homepage, best rated first, at most 12',
    access: 'public',
    query: z.strictObject({ view }),
    success: { status: 200, reply: z.array(inList('tourGuide')) },
  },
  'GET /tour-guides/featured/destination/{id}': {
    summary:
      'Premium guides featured with destinations who guide in the districts around one, best rated first, at most 12',
    access: 'public',
    query: z.strictObject({ view }),
    success: { status: 200, reply: z.array(inList('tourGuide')) },
  },
  'GET /affiliate-links/featured/homepage': {
    summary: 'Premium businesses featured on the homepage, best rated first, at most 12',
    access: 'public',
    query: z.strictObject({ view }),
    success: { status: 200, reply: z.array(inList('businessListing')) },
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
  'POST /affiliate-links/{id}/track-click': {
    summary: 'Counts that a link to a business was followed',
    access: 'public',
    session: 'if any',
    success: { status: 204, reply: empty },
  },
} as const satisfies Record<string, Endpoint>;
