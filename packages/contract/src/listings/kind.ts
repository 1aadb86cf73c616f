import type { Declaration, Fact } from './declaration.ts';
import type { Field, Variant } from './field.ts';
import type { Filter } from './filters.ts';
import type { kinds } from './kinds/index.ts';

export type { Fact, Filter };

/** The name of a kind: every key of the registry. */
export type KindName = keyof typeof kinds;

/** The declaration of a kind in the registry. */
export type Kind<
  Name extends KindName = KindName,
  Fields extends readonly Field[] = readonly Field[],
> = Declaration<Name, Fields>;

/** The fields of one form, in the order in which they are asked for and checked. */
export const fieldsOf = (kind: Kind, variant: Variant): Field[] =>
  kind.fields.filter((field) => !field.variants || field.variants.includes(variant));

/** The filter that says in which parts of the island one of a kind without a point of its own works. */
export const areaFilterOf = ({ filters, placedBy }: Kind): Filter | undefined =>
  placedBy ? undefined : filters.find(({ understoodAs }) => understoodAs === 'place');

/** Whether a kind's lists can be narrowed to a part of the island. */
export const hasArea = (kind: Kind): boolean =>
  kind.placedBy !== undefined || areaFilterOf(kind) !== undefined;

/** Whether a kind's lists can be asked for days: who is free then, or what leaves then. */
export const takesDays = ({ calendar, departures }: Kind): boolean => Boolean(calendar || departures);

/** Which form of a kind is filled in. */
export function variantOf(
  { variants }: Kind,
  { byAdmin, isExternal, isEdit }: { byAdmin: boolean; isExternal: boolean; isEdit: boolean },
): Variant {
  if (variants.includes('owner')) return byAdmin ? 'admin' : 'owner';
  const form = isExternal ? 'External' : 'Internal';
  const edit: Variant = `edit${form}`;
  if (byAdmin) return `admin${form}`;
  return isEdit && variants.includes(edit) ? edit : isExternal ? 'external' : 'internal';
}
