import { vehicle } from '@serendib/contract/listings/kinds/vehicle';
import { vehicleFeatures } from '@serendib/contract/options/options';
import { type ListQuery, valuesOf } from '~/lib/list/list-address.ts';
import { Checkbox, CheckboxGroup } from '~/ui/form/choice.tsx';
import { FilterPanel } from '~/ui/form/filter-panel.tsx';
import { TextField } from '~/ui/form/text-field.tsx';
import { activeCount } from './active.ts';
import { KeptOrder, PriceFilter, SearchField } from './filter-fields.tsx';

const { list } = vehicle.pages;
const areas = vehicle.filters.find(({ name }) => name === 'area')?.options ?? [];

export function VehicleFilters({ query }: { query: ListQuery }) {
  const [seats = ''] = valuesOf(query, 'seats');
  return (
    <FilterPanel action={list} query={query} title="More Filters" active={activeCount(query)}>
      {valuesOf(query, 'type').map((type) => (
        <input key={type} type="hidden" name="type" value={type} />
      ))}
      <SearchField query={query} label="Search" placeholder="Model, town, driver" />
      <TextField
        label="Seats needed"
        name="seats"
        inputMode="numeric"
        pattern="\d*"
        maxLength={2}
        defaultValue={seats}
      />
      <PriceFilter query={query} per="a day" />
      <Checkbox
        name="ac"
        value="true"
        label="Air conditioned"
        defaultChecked={valuesOf(query, 'ac').length > 0}
      />
      <CheckboxGroup legend="Drives in" name="area" options={areas} defaultValue={valuesOf(query, 'area')} />
      <CheckboxGroup
        legend="Features"
        name="feature"
        options={vehicleFeatures}
        defaultValue={valuesOf(query, 'feature')}
      />
      <KeptOrder query={query} />
    </FilterPanel>
  );
}
