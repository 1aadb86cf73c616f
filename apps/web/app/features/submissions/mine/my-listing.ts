import {
  blogPrint,
  businessPrint,
  patternPrint,
  tourPrint,
  vehiclePrint,
} from '@serendib/contract/drawings/print-of';
import type { Availability } from '@serendib/contract/listings/availability';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { OwnedView, OwnerView, SharedView } from '@serendib/contract/listings/views';
import { businessTypes, labelOf, tourTypes, vehicleTypes } from '@serendib/contract/options/options';
import { ApiError, type Call } from '~/lib/api/call.ts';
import { type Advice, adviceFor } from './live/advice.ts';

/** A listing of the signed-in account, of any kind, in any state. */
export interface MyListing extends SharedView, OwnedView, Partial<Availability> {
  kind: KindName;
  title: string;
  image: string | null;
  /** The print of ours that stands where there is no picture. */
  print: string;
  /** What it is and where, in a few words. */
  line: string;
  page: string;
  edit: string;
  /** What its owner could still do for it. */
  advice: Advice[];
}

/** In the order in which they are shown. */
export const shownKinds = ['tourGuide', 'vehicle', 'blog', 'tour', 'businessListing'] as const;

const asked = {
  tourGuide: 'GET /tour-guides/my-submissions',
  vehicle: 'GET /vehicles/my-submissions',
  blog: 'GET /blogs/my-submissions',
  tour: 'GET /tours/my-submissions',
  businessListing: 'GET /affiliate-links/user',
} as const satisfies Record<KindName, string>;

const words = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ');

/** What tells the kinds apart on a card: the print that stands in, and the line under the title. */
const shown: { [K in KindName]: (one: OwnerView[K]) => Pick<MyListing, 'print' | 'line'> } = {
  tourGuide: ({ _id, preferredAreas }) => ({
    print: patternPrint(_id),
    line: words('Tour guide profile', preferredAreas?.slice(0, 2).join(', ')),
  }),
  vehicle: ({ _id, vehicleType, baseLocation, plateNumber }) => ({
    print: vehiclePrint(vehicleType ?? '', _id),
    line: words(labelOf(vehicleTypes, vehicleType ?? ''), baseLocation, plateNumber),
  }),
  blog: ({ _id, author, isExternal }) => ({
    print: blogPrint(_id),
    line: words(author && `By ${author}`, isExternal ? 'on a site of your own' : null),
  }),
  tour: ({ _id, type, location }) => ({
    print: tourPrint(type ?? '', _id),
    line: words(`${labelOf(tourTypes, type ?? '')} tour`, location),
  }),
  businessListing: ({ _id, businessType, location }) => ({
    print: businessPrint(businessType ?? '', _id),
    line: words(labelOf(businessTypes, businessType ?? ''), location),
  }),
};

export function myListing<K extends KindName>(kind: K, one: OwnerView[K]): MyListing {
  const { title, image, pages }: Kind = kinds[kind];
  const details = one as unknown as Record<string, unknown>;
  const pictured = details[image];
  return {
    ...one,
    ...shown[kind](one),
    advice: adviceFor(kind, one),
    kind,
    title: String(details[title] ?? ''),
    image: (Array.isArray(pictured) ? pictured[0] : pictured) || null,
    page: `${pages.one}/${one._id}`,
    edit: `${pages.edit}/${one._id}`,
  } as MyListing;
}

/** All listings of the account, kind by kind. A list that cannot be had is empty; without a session the failure is thrown. */
export async function fetchMine(call: Call): Promise<MyListing[]> {
  const ask = call as (key: string) => Promise<{ data: OwnerView[KindName][] }>;
  const lists = await Promise.all(
    shownKinds.map((kind) =>
      ask(asked[kind]).then(
        ({ data }) => data.map((one) => myListing(kind, one as never)),
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 401) throw error;
          return [];
        },
      ),
    ),
  );
  return lists.flat();
}
