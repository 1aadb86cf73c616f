import { adminBusinessTypes, businessTypes } from '@serendib/contract/options/options';
import { t } from '@serendib/contract/words/t';
import { type ListQuery, listAddress, valuesOf, without, withValue } from '~/lib/list/list-address.ts';
import { Tabs } from '~/ui/navigate/tabs.tsx';

const list = '/affiliate-links';
const others = adminBusinessTypes.filter(({ value }) => !businessTypes.some((type) => type.value === value));

/** A tab a type; what our own team files besides stands together under Other. */
export function BusinessTabs({ query }: { query: ListQuery }) {
  const current = valuesOf(query, 'type');
  const isOther = current.length > 0 && current.every((type) => others.some(({ value }) => value === type));
  return (
    <Tabs
      label={t('Types of business')}
      tabs={[
        { to: listAddress(list, without(query, 'type')), label: t('All'), current: current.length === 0 },
        ...businessTypes.map(({ value, label }) => ({
          to: listAddress(list, withValue(query, 'type', value)),
          label,
          current: current.includes(value),
        })),
        {
          to: listAddress(list, { ...query, type: others.map(({ value }) => value) }),
          label: t('Other'),
          current: isOther,
        },
      ]}
    />
  );
}
