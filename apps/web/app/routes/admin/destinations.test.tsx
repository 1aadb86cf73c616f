import { expect, test, vi } from 'vitest';
import {
  alertWith,
  answer,
  fill,
  lists,
  openPage,
  refuses,
  routeAt,
  says,
  screen,
  signIn,
  within,
} from '~/testing/open-page.tsx';
import * as destinations from './destinations.tsx';

const ella = {
  ...{ _id: 'ella', slug: 'ella', name: 'Ella', district: 'Badulla', category: 'Nature', version: 4 },
  ...{ summary: 'Tea and mist.', description: 'A village in the hills.', image: null, source: null },
  ...{ attractions: ['Ella Rock', 'Nine Arch Bridge'], activities: [], facts: [], aliases: [] },
  ...{ nameSi: null, nameTa: null, bestTimeToVisit: null, latitude: 6.87, longitude: 81.05 },
};

async function opened(search: string, over: Parameters<typeof answer>[0] = {}) {
  signIn({ role: 'admin' });
  const heard = answer({
    'GET /auth/me': says({ _id: 'nimal', userName: 'Nimal', email: 'nimal@example.lk', role: 'admin' }),
    'GET /destinations': lists(ella),
    'GET /admin/destinations/{id}': says(ella),
    ...over,
  });
  const path = '/admin/destinations';
  const page = await openPage(routeAt(path, destinations), `${path}${search}`);
  const dialog = () => screen.getByRole('dialog');
  const press = (name: string) => page.user.click(within(dialog()).getByRole('button', { name }));
  const field = (label: RegExp) => within(dialog()).getAllByLabelText<HTMLInputElement>(label)[0] as never;
  return { ...page, ...heard, dialog, press, field };
}

// Proves ADMIN-PAGE-01, ADMIN-PAGE-03.
test('a place is added and changed in a window over the grid', async () => {
  const { press, field, sent, user } = await opened('?add=1', {
    'POST /destinations': says(ella),
    'PUT /destinations/{id}': says(ella),
  });
  await screen.findByRole('dialog');
  fill(field(/^Name/), 'Pigeon Rock');
  await user.selectOptions(field(/^District/), 'Trincomalee');
  await user.selectOptions(field(/^Category/), 'Nature');
  fill(field(/^Description/), 'Blue doves nest here.');
  fill(field(/^Attractions/), 'The reef\nThe doves');
  await press('Add destination');
  await screen.findByText('Destination added.');
  expect(sent.find(({ call }) => call === 'POST /destinations')?.body).toMatchObject({
    ...{ name: 'Pigeon Rock', district: 'Trincomalee', attractions: ['The reef', 'The doves'] },
  });

  await user.click(await screen.findByRole('link', { name: 'Edit Ella' }));
  await screen.findByRole('dialog', { name: 'Ella' });
  expect((field(/^Attractions/) as HTMLTextAreaElement).value).toMatch(/Ella Rock/);
  fill(field(/^Summary/), 'Tea, mist and a bridge.');
  await press('Save changes');
  await screen.findByText('Destination updated.');
  expect(sent.find(({ call }) => call === 'PUT /destinations/ella')?.body).toMatchObject({
    ...{ name: 'Ella', summary: 'Tea, mist and a bridge.', version: 4 },
  });
});

test('a place that was not saved is there again, with the version that was changed, until it is begun anew', async () => {
  const { field, unmount } = await opened('?id=ella');
  await screen.findByRole('dialog');
  fill(field(/^Description/), 'A village above the plains.');
  fill(field(/^Attractions/), 'Ella Rock');
  unmount();
  const stale = refuses('Another has changed it meanwhile.', 409, 'STALE_VERSION');
  const next = await opened('?id=ella', {
    'GET /admin/destinations/{id}': says({ ...ella, version: 5 }),
    'PUT /destinations/{id}': stale,
  });
  await screen.findByText('Continue where you left off');
  const wordsAt = (label: RegExp) => (next.field(label) as HTMLInputElement).value;
  expect([/^Description/, /^Attractions/, /^Summary/].map(wordsAt)).toEqual([
    ...['A village above the plains.', 'Ella Rock', 'Tea and mist.'],
  ]);
  await next.press('Save changes');
  await alertWith('Failed to update destination: Another has changed it meanwhile.');
  expect(next.sent.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ version: 4 });
  await next.press('Start anew');
  expect([wordsAt(/^Description/), screen.queryByText('Continue where you left off')]).toEqual([
    ...['A village in the hills.', null],
  ]);
  next.unmount();
  await opened('?id=ella');
  await screen.findByRole('dialog');
  expect(screen.queryByText('Continue where you left off')).toBeNull();
});

// Proves ADMIN-ERROR-08.
test('a place that cannot be saved says why', async () => {
  const { press } = await opened('?id=ella', { 'PUT /destinations/{id}': refuses('The desk is closed.') });
  await screen.findByRole('dialog');
  await press('Save changes');
  await alertWith('Failed to update destination: The desk is closed.');
});

// Proves ADMIN-PAGE-03, BUSINESS-RULE-11.
test('a place is deleted after a question', async () => {
  const { press, dialog, sent, user } = await opened('', { 'DELETE /destinations/{id}': { status: 204 } });
  await user.click(await screen.findByRole('button', { name: 'Delete Ella' }));
  expect(dialog().textContent).toContain('Are you sure you want to delete this destination?');
  expect(dialog().textContent).toContain('Its page and its reviews go out of sight.');
  expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  await press('Delete');
  await screen.findByText('Ella has been deleted.');
  expect(sent.some(({ call }) => call === 'DELETE /destinations/ella')).toBe(true);
});

test('a place that is not there any more is said so above the grid', async () => {
  await opened('?id=gone', { 'GET /admin/destinations/{id}': refuses('Not found', 404, 'NOT_FOUND') });
  await screen.findByRole('link', { name: 'Edit Ella' });
  expect(screen.getByText('This place is not there any more.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who opens a place from a later page of the grid stays on that page, also once it is saved', async () => {
  const pages: (string | null)[] = [];
  const { press, user, dialog } = await opened('?district=Badulla&cursor=second', {
    'GET /destinations': ({ url }) => {
      pages.push(url.searchParams.get('cursor'));
      return lists(ella);
    },
    'PUT /destinations/{id}': says(ella),
  });
  for (const way of ['Cancel', 'Save changes']) {
    await user.click(await screen.findByRole('link', { name: 'Edit Ella' }));
    await vi.waitFor(() => expect(dialog().textContent).toContain('Ella'));
    await press(way);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(new Set(pages)).toEqual(new Set(['second']));
});
