import { businessListing } from '@serendib/contract/listings/kinds/business-listing';
import { pricePresets } from '@serendib/contract/options/options';
import { t } from '@serendib/contract/words/t';
import { filterSheet } from '~/features/listings/lists/filter-sheet.tsx';
import { type ListQuery, listAddress, valuesOf } from '~/lib/list/list-address.ts';
import { ChipLink } from '~/ui/form/chip.tsx';

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

export const Filters = filterSheet(businessListing, {
  placeholder: t('Name, town, dish'),
  priceLegend: t('Price a guest pays, LKR'),
  prices: (query) => <PricePresets query={query} />,
});
