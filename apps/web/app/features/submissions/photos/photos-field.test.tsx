import { fireEvent } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as edit from '~/routes/submissions/edit.tsx';
import { act, answer, fill, openPage, routeAt, says, screen, signIn } from '~/testing/open-page.tsx';
import { ownId, ownListing, restOfEditor } from '../testing.ts';

const own = {
  ...ownListing('vehicle'),
  isPremium: true,
  vehicleImages: ['https://example.lk/1.jpg', 'https://example.lk/2.jpg'],
};

/** The form of a vehicle whose premium has ended: of its three photos the first is shown. */
async function withKeptPhotos() {
  signIn();
  const kept = [1, 2, 3].map((number) => `https://example.lk/${number}.jpg`);
  const { sent } = answer({
    ...restOfEditor,
    'GET /vehicles/{id}': says({ ...own, isPremium: false, vehicleImages: kept }),
    'PUT /vehicles/owner/{id}': says(own),
    'POST /media': says({ url: 'https://example.lk/9.jpg' }),
  });
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('https://example.lk/9.jpg');
  const { user } = await openPage(routeAt('/vehicle-edit/:id', edit), `/vehicle-edit/${ownId}`);
  const saved = async () => {
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Elsewhere');
    return sent.find(({ call }) => call.startsWith('PUT'))?.body;
  };
  return { user, kept, saved };
}

test('another photo takes the place of the one that is shown, at which it is chosen, and those kept for the next premium stay', async () => {
  const { user, kept, saved } = await withKeptPhotos();
  const input = await screen.findByLabelText(/^Replace photo/);
  expect(input.closest('li')).toBe(screen.getAllByRole('img', { name: /^Photo / })[0]?.closest('li'));
  await user.upload(input, new File(['x'], '9.jpg', { type: 'image/jpeg' }));
  expect(screen.getAllByRole('button', { name: /^Remove photo/ })).toHaveLength(3);
  expect(await saved()).toMatchObject({ vehicleImages: ['https://example.lk/9.jpg', ...kept.slice(1)] });
});

test('so does one that is given by its address', async () => {
  const { user, kept, saved } = await withKeptPhotos();
  await user.click(await screen.findByText('It is on the web already'));
  await user.type(screen.getByLabelText('Vehicle image URL'), 'https://example.lk/8.jpg{Enter}');
  expect(await saved()).toMatchObject({ vehicleImages: ['https://example.lk/8.jpg', ...kept.slice(1)] });
});

test('a photo that does not arrive gives back the one whose place it was to take, which its draft keeps until then', async () => {
  signIn();
  const one = 'https://example.lk/1.jpg';
  const lone = { ...own, isPremium: false, vehicleImages: [one] };
  const { sent, answers } = answer({
    ...restOfEditor,
    'GET /vehicles/{id}': says(lone),
    'PUT /vehicles/owner/{id}': says(lone),
    'POST /media': 'never',
  });
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as File).name}`);
  const freed = vi.spyOn(URL, 'revokeObjectURL');
  const { user } = await openPage(routeAt('/vehicle-edit/:id', edit), `/vehicle-edit/${ownId}`);
  const replace = async (name: string) =>
    user.upload(
      await screen.findByLabelText(/^Replace photo/),
      new File(['x'], name, { type: 'image/jpeg' }),
    );
  const drafted = () => {
    const [key = ''] = Object.keys(window.localStorage).filter((each) => each.startsWith('draft:'));
    return JSON.parse(window.localStorage.getItem(key) ?? '{}').values?.vehicleImages;
  };
  const shown = () =>
    screen.getAllByRole('img', { name: /^Photo / }).map((image) => image.getAttribute('src'));
  fill(await screen.findByLabelText(/^Price per day/), '17000');
  const first = shown();
  await expect.poll(drafted).toEqual(first);

  await replace('a.jpg');
  await expect.poll(() => sent.some(({ call }) => call === 'POST /media')).toBe(true);
  expect(shown()).toEqual(['blob:a.jpg']);
  answers['POST /media'] = 'away';
  await replace('b.jpg');
  await screen.findByRole('button', { name: 'Try again' });
  expect(shown()).toEqual(['blob:b.jpg']);
  expect(drafted()).toEqual(first);
  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(shown()).toEqual(first);
  expect(freed.mock.calls).toEqual([['blob:a.jpg'], ['blob:b.jpg']]);
  expect(screen.queryByText('Please add at least one vehicle image')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Elsewhere');
  expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ vehicleImages: [one] });
});

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
  expect((await screen.findByText('3.jpg has arrived.')).getAttribute('role')).toBe('status');
});

test('several photos of a guide are uploaded, put in order by key and sent in it', async () => {
  signIn();
  const addresses = [1, 2, 3].map((number) => `https://example.lk/${number}.jpg`);
  let uploaded = 0;
  const { sent } = answer({
    ...restOfEditor,
    'GET /tour-guides/{id}': says({ ...ownListing('tourGuide'), image: '', images: [] }),
    'GET /tour-guides/my-premium-status': says({ hasActivePremiumSubscription: false }),
    'PUT /tour-guides/{id}': says(ownListing('tourGuide')),
    'POST /media': () => says({ url: addresses[uploaded++] }),
  });
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('https://example.lk/own.jpg');
  const { user } = await openPage(routeAt('/tour-guide-edit/:id', edit), `/tour-guide-edit/${ownId}`);
  for (const number of [1, 2, 3]) {
    const input = await screen.findByLabelText(/^Add (another )?photo/);
    await user.upload(input, new File(['x'], `${number}.jpg`, { type: 'image/jpeg' }));
    await screen.findByRole('button', { name: `Remove photo ${number}` });
  }
  screen.getByRole('button', { name: 'Move photo 2 earlier' }).focus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Elsewhere');
  const [one, two, three] = addresses;
  expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
    image: two,
    moreImages: [one, three],
  });
});

test('a photo that the browser cannot open is shown at its address once it has arrived, and its file is given back', async () => {
  const arrives = Promise.withResolvers<void>();
  const url = `/media/${'h'.repeat(22)}/1600.webp`;
  const signed = `${url}?until=1&signature=s`;
  signIn();
  answer({
    ...restOfEditor,
    'GET /vehicles/{id}': says(own),
    'GET /vehicles/my-premium-status': says({ hasActivePremiumSubscription: true }),
    'POST /media': () => arrives.promise.then(() => says({ url })),
    'POST /media/addresses': says({
      addresses: [{ url: signed, srcSet: '', until: '2099-01-01T00:00:00Z' }],
    }),
  });
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:a.heic');
  const freed = vi.spyOn(URL, 'revokeObjectURL');
  const { user } = await openPage(routeAt('/vehicle-edit/:id', edit), `/vehicle-edit/${ownId}`);
  const input = await screen.findByLabelText(/^Add another photo/);
  // Some browsers name no type for it.
  await user.upload(input, new File(['x'], 'a.HEIC', { type: '' }));
  const shown = () => screen.getByRole('img', { name: 'Photo 3' }).getAttribute('src');
  expect(shown()).toBe('blob:a.heic');
  fireEvent.error(screen.getByRole('img', { name: 'Photo 3' }));
  expect([shown(), freed.mock.calls]).toEqual(['/placeholder.svg', []]);
  arrives.resolve();
  await vi.waitFor(() => expect(shown()).toBe(signed));
  expect(freed.mock.calls).toEqual([['blob:a.heic']]);
});

test('photos that are chosen together are sent one by one: one that is taken away meanwhile is not, and none is once the form is left', async () => {
  signIn();
  const [slow, next] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const named = (body: unknown) => ((body as FormData).get('image') as File).name;
  const turn = (name: string) => (name === 'a.jpg' ? slow : next).promise;
  const { sent, answers } = answer({
    ...restOfEditor,
    'GET /tour-guides/{id}': says({ ...ownListing('tourGuide'), image: '', images: [] }),
    'GET /tour-guides/my-premium-status': says({ hasActivePremiumSubscription: false }),
    'POST /media': ({ body }) =>
      turn(named(body)).then(() => says({ url: `https://example.lk/${named(body)}` })),
  });
  const begun = () => sent.filter(({ call }) => call === 'POST /media').map(({ body }) => named(body));
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as File).name}`);
  const freed = vi.spyOn(URL, 'revokeObjectURL');
  const page = routeAt('/tour-guide-edit/:id', edit);
  const { user, unmount } = await openPage(page, `/tour-guide-edit/${ownId}`);
  const choose = async (...names: string[]) =>
    user.upload(
      await screen.findByLabelText(/^Add (another )?photo/),
      names.map((name) => new File(['x'], name, { type: 'image/jpeg' })),
    );
  await choose('a.jpg', 'b.jpg', 'c.jpg');
  await vi.waitFor(() => expect(begun()).toEqual(['a.jpg']));
  const said = screen.getByText(/ is being sent\.$/);
  expect([said.role, said.textContent]).toEqual(['status', 'a.jpg is being sent.']);
  await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
  expect(freed.mock.calls).toEqual([['blob:b.jpg']]);
  expect(begun()).toEqual(['a.jpg']);
  expect(said.textContent).toBe('a.jpg is being sent.');
  slow.resolve();
  await vi.waitFor(() => expect(begun()).toEqual(['a.jpg', 'c.jpg']));
  await vi.waitFor(() => expect(said.textContent).toBe('a.jpg has arrived. c.jpg is being sent.'));
  next.resolve();
  await vi.waitFor(() => expect(said.textContent).toBe('c.jpg has arrived.'));
  await vi.waitFor(() => expect(document.querySelectorAll('[data-photo="there"]')).toHaveLength(2));

  answers['POST /media'] = 'never';
  await choose('d.jpg', 'e.jpg');
  await vi.waitFor(() => expect(begun()).toEqual(['a.jpg', 'c.jpg', 'd.jpg']));
  expect(said.textContent).toBe('d.jpg is being sent.');
  await user.click(screen.getByRole('button', { name: 'Remove photo 3' }));
  await vi.waitFor(() => expect(begun()).toEqual(['a.jpg', 'c.jpg', 'd.jpg', 'e.jpg']));
  expect(said.textContent).toBe('e.jpg is being sent.');

  await choose('f.jpg');
  unmount();
  await act(async () => {});
  expect(begun()).toEqual(['a.jpg', 'c.jpg', 'd.jpg', 'e.jpg']);
});
