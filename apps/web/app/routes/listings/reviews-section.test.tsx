import { Link, useParams } from 'react-router';
import { expect, test, vi } from 'vitest';
import { answer, fill, lists, openPage, routeAt, says, screen, signIn } from '~/testing/open-page.tsx';
import { ReviewsSection } from './reviews-section.tsx';

const names: Record<string, string> = { van: 'Toyota KDH', tuktuk: 'Bajaj RE' };

/** The page of a vehicle, which leads to the other by a card. */
function Vehicle() {
  const { id = '' } = useParams();
  const item = { itemType: 'vehicle', itemId: id, name: names[id] ?? '' } as const;
  return (
    <>
      <ReviewsSection {...item} hasCalendar reviews={{ data: [], total: 0 }} />
      <Link to="/vehicles/tuktuk">Bajaj RE</Link>
    </>
  );
}

const openVehicle = () => openPage(routeAt('/vehicles/:id', { default: Vehicle }), '/vehicles/van');

test('what is written of one vehicle is neither shown nor sent for the next that a card leads to', async () => {
  signIn();
  answer({
    'GET /reviews/mine': lists(),
    'GET /reviews/journey': says({ agreed: null, scores: null, isOwn: false }),
  });
  const { user } = await openVehicle();
  await user.click(screen.getByRole('button', { name: 'Write a review' }));
  await screen.findByRole('form', { name: 'Review of Toyota KDH' });
  await user.click(screen.getByRole('radio', { name: '2, Fair' }));
  fill(screen.getByLabelText(/^Comment/), 'Late at the gate.');
  await user.click(screen.getByRole('link', { name: 'Bajaj RE' }));
  await user.click(await screen.findByRole('button', { name: 'Write a review' }));
  await screen.findByRole('form', { name: 'Review of Bajaj RE' });
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Comment/).value).toBe('');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '5, Wonderful' }).checked).toBe(true);
  expect(window.sessionStorage.getItem('draft:nimal:review:van')).toContain('Late at the gate.');
  expect(window.sessionStorage.getItem('draft:nimal:review:tuktuk')).toBeNull();
});

test('the free days of one vehicle are not shown as those of the next', async () => {
  vi.setSystemTime('2027-01-05T10:00:00Z');
  answer({
    'GET /vehicles/{id}/calendar': says({
      ...{ kept: true, updatedAt: '2027-01-05T09:00:00Z' },
      days: [{ from: '2027-01-20', to: '2027-01-20', state: 'busy' }],
    }),
  });
  const { user } = await openVehicle();
  const link = () => screen.findByRole('link', { name: 'See free and busy days' });
  await user.click(await link());
  await screen.findByRole('button', { name: 'Wed 20 January, busy' });
  await user.click(screen.getByRole('link', { name: 'Bajaj RE' }));
  expect((await link()).getAttribute('href')).toBe('/calendar/vehicle/tuktuk');
  expect(screen.queryByRole('button', { name: 'Wed 20 January, busy' })).toBeNull();
});

test('who offers a thing answers what was said of it, and is not offered to review it', async () => {
  signIn();
  answer({
    'GET /reviews/mine': lists(),
    'GET /reviews/journey': says({ agreed: null, scores: null, isOwn: true }),
  });
  const review = {
    _id: 'said',
    userName: 'Maja',
    rating: 4,
    comment: 'Calm.',
    createdAt: '2026-11-20T06:00:00Z',
  };
  const reviews = { data: [{ ...review, travelled: '2026-10', agreed: false, reply: null }], total: 1 };
  const item = { itemType: 'vehicle', itemId: 'van', name: 'Toyota KDH' } as const;
  await openPage(<ReviewsSection {...item} reviews={reviews as never} />);
  await screen.findByRole('button', { name: 'Answer the review by Maja' });
  expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
});

test('below an answer that is older than what the review says by now, it says so', async () => {
  const reply = { text: 'Thank you so much!', at: '2026-11-21T06:00:00Z' };
  const said = (_id: string, isEarlier: boolean) => ({
    ...{ _id, userName: 'Maja', rating: 1, comment: 'Drunk at the wheel.', createdAt: reply.at },
    ...{ travelled: null, agreed: null, reply: { ...reply, isEarlier } },
  });
  const open = (isEarlier: boolean) =>
    openPage(
      <ReviewsSection
        {...{ itemType: 'vehicle', itemId: 'van', name: 'Toyota KDH' }}
        reviews={{ data: [said('said', isEarlier)] as never, total: 1 }}
      />,
    );
  const { unmount } = await open(true);
  screen.getByText('Written before the review was changed.');
  unmount();
  await open(false);
  screen.getByText('Thank you so much!');
  expect(screen.queryByText('Written before the review was changed.')).toBeNull();
});
