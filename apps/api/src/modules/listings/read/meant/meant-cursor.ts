import type { KindName } from '@serendib/contract/listings/kind';
import { z } from 'zod';
import { readCursor, type Standing, writeCursor } from '../../../../platform/lists/paging.ts';
import { nearestValues } from '../area/area.queries.ts';
import type { FoundListing } from '../found-listing.ts';
import { orders } from '../list/list-order.ts';
import type { Searched } from '../list/list-query.ts';
import { isByDistance, type Meant, meantSteps, type Step } from './meant-steps.ts';

/** Where a page begins: in which step of which choice, and after which listing. */
export interface MeantStart extends Standing {
  choice: number;
  step: number;
  from: (string | number | boolean)[];
}

// It is not a message: the end of a key.
const mark = ' meant';
const keyOf = (kind: KindName, sort: string) => `${kind} ${sort}${mark}`;
/** Ends the keys of cursors of a choice of what was meant in an area, which is read in the order of a list or by distance. */
// It is not a message: the end of a key.
export const markInArea = (choice: number): string => ` there ${choice}${mark}`;

/** Which of the choices a cursor in an area stands in; undefined where it stands in none of them. */
export function choiceInArea(choices: Meant[], cursor: string): number | undefined {
  const [key] = readCursor(cursor, z.array(z.unknown()));
  const at = choices.findIndex((_, choice) => typeof key === 'string' && key.endsWith(markInArea(choice)));
  return at < 0 ? undefined : at;
}

/** Whether a cursor stands in a list of what was meant, anywhere or in an area. */
export function isMeantCursor(cursor: string): boolean {
  const [key] = readCursor(cursor, z.array(z.unknown()));
  return typeof key === 'string' && key.endsWith(mark);
}

export const meantCursorAt = (
  { kind, sort }: Pick<Searched, 'kind' | 'sort'>,
  { choice, step, isBack, before }: Omit<MeantStart, 'from'>,
  { listing, found }: { listing: FoundListing; found: Step | undefined },
): string =>
  writeCursor([
    ...[keyOf(kind, sort), choice, step, isBack, before],
    ...(found && isByDistance(found, { sort }) ? nearestValues(listing) : orders[sort].valuesOf(listing)),
  ]);

export function readMeantCursor(
  { kind, sort, search }: Pick<Searched, 'kind' | 'sort' | 'search'>,
  choices: Meant[],
  cursor: string,
): MeantStart {
  const head = [
    z.literal(keyOf(kind, sort)),
    z
      .int()
      .min(0)
      .max(choices.length - 1),
    z.int().min(0).max(9),
    z.boolean(),
    z.int().min(0),
  ] as const;
  const [, choice, step, isBack, before] = readCursor(cursor, z.tuple(head).rest(z.unknown()));
  const meant = choices[choice];
  const startStep = meant && meantSteps({ kind, search }, meant)[step];
  const isNearest = startStep && isByDistance(startStep, { sort });
  const values = isNearest ? [z.number(), z.number(), z.uuid()] : orders[sort].values;
  const [, , , , , ...from] = readCursor(
    cursor,
    z.tuple([...head, ...values] as unknown as [...typeof head, z.ZodString | z.ZodNumber | z.ZodBoolean]),
  );
  return { choice, step, isBack, before, from: from as (string | number | boolean)[] };
}
