// @vitest-environment happy-dom
import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as edit from '~/routes/submissions/edit.tsx';
import { answer, lists, openPage, routeAt, says, screen, signIn } from '~/testing/open-page.tsx';

const id = '01a1fce3-4f2e-73d0-a91b-a0651cd32550';
const own = {
  ...kinds.vehicle.example,
  ...{ _id: id, version: 1, status: 'approved', isVerified: true, submittedBy: 'nimal', isPremium: true },
  ...{ rejectReason: null, needsReview: false },
  vehicleImages: ['https://example.lk/1.jpg', 'https://example.lk/2.jpg'],
};

test('where the last place is taken, the keyboard goes on from its photo', async () => {
  signIn();
  answer({
    'GET /vehicles/{id}': says(own),
    'GET /vehicles/my-premium-status': says({ hasActivePremiumSubscription: true }),
    'GET /payments/mode': says({ mode: 'paused' }),
    'GET /payments/user': lists(),
    'GET /papers': lists(),
    'GET /papers/{kind}/{id}': lists(),
    'POST /media': says({ url: 'https://example.lk/3.jpg' }),
  });
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('https://example.lk/3.jpg');
  const { user } = await openPage(routeAt('/vehicle-edit/:id', edit), `/vehicle-edit/${id}`);
  const input = await screen.findByLabelText(/^Add another photo/);
  input.focus();
  await user.upload(input, new File(['x'], '3.jpg', { type: 'image/jpeg' }));
  const last = await screen.findByRole('button', { name: 'Remove photo 3' });
  expect(input.isConnected).toBe(false);
  await vi.waitFor(() => expect(document.activeElement).toBe(last));
});
