import { bookingWays } from '@serendib/contract/options/options';
import { t } from '@serendib/contract/words/t';
import { type ListQuery, listAddress, valuesOf, without, withValue } from '~/lib/list/list-address.ts';
import { Tabs } from '~/ui/navigate/tabs.tsx';

const list = '/tours';

/** All tours, those booked on a website, and those arranged by a call. */
export function TourTabs({ query }: { query: ListQuery }) {
  const [current] = valuesOf(query, 'booking');
  return (
    <Tabs
      label={t('How tours are booked')}
      tabs={[
        { to: listAddress(list, without(query, 'booking')), label: t('All Tours'), current: !current },
        ...bookingWays.map(({ value, label }) => ({
          to: listAddress(list, withValue(query, 'booking', value)),
          label,
          current: current === value,
        })),
      ]}
    />
  );
}
