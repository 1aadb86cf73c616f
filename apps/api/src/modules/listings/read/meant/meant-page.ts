import type { KindName } from '@serendib/contract/listings/kind';
import type { Area } from '../../../destinations/index.ts';
import { askedOf } from '../../words/understanding/asked-of-kind.ts';
import type { UnderstoodSearch } from '../../words/understanding/understand.ts';
import { understandNames } from '../../words/understanding/understand-spelt.ts';
import { listInArea } from '../area/list-in-area.ts';
import type { ListQuery, Searched } from '../list/list-query.ts';
import type { ReadContext } from '../read-context.ts';
import { listMeant, meantIn, type Wanted } from './list-meant.ts';
import { isMeantCursor } from './meant-cursor.ts';

/**
 * What the words in a list's own search box mean; undefined where they name only places, which listings have as words anyway,
 * or mean nothing to this kind. A later page is read as the first was: its cursor says how.
 */
export async function meantInList(
  { replica }: ReadContext,
  { kind, search, cursor }: ListQuery,
): Promise<UnderstoodSearch | undefined> {
  if (search === undefined || (cursor !== undefined && !isMeantCursor(cursor))) return undefined;
  const meant = await understandNames(replica, search);
  return meant.understood.some(({ as }) => as !== 'place') && askedOf(kind, meant) ? meant : undefined;
}

/**
 * A page of what the words mean, what fits best first. Only in an area is it in the order that was asked for: for a list's own
 * search box always, for the search of everything where that is by distance.
 */
export async function listAsMeant(
  context: ReadContext,
  listQuery: Searched,
  wanted: Wanted,
  { area, isNearest }: { area: Area | undefined; isNearest: boolean },
) {
  if (!area || !(wanted.hasMentions || isNearest))
    return listMeant(context, { ...listQuery, within: area }, wanted);
  const meant = await meantIn(context, { ...listQuery, within: area }, wanted);
  return listInArea(context, listQuery, { area, isNearest, kindTotal: wanted.all, meant }, async () => ({
    isFuzzy: false,
    mended: undefined,
  }));
}

/** The place that the words name, from which distances are told where no area was asked for. */
export function areaMeant(kind: KindName, meant: UnderstoodSearch): Area | undefined {
  const place = askedOf(kind, meant)?.place;
  return place && { around: { point: place, radiusKm: 0 }, box: undefined };
}
