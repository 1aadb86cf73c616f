import { sql } from 'drizzle-orm';
import { pageAround } from '../../../../platform/lists/paging.ts';
import type { Area } from '../../../destinations/index.ts';
import type { UnderstoodSearch } from '../../words/understanding/understand.ts';
import type { MeantInArea } from '../area/list-in-area.ts';
import type { Searched } from '../list/list-query.ts';
import type { ReadContext } from '../read-context.ts';
import { choicesOf } from './choices.ts';
import { chooseInArea, chooseMeant } from './choose-meant.ts';
import { choiceInArea, meantCursorAt, readMeantCursor } from './meant-cursor.ts';
import { partsOf, wholeOf } from './meant-steps.ts';
import { walkSteps } from './walk-steps.ts';

export interface Wanted {
  search: UnderstoodSearch;
  /** Whether what only has the words is found too. */
  hasMentions: boolean;
  /** How many there are of the kind. */
  all: number;
}

/** A page of what a search means of a kind, and how many that is. */
export async function listMeant(
  context: ReadContext,
  listQuery: Searched,
  { search, hasMentions, all }: Wanted,
) {
  const { kind, limit, cursor } = listQuery;
  const choices = choicesOf(kind, search);
  const start = cursor === undefined ? undefined : readMeantCursor(listQuery, choices, cursor);
  const chosen = await chooseMeant(context, listQuery, choices, { only: start?.choice, hasMentions, all });
  const { choice, total, steps } = chosen;
  const found = total === 0 ? [] : await walkSteps(context, listQuery, chosen, start);
  const { shown, facts } = pageAround(found, limit, start, (standing, { listing, step }) =>
    meantCursorAt(listQuery, { ...standing, choice, step }, { listing, found: steps[step] }),
  );
  return { found: shown.map(({ listing }) => listing), facts, total };
}

/**
 * What a search means `within` an area, for lists that are read by it: the choice that finds something there, and conditions of
 * which any of its steps holds one.
 */
export async function meantIn(
  context: ReadContext,
  listQuery: Searched & { within: Area },
  { search, ...wanted }: Wanted,
): Promise<MeantInArea> {
  const choices = choicesOf(listQuery.kind, search);
  const only = listQuery.cursor === undefined ? undefined : choiceInArea(choices, listQuery.cursor);
  const { choice, steps } = await chooseInArea(context, listQuery, choices, { only, ...wanted });
  // What is a part of another step is found with that, and what has all the words with what only has them.
  const arms = steps
    .filter(({ isPart }) => !isPart)
    .flatMap((step) =>
      partsOf(step)
        .filter(({ isMention }) => !(wanted.hasMentions && isMention))
        .map(({ where }) => wholeOf({ ...step, where })),
    );
  return { choice, arms: arms.length > 0 ? arms : [sql`false`] };
}
