import type { Filter } from '@serendib/contract/listings/filters';
import { hasArea, type Kind, takesDays } from '@serendib/contract/listings/kind';
import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { type ListQuery, valuesOf, without } from '~/lib/list/list-address.ts';
import type { Taken } from '~/lib/plans/plans-address.ts';
import { Checkbox, CheckboxGroup } from '~/ui/form/choice.tsx';
import { FilterPanel } from '~/ui/form/filter-panel.tsx';
import { NearField } from '~/ui/form/near-field.tsx';
import { activeCount } from './active.ts';
import { DaysFilter, OneFilter, PriceFilter, SearchField, SeatsFilter, SortInput } from './filter-fields.tsx';

interface Sheet {
  /** What may be looked for, as an example in the empty field. */
  placeholder: string;
  /** Words other than “Filters”. */
  title?: string;
  /** The filters that stand in sight with the search, above the others. */
  inSight?: readonly string[];
  /** What a price is for, above its fields. */
  priceLegend?: string;
  /** Links above the fields of the price. */
  prices?: (query: ListQuery) => ReactNode;
}

/** The filter panel of a kind: each filter of its declaration, asked for as it says; what is short comes first. */
export const filterSheet =
  (kind: Kind, { placeholder, title, inSight, priceLegend, prices }: Sheet) =>
  ({ query }: { query: ListQuery }) => {
    const isInSight = ({ name }: Filter) => inSight?.includes(name) ?? false;
    const controls = (filters: readonly Filter[]) =>
      filters.map((filter) => <Control key={filter.name} filter={filter} query={query} />);
    const asked = (...ways: Filter['control'][]) =>
      controls(ways.flatMap((way) => kind.filters.filter((one) => one.control === way && !isInSight(one))));
    const first = (
      <>
        {kind.filters
          .filter(({ control }) => control === 'above')
          .flatMap(({ name }) =>
            valuesOf(query, name).map((value) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            )),
          )}
        <SearchField query={query} label={t('Search')} placeholder={placeholder} />
        {controls(kind.filters.filter(isInSight))}
      </>
    );
    const inSheet = ['search', ...(inSight ?? [])].reduce((rest, name) => without(rest, name), query);
    return (
      <FilterPanel
        action={kind.pages.list}
        query={query}
        active={activeCount(inSight ? inSheet : query)}
        title={title}
        inSight={inSight && first}
        plans={takenBy(kind)}
        languages={languageFilter(kind)?.options}
      >
        {!inSight && first}
        {takesDays(kind) && <DaysFilter query={query} />}
        {asked('select')}
        {hasArea(kind) && <NearField query={query} />}
        {kind.seatsOf && <SeatsFilter query={query} />}
        {kind.pricedBy && (
          <PriceFilter query={query} legend={priceLegend}>
            {prices?.(query)}
          </PriceFilter>
        )}
        {asked('checkbox', 'checkboxes')}
        <SortInput query={query} />
      </FilterPanel>
    );
  };

const languageFilter = (kind: Kind) => kind.filters.find(({ name }) => name === 'language');

/** What of a traveller's plans narrows this list. */
const takenBy = (kind: Kind): Taken[] => [
  ...(takesDays(kind) ? (['onlyDays'] as const) : []),
  ...(kind.seatsOf ? (['seats'] as const) : []),
  ...(languageFilter(kind) ? (['language'] as const) : []),
];

function Control({ filter, query }: { filter: Filter; query: ListQuery }) {
  const { name, label, question = label, options, groups, control, all } = filter;
  switch (control) {
    case 'checkbox':
      return (
        <Checkbox
          name={name}
          value="true"
          label={question}
          defaultChecked={valuesOf(query, name).length > 0}
        />
      );
    case 'checkboxes':
      return (
        <CheckboxGroup legend={question} name={name} options={options} defaultValue={valuesOf(query, name)} />
      );
    default:
      return (
        <OneFilter
          query={query}
          name={name}
          label={question}
          all={all ?? t('Any {label}', { label: label.toLowerCase() })}
          options={groups ? Object.entries(groups).map(([label, options]) => ({ label, options })) : options}
        />
      );
  }
}
