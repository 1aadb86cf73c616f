// @vitest-environment happy-dom
import type { AdminSettings } from '@serendib/contract/admin/settings-endpoints';
import { expect, test, vi } from 'vitest';
import * as settingsRoute from '~/routes/admin/settings.tsx';
import { answer, fill, openPage, routeAt, says, screen, signIn, within } from '~/testing/open-page.tsx';

/** The page over settings that what is sent changes. */
async function opens() {
  signIn({ role: 'admin' });
  let stored: AdminSettings = {
    ...{ promotionLastDay: '2027-01-21', contactEmail: 'ask@example.lk', social: [], rates: null },
    ...{ version: 3, updatedAt: null },
  };
  const { sent } = answer({
    'GET /auth/me': says({ _id: 'ruvini', userName: 'Ruvini', role: 'admin' }),
    'GET /admin/settings': () => says(stored),
    'PUT /admin/settings': ({ body }) => {
      stored = { ...stored, ...(body as object), version: stored.version + 1 };
      return says(stored);
    },
  });
  const { user } = await openPage(routeAt('/admin/settings', settingsRoute), '/admin/settings');
  await screen.findByRole('form', { name: 'Settings' });
  const form = (name: string) => within(screen.getByRole('form', { name }));
  const put = () => sent.filter(({ call }) => call === 'PUT /admin/settings').map(({ body }) => body);
  return { user, form, put };
}

test('what is typed in a form of the settings stays when the other is saved, and is saved then', async () => {
  const { user, form, put } = await opens();
  const settings = form('Settings');
  const rates = form('Rates of currencies');
  fill(settings.getByLabelText(/^Contact address/), 'hello@example.lk');
  fill(rates.getByLabelText('EUR'), '352.40');
  await user.click(rates.getByRole('button', { name: 'Save rates' }));
  await screen.findByText('The rates are saved.');
  const euro = () => form('Rates of currencies').getByLabelText<HTMLInputElement>('EUR');
  // As it was saved.
  await vi.waitFor(() => expect(euro().value).toBe('352.4'));
  fill(euro(), '360');
  await user.click(form('Settings').getByRole('button', { name: 'Save settings' }));
  await screen.findByText('The settings are saved.');
  expect(put()).toMatchObject([
    { contactEmail: 'ask@example.lk', version: 3, rates: { rupees: { EUR: 352.4 } } },
    { contactEmail: 'hello@example.lk', version: 4 },
  ]);
  expect(euro().value).toBe('360');
});
