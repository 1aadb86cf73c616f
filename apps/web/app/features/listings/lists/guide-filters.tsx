import { tourGuide } from '@serendib/contract/listings/kinds/tour-guide';
import { languageGroups, specializations } from '@serendib/contract/options/options';
import { districtChoices } from '~/lib/list/district-choices.ts';
import type { ListQuery } from '~/lib/list/list-address.ts';
import { FilterPanel } from '~/ui/form/filter-panel.tsx';
import { activeCount } from './active.ts';
import { KeptOrder, OneFilter, PriceFilter, SearchField } from './filter-fields.tsx';

const languages = Object.entries(languageGroups).map(([label, choices]) => ({ label, options: choices }));

export function GuideFilters({ query }: { query: ListQuery }) {
  return (
    <FilterPanel action={tourGuide.pages.list} query={query} active={activeCount(query)}>
      <SearchField query={query} label="Search" placeholder="Name, place, subject" />
      <OneFilter query={query} name="language" label="Speaks" all="Any language" options={languages} />
      <OneFilter
        query={query}
        name="specialization"
        label="Specialization"
        all="Any subject"
        options={specializations}
      />
      <OneFilter
        query={query}
        name="district"
        label="District"
        all="All districts"
        options={districtChoices}
      />
      <PriceFilter query={query} per="a day" />
      <KeptOrder query={query} />
    </FilterPanel>
  );
}
