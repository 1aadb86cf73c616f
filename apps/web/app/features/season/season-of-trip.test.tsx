import { stopAt } from '@serendib/contract/trips/route/testing';
import { expect, test } from 'vitest';
import { beginTrip } from '~/lib/trip/trips.ts';
import { answer, lists, openPage, screen } from '~/testing/open-page.tsx';
import { SeasonOfTrip } from './season-of-trip.tsx';

test('what a month means for a trip is told of its stops as the page calls them', async () => {
  beginTrip({ stops: [{ ...stopAt('kandy', 2, { name: 'මහනුවර' }), dayTrips: [], note: '' }] });
  const months = { bestMonths: [1], goodMonths: [], avoidMonths: [] };
  answer({
    'GET /destinations': lists({ slug: 'kandy', name: 'Kandy', nameSi: 'මහනුවර', nameTa: null, ...months }),
  });
  await openPage(<SeasonOfTrip month={1} />, '/season');
  const link = await screen.findByRole('link', { name: 'Kandy' });
  expect(link.parentElement?.textContent).toContain('at its best');
});
