import { businessListing } from '@serendib/contract/listings/kinds/business-listing';
import { amenities, pricePresets } from '@serendib/contract/options/options';
import { districtChoices } from '~/lib/list/district-choices.ts';
import { type ListQuery, listAddress, valuesOf } from '~/lib/list/list-address.ts';
import { ChipLink } from '~/ui/form/chip.tsx';
import { CheckboxGroup } from '~/ui/form/choice.tsx';
import { FilterPanel } from '~/ui/form/filter-panel.tsx';
import { activeCount } from './active.ts';
import { KeptOrder, OneFilter, PriceFilter, SearchField } from './filter-fields.tsx';

const { list } = businessListing.pages;
/** The four price ranges that businesses choose from, as links above the fields of the same question. */
function PricePresets({ query }: { query: ListQuery }) {
  const [min = '', max = ''] = ['minPrice', 'maxPrice'].map((name) => valuesOf(query, name)[0] ?? '');
  return (
    <ul className="mb-4 flex flex-wrap gap-2">
      {pricePresets.map((preset) => {
        const { minPrice: _min, maxPrice: _max, ...rest } = query;
        const wanted = {
          minPrice: preset.min > 0 ? String(preset.min) : '',
          maxPrice: preset.max ? String(preset.max) : '',
        };
        return (
          <li key={preset.value}>
            <ChipLink
              to={listAddress(list, { ...rest, ...wanted })}
              current={min === wanted.minPrice && max === wanted.maxPrice && (min !== '' || max !== '')}
            >
              {preset.label}
            </ChipLink>
          </li>
        );
      })}
    </ul>
  );
}

export function BusinessFilters({ query }: { query: ListQuery }) {
  return (
    <FilterPanel action={list} query={query} active={activeCount(query)}>
      {valuesOf(query, 'type').map((value) => (
        <input key={value} type="hidden" name="type" value={value} />
      ))}
      <SearchField query={query} label="Search" placeholder="Name, town, dish" />
      <OneFilter
        query={query}
        name="district"
        label="District"
        all="All districts"
        options={districtChoices}
      />
      <PriceFilter query={query} per="a guest pays">
        <PricePresets query={query} />
      </PriceFilter>
      <CheckboxGroup
        legend="Amenities"
        name="amenity"
        options={amenities}
        defaultValue={valuesOf(query, 'amenity')}
      />
      <KeptOrder query={query} />
    </FilterPanel>
  );
}
