import { expect, test } from 'vitest';
import { openPage, screen } from '~/testing/open-page.tsx';
import { TourCard } from './card.tsx';
import type { Tour } from './card-words.ts';

const tour = {
  ...{ _id: '019acd00-0000-7000-8000-000000000001', name: 'Leopards at dawn', type: 'wildlife' },
  ...{ location: 'Yala', duration: null, description: '', image: null, imageIsDrawing: true, price: null },
  ...{ averageRating: null, reviewCount: 0, isPremium: false, checkedAt: null, replies: null },
} as unknown as Tour;

test('a tour in a list that was asked for days says when it leaves and how many places are left, or that one asks', async () => {
  const show = (more: Partial<Tour>) => openPage(<TourCard tour={{ ...tour, ...more }} />, '/');
  const leaving = await show({ onDates: 'free', leaves: { day: '2027-02-12', left: 4 } });
  screen.getByText('Leaves 12 Feb, 4 places left');
  leaving.unmount();
  const last = await show({ onDates: 'free', leaves: { day: '2027-02-12', left: 1 } });
  screen.getByText('Leaves 12 Feb, 1 place left');
  last.unmount();
  const other = await show({ onDates: 'ask' });
  screen.getByText('Ask for dates');
  other.unmount();
  await show({});
  expect(screen.queryByText('Ask for dates')).toBeNull();
});
