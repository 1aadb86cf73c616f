import { labelOf } from '@serendib/contract/options/option';
import { destinationCategories } from '@serendib/contract/options/options';
import { t } from '@serendib/contract/words/t';
import { listAddress } from '~/lib/list/list-address.ts';

export const mapPath = '/map';

/** What the pins are narrowed by, on the way here from a list: of one kind, or what a search found. */
export type PinQuery = { category?: string; search?: string };

export const districtAddress = (name: string, pins: PinQuery = {}) =>
  listAddress(mapPath, { district: name, ...pins });

/** `Temples`, or `Places for “surf”`; nothing where all are shown. */
export const pinWords = ({ category, search }: PinQuery): string | undefined =>
  category || search ? wordsOf(category && labelOf(destinationCategories, category), search) : undefined;

function wordsOf(category: string | undefined, search: string | undefined): string | undefined {
  if (category && search) return t('{category} for “{search}”', { category, search });
  return search ? t('Places for “{search}”', { search }) : category;
}

export interface DistrictSummary {
  slug: string;
  name: string;
  province: string;
  destinationCount: number;
}

export const countInWords = (count: number) =>
  t('{count, plural, one {# destination} other {# destinations}}', { count });
