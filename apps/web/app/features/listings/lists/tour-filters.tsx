import { tour } from '@serendib/contract/listings/kinds/tour';
import { tourTypes } from '@serendib/contract/options/options';
import { districtChoices } from '~/lib/list/district-choices.ts';
import { type ListQuery, valuesOf, without } from '~/lib/list/list-address.ts';
import { FilterPanel } from '~/ui/form/filter-panel.tsx';
import { activeCount } from './active.ts';
import { KeptOrder, OneFilter, PriceFilter, SearchField } from './filter-fields.tsx';

const { list } = tour.pages;

export function TourFilters({ query }: { query: ListQuery }) {
  const inSheet = without(without(query, 'search'), 'district');
  return (
    <FilterPanel
      action={list}
      query={query}
      active={activeCount(inSheet)}
      inSight={
        <>
          {valuesOf(query, 'booking').map((value) => (
            <input key={value} type="hidden" name="booking" value={value} />
          ))}
          <SearchField query={query} label="Search" placeholder="Search tours" />
          <OneFilter
            query={query}
            name="district"
            label="District"
            all="All districts"
            options={districtChoices}
          />
        </>
      }
    >
      <OneFilter query={query} name="type" label="Type" all="All types" options={tourTypes} />
      <PriceFilter query={query} />
      <KeptOrder query={query} />
    </FilterPanel>
  );
}
