import { tour } from '@serendib/contract/listings/kinds/tour';
import { tourTypes } from '@serendib/contract/options/options';
import { districtChoices } from '~/lib/list/district-choices.ts';
import { type ListQuery, valuesOf } from '~/lib/list/list-address.ts';
import { FilterPanel } from '~/ui/form/filter-panel.tsx';
import { activeCount } from './active.ts';
import { KeptOrder, OneFilter, PriceFilter, SearchField } from './filter-fields.tsx';

const { list } = tour.pages;

export function TourFilters({ query }: { query: ListQuery }) {
  return (
    <FilterPanel action={list} query={query} active={activeCount(query)}>
      {valuesOf(query, 'booking').map((value) => (
        <input key={value} type="hidden" name="booking" value={value} />
      ))}
      <SearchField query={query} label="Search" placeholder="Name, place, what you will do" />
      <OneFilter query={query} name="type" label="Type" all="All types" options={tourTypes} />
      <OneFilter
        query={query}
        name="district"
        label="District"
        all="All districts"
        options={districtChoices}
      />
      <PriceFilter query={query} />
      <KeptOrder query={query} />
    </FilterPanel>
  );
}
