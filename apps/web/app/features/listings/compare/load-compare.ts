import type { Comparison } from '@serendib/contract/listings/compare/endpoint';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { titleOf } from '@serendib/contract/listings/title-of';
import { t } from '@serendib/contract/words/t';
import { ApiError, type Call } from '~/lib/api/call.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { isNoted, portraitInitials } from '~/lib/images/noted.ts';
import { compareAddress, type Occasion } from '~/lib/list/compare-address.ts';
import { placeInWords } from '~/lib/list/near.ts';
import { capitalised } from '~/lib/words/capitalised.ts';
import type { PictureProps } from '~/ui/media/picture.tsx';
import { compareRows, type Row } from './compare-rows.ts';
import { type Oddity, readCompared } from './read-compared.ts';

/** Stories have no price and no facts to weigh. */
const comparable = Object.fromEntries(
  kindNames.filter((name) => (kinds[name] as Kind).pricedBy).map((name) => [name, kinds[name]]),
) as Partial<Record<KindName, Kind>>;

const pluralOf = ({ plural, noun, travellersSay = { noun, plural } }: Kind) => travellersSay.plural;

const oddWords = (oddity: Oddity, plural: string): string =>
  ({
    'several kinds': t('Only things of one kind fit side by side. These are the {plural}.', { plural }),
    'no listing': t('Part of this address names no listing.'),
    'too many': t('Four fit side by side. These are the first four.'),
  })[oddity];

/** One that stands in a column. */
export interface Column {
  id: string;
  /** Null where it is not there any more. */
  shown:
    | (Pick<PictureProps, 'drawn' | 'initials'> & {
        title: string;
        href: string;
        image: string | null;
        isPremium: boolean;
        isChecked: boolean;
      })
    | null;
  /** Kind and id, where its partner can be asked on the site. */
  ask: string | null;
  /** The page without it. */
  without: string;
}

export interface LoadedComparison {
  kind: { name: KindName; plural: string; list: string } | null;
  columns: Column[];
  rows: Row[];
  occasion: Occasion;
  hasPlaces: boolean;
  /** What is odd about the address or could not be answered, in words. */
  notices: string[];
  /** Where things of each kind are found. */
  lists: { to: string; label: string }[];
}

export async function load({ call, url }: LoadArgs): Promise<LoadedComparison> {
  const { kind: name, ids, occasion, odd } = readCompared(url, comparable);
  const lists = Object.values(comparable).map((kind) => ({
    to: kind.pages.list,
    label: capitalised(pluralOf(kind)),
  }));
  const kind = name && comparable[name];
  const plural = kind ? pluralOf(kind) : '';
  const notices = odd.map((oddity) => oddWords(oddity, plural));
  const nothing = { columns: [], rows: [], occasion, hasPlaces: false, notices, lists };
  if (!name || !kind || ids.length === 0)
    return { ...nothing, kind: name && kind ? { name, plural, list: kind.pages.list } : null };
  const { answer, refused } = await ask(call, name, ids, occasion);
  const near = answer.near && ((await placeInWords(call, answer.near)) ?? answer.near);
  return {
    ...nothing,
    kind: { name, plural, list: kind.pages.list },
    columns: answer.items.map(({ _id, listing }) => ({
      id: _id,
      shown: listing && shownOf(name, kind, listing),
      ask: listing?.canBeAsked ? `${name}:${_id}` : null,
      without: compareAddress(
        name,
        ids.filter((id) => id !== _id),
        occasion,
      ),
    })),
    rows: compareRows(kind, { ...answer, near }),
    hasPlaces: kind.placedBy !== undefined,
    notices: [...notices, ...refused],
  };
}

function shownOf(
  name: KindName,
  kind: Kind,
  listing: NonNullable<Comparison['items'][number]['listing']>,
): Column['shown'] {
  const title = titleOf(kind, listing);
  const { _id, image, imageIsDrawing, isPremium, checkedAt } = listing;
  return {
    ...{ title, href: `${kind.pages.one}/${_id}`, image, isPremium, isChecked: checkedAt !== null },
    drawn: isNoted(name) ? imageIsDrawing : undefined,
    initials: portraitInitials(name, title),
  };
}

/** What is left of the days and the place where one of them is refused: the days are so together. */
function withoutRefused({ near, ...days }: Occasion, fields: Record<string, string>): Occasion {
  const isPlace = Boolean(near && fields.near);
  const isDays = Boolean((days.from || days.to) && (fields.from || fields.to));
  if (isPlace === isDays) return {};
  return isPlace ? days : { near };
}

/** Days or a place that the API refuses are told, and the rest is compared without them. */
async function ask(
  call: Call,
  kind: KindName,
  ids: string[],
  occasion: Occasion,
): Promise<{ answer: Comparison; refused: string[] }> {
  const query = { kind, ids: ids.join(','), ...occasion };
  try {
    return { answer: await call('GET /compare', { query: query as never }), refused: [] };
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 400;
    if (!isRefused || !Object.values(occasion).some(Boolean)) throw error;
    const left = withoutRefused(occasion, error.fields);
    const { answer, refused } = await ask(call, kind, ids, left);
    const words = Object.values(error.fields);
    return { answer, refused: [...(words.length > 0 ? words : [error.words]), ...refused] };
  }
}
