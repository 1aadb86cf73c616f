// @vitest-environment happy-dom
import type { AdminSettings } from '@serendib/contract/admin/settings-endpoints';
import { Outlet } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '~/lib/api/call.ts';
import { setRates } from '~/lib/currency/currency.ts';
import { loadContact } from '~/lib/site/contact.ts';
import * as settingsRoute from '~/routes/admin/settings.tsx';
import {
  type Answer,
  act,
  alertWith,
  answer,
  cleanup,
  fill,
  openPage,
  routeAt,
  says,
  screen,
  signIn,
  within,
} from '~/testing/open-page.tsx';
import CurrencyField from '~/ui/currency/currency-field.tsx';
import { Footer } from '~/ui/layout/footer.tsx';

const settingsPage = (path: string) => routeAt(path, settingsRoute);
/** The page with the foot of each page, whose data are loaded once. */
const inItsFrame = () => ({
  ...routeAt(
    '/',
    {
      default: () => (
        <>
          <Outlet />
          <Footer />
          <CurrencyField />
        </>
      ),
      clientLoader: async () => ({ contact: await loadContact(call) }),
      shouldRevalidate: () => false,
    },
    [settingsPage('admin/settings')],
  ),
  id: 'root',
});

// Rates are those of the tab, which is one for all tests.
beforeEach(() => setRates(null));

/** The page over settings that what is sent changes. */
async function opens(as: Partial<AdminSettings> = {}, page = settingsPage('/admin/settings')) {
  signIn({ role: 'admin' });
  let stored: AdminSettings = {
    ...{ promotionLastDay: '2027-01-21', contactEmail: 'ask@example.lk', social: [], rates: null },
    ...{ version: 3, updatedAt: null, ...as },
  };
  const network: {
    says?: Answer | undefined;
    refuses?: Answer | undefined;
    after?: () => void;
    replica?: AdminSettings;
  } = {};
  const { sent } = answer({
    'GET /auth/me': () => network.says ?? says({ _id: 'ruvini', userName: 'Ruvini', role: 'admin' }),
    'GET /admin/settings': () => network.says ?? says(stored),
    'GET /settings': () => network.says ?? says(network.replica ?? stored),
    'PUT /admin/settings': ({ body }) => {
      network.after?.();
      if (network.refuses) return network.refuses;
      stored = { ...stored, ...(body as object), version: stored.version + 1 };
      return says(stored);
    },
  });
  const { user } = await openPage(page, '/admin/settings');
  await screen.findByRole('form', { name: 'Settings' });
  const form = (name: string) => within(screen.getByRole('form', { name }));
  const put = () => sent.filter(({ call }) => call === 'PUT /admin/settings').map(({ body }) => body);
  const asked = () => sent.filter(({ call }) => call === 'GET /admin/settings').length;
  /** From now on a replica, which pages are told of the settings from, lags behind. */
  const lag = () => {
    network.replica = stored;
  };
  return { user, form, put, asked, network, lag };
}

test('a contact address as it was delivered is said to be made up, also once rates were saved', async () => {
  const madeUp = /^This contact address is made up/;
  await opens({ contactEmail: 'hello@serendib.example', updatedAt: '2026-11-22T06:00:00Z' });
  expect(screen.getByText(madeUp)).toBeTruthy();
  cleanup();
  await opens();
  expect(screen.queryByText(madeUp)).toBeNull();
});

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

test('settings count as saved though the page cannot be had after it, which stays and follows by itself', async () => {
  const { user, form, put, asked, network } = await opens();
  network.after = () => {
    network.says = 'away';
  };
  const address = () => form('Settings').getByLabelText<HTMLInputElement>(/^Contact address/);
  const euro = form('Rates of currencies').getByLabelText<HTMLInputElement>('EUR');
  fill(address(), 'hello@example.lk');
  await user.click(form('Settings').getByRole('button', { name: 'Save settings' }));
  await screen.findByText('The settings are saved.');
  await screen.findByText('The page cannot be fetched just now. It follows by itself as soon as it can.');
  expect(address().value).toBe('hello@example.lk');
  fill(address(), 'ask@example.lk');
  fill(euro, '352.40');
  network.says = undefined;
  const times = asked();
  await act(async () => void window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(asked()).toBe(times + 1));
  await act(async () => {});
  // What was typed since it was saved stays as well.
  expect(address().value).toBe('ask@example.lk');
  expect([euro.isConnected, euro.value, put().length]).toEqual([true, '352.40', 1]);
});

test('what is saved next is made from what was saved before, though the page could not be had between them', async () => {
  const { user, form, put, network } = await opens();
  network.after = () => {
    network.says = 'away';
  };
  const save = async (name: string, said: string) => {
    await user.click(screen.getByRole('button', { name }));
    await screen.findByText(said);
  };
  fill(form('Settings').getByLabelText(/^Contact address/), 'hello@example.lk');
  await save('Save settings', 'The settings are saved.');
  fill(form('Rates of currencies').getByLabelText('EUR'), '352.40');
  await save('Save rates', 'The rates are saved.');
  fill(form('Settings').getByLabelText(/^Contact address/), 'ask@example.lk');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await vi.waitFor(() =>
    expect(put()).toMatchObject([
      { contactEmail: 'hello@example.lk', version: 3 },
      { contactEmail: 'hello@example.lk', version: 4, rates: { rupees: { EUR: 352.4 } } },
      { contactEmail: 'ask@example.lk', version: 5 },
    ]),
  );
});

test('the foot of the page has the address, the links and the currencies that were just saved', async () => {
  const { user, form, lag } = await opens({}, inItsFrame());
  const foot = within(await screen.findByRole('contentinfo'));
  foot.getByRole('link', { name: 'ask@example.lk' });
  expect(screen.queryByLabelText('Prices also in')).toBeNull();
  fill(form('Settings').getByLabelText(/^Contact address/), 'hello@example.lk');
  await user.click(form('Settings').getByRole('button', { name: 'Add a link' }));
  fill(form('Settings').getByLabelText(/^Name/), 'Mastodon');
  fill(form('Settings').getByLabelText(/^Address/), 'https://social.example.lk/serendib');
  await user.click(form('Settings').getByRole('button', { name: 'Save settings' }));
  await foot.findByRole('link', { name: 'hello@example.lk' });
  foot.getByRole('link', { name: /^Mastodon/ });
  expect(foot.queryByRole('link', { name: 'ask@example.lk' })).toBeNull();
  lag();
  fill(form('Rates of currencies').getByLabelText('EUR'), '352.40');
  await user.click(form('Rates of currencies').getByRole('button', { name: 'Save rates' }));
  const offered = within(await screen.findByRole('combobox', { name: 'Prices also in' }));
  expect(offered.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    ...['As they are written', 'LKR', 'EUR'],
  ]);
});

test('a rate that is no number is said beside it and has the keyboard, also what the server refuses; rates of a table stand in their fields', async () => {
  const { user, form, put, network } = await opens();
  const rates = () => form('Rates of currencies');
  const rate = (currency: string) => rates().getByLabelText<HTMLInputElement>(currency);
  const save = () => user.click(rates().getByRole('button', { name: 'Save rates' }));
  const words = 'Please give the rupees for one as a number, like 352.40.';
  // A decimal comma would make it a hundred times as much.
  for (const written of ['3x2', '1,152', '352,40']) {
    fill(rate('EUR'), '352.40');
    await vi.waitFor(() => expect(rates().queryByText(words)).toBeNull());
    fill(rate('EUR'), written);
    await save();
    await rates().findByText(words);
    expect([document.activeElement, put()]).toEqual([rate('EUR'), []]);
  }

  const takeOver = () => user.click(rates().getByRole('button', { name: 'Take them over' }));
  await takeOver();
  await alertWith('No rate was found.');
  fill(rates().getByLabelText('Table'), 'Euro EUR 340.10 352.40\nUS dollar USD 1,301.50');
  await takeOver();
  expect([rate('EUR').value, rate('USD').value]).toEqual(['352.4', '1301.5']);
  await vi.waitFor(() => expect(rates().queryByText(words)).toBeNull());
  network.refuses = {
    status: 400,
    body: { error: 'Too many rupees.', code: 'VALIDATION', fields: { 'rates.rupees.USD': 'Too many.' } },
  };
  await save();
  await rates().findByText('Too many.');
  expect(document.activeElement).toBe(rate('USD'));
  network.refuses = undefined;
  fill(rate('USD'), '');
  await save();
  await screen.findByText('The rates are saved.');
  expect(put().at(-1)).toMatchObject({ rates: { rupees: { EUR: 352.4 } }, version: 3 });
});

test('a link elsewhere is kept when its address begins with https, and goes again', async () => {
  const { user, form, put } = await opens();
  const settings = () => form('Settings');
  const press = (name: string | RegExp) => user.click(settings().getByRole('button', { name }));
  await press('Add a link');
  fill(settings().getByLabelText(/^Name/), 'Mastodon');
  fill(settings().getByLabelText(/^Address/), 'http://social.example.lk/serendib');
  await press('Save settings');
  await settings().findAllByText('Please enter an address that begins with https.');
  expect(put()).toEqual([]);
  const link = { name: 'Mastodon', href: 'https://social.example.lk/serendib' };
  fill(settings().getByLabelText(/^Address/), link.href);
  await press('Save settings');
  await vi.waitFor(() => expect(put()).toMatchObject([{ social: [link] }]));
  await screen.findByText('The settings are saved.');
  await vi.waitFor(() =>
    expect(settings().getByRole('button', { name: /^Save/ })).toHaveProperty('disabled', false),
  );
  await press(/^Remove link/);
  await press('Save settings');
  await vi.waitFor(() => expect(put()[1]).toMatchObject({ social: [] }));
});
