import type { Option } from '../options/option.ts';
import type { Field } from './field.ts';

/** A parameter that narrows a list. Several values mean or; several filters mean and. */
export interface Filter {
  /** The parameter in the address and in the API. */
  name: string;
  label: string;
  /** The fields whose answers it looks at; an answer to any of them counts. */
  fields: readonly string[];
  options: readonly Option[];
  /** Headings over groups of options, for long lists. */
  groups?: Record<string, readonly Option[]> | undefined;
  /** What a search understands its options as; the rest of the filters are features. */
  understoodAs?: 'language' | 'vehicleType' | 'businessType' | 'tourType' | 'place';
  /** Other words taken for an option's value. */
  aliases?: Record<string, string>;
  /** What a listing counts as, where that is not the answer itself. */
  countsAs?: (answer: unknown) => string;
  /** How travellers choose: one option, several, or on and off; `above` the list where links stand for it. */
  control?: 'select' | 'checkboxes' | 'checkbox' | 'above';
  /** What the choice is called for travellers, where it is not the label. */
  question?: string;
  /** The choice of nothing. */
  all?: string;
  /** Words of a value that is on, by its option's label. */
  chip?: (value: string) => string;
}

type Asked = Omit<Filter, 'label' | 'fields' | 'options'> & {
  label?: string;
  /** One field or several. */
  field: string | readonly string[];
  options?: readonly Option[];
};

/** The filters of a kind. What is not said follows from the first field: label, options, groups and control. */
export const filtersOf = (fields: readonly Field[], asked: readonly Asked[]): Filter[] =>
  asked.map(({ field: named, ...filter }) => {
    const names = [named].flat();
    const field = fields.find(({ name }) => name === names[0]);
    if (!field) throw new Error(`The filter "${filter.name}" looks at no field.`);
    const { label, type, groups } = field;
    const options =
      field.adminOptions ?? field.options ?? (type === 'flag' ? [{ value: 'true', label }] : []);
    const control = type === 'choices' ? 'checkboxes' : type === 'flag' ? 'checkbox' : 'select';
    return { label, options, groups, control, ...filter, fields: names };
  });

/** The facet values of one listing, `filter:value`. */
export function facetsOf(filters: readonly Filter[], details: Record<string, unknown>): string[] {
  const facets = filters.flatMap(({ name, fields, countsAs }) =>
    fields.flatMap((field) => valuesOf(details[field], countsAs)).map((value) => `${name}:${value}`),
  );
  return [...new Set(facets)];
}

function valuesOf(answer: unknown, countsAs: Filter['countsAs']): unknown[] {
  if (countsAs) return [countsAs(answer)];
  return [answer]
    .flat()
    .filter((value) => value !== null && value !== undefined && value !== '' && value !== false);
}

/** The words of a value that is on. */
export function chipOf(
  { options, chip = (label) => label }: Pick<Filter, 'options' | 'chip'>,
  value: string,
): string {
  const label = options.find((option) => option.value === value)?.label ?? value;
  return chip(label);
}
