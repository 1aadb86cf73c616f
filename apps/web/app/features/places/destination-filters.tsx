import { monthName } from '@serendib/contract/calendar';
import { months } from '@serendib/contract/season/months-in';
import { t } from '@serendib/contract/words/t';
import { districtChoices } from '~/lib/list/district-choices.ts';
import { type ListQuery, valuesOf } from '~/lib/list/list-address.ts';
import { FilterPanel } from '~/ui/form/filter-panel.tsx';
import { NearField } from '~/ui/form/near-field.tsx';
import { SelectField } from '~/ui/form/select-field.tsx';
import { TextField } from '~/ui/form/text-field.tsx';
import { destinationsPath } from './addresses.ts';

export function DestinationFilters({ query }: { query: ListQuery }) {
  const [search = ''] = valuesOf(query, 'search');
  const [district = ''] = valuesOf(query, 'district');
  const [month = ''] = valuesOf(query, 'month');
  return (
    <FilterPanel
      action={destinationsPath}
      query={query}
      plans={['month']}
      active={valuesOf(query, 'near').length}
      inSight={
        <>
          {['category', 'province', 'sort', 'view', 'bbox'].flatMap((name) =>
            valuesOf(query, name).map((value) => (
              <input key={name} type="hidden" name={name} value={value} />
            )),
          )}
          <TextField
            label={t('Search')}
            name="search"
            type="search"
            enterKeyHint="search"
            maxLength={100}
            placeholder={t('Search places')}
            defaultValue={search}
          />
          <SelectField
            label={t('District')}
            name="district"
            empty={t('All districts')}
            options={districtChoices}
            defaultValue={district}
          />
          <SelectField
            label={t('Month')}
            name="month"
            empty={t('Any month')}
            options={months.map((one) => ({ value: String(one), label: monthName(one) }))}
            defaultValue={month}
          />
        </>
      }
    >
      <NearField query={query} />
    </FilterPanel>
  );
}
