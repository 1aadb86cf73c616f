// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import * as edit from '~/routes/submissions/edit.tsx';
import { answer, openPage, routeAt, says, screen, signIn } from '~/testing/open-page.tsx';
import { ownId, ownListing, restOfEditor } from '../testing.ts';

const own = {
  ...ownListing('vehicle'),
  isPremium: true,
  vehicleImages: ['https://example.lk/1.jpg', 'https://example.lk/2.jpg'],
};

test('where the last place is taken, the keyboard goes on from its photo', async () => {
  signIn();
  answer({
    ...restOfEditor,
    'GET /vehicles/{id}': says(own),
    'GET /vehicles/my-premium-status': says({ hasActivePremiumSubscription: true }),
    'POST /media': says({ url: 'https://example.lk/3.jpg' }),
  });
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('https://example.lk/3.jpg');
  const { user } = await openPage(routeAt('/vehicle-edit/:id', edit), `/vehicle-edit/${ownId}`);
  const input = await screen.findByLabelText(/^Add another photo/);
  input.focus();
  await user.upload(input, new File(['x'], '3.jpg', { type: 'image/jpeg' }));
  const last = await screen.findByRole('button', { name: 'Remove photo 3' });
  expect(input.isConnected).toBe(false);
  await vi.waitFor(() => expect(document.activeElement).toBe(last));
});
