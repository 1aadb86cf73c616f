import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { Editor } from '@tiptap/react';
import { expect, test, vi } from 'vitest';
import {
  act,
  alertWith,
  answer,
  cleanup,
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
import { _id, administrator, dialog, opened, pane, shownOf } from './testing.tsx';
import * as vehiclePremium from './vehicle-premium.tsx';

const why = 'The desk is closed.';
const relog = 'Failed to update vehicle status. Please try logging in again.';

// Proves ADMIN-ERROR-10, ADMIN-ERROR-11.
test('a vehicle that cannot be verified or saved is said so in the specified words', async () => {
  const { press, user } = await opened('vehicle', `?id=${_id}`, {
    [keyOf('vehicle', 'verify')]: refuses(why),
    [keyOf('vehicle', 'changeByAdmin')]: refuses(why),
  });
  await screen.findByRole('button', { name: /^Verify/ });
  await press(/^Verify/);
  await screen.findByText(`${relog} ${why}`);
  await user.click(within(await pane()).getByRole('link', { name: 'Edit' }));
  fill(await screen.findByLabelText(/^Base location/), 'Kalmunai');
  await press('Save changes');
  await alertWith(`Error saving vehicle: ${why}`);
});

// Proves ADMIN-ERROR-19.
test('a guide that cannot be verified, saved or deleted is said so', async () => {
  const { press, user } = await opened('tourGuide', `?id=${_id}`, {
    [keyOf('tourGuide', 'verify')]: refuses('The verify is closed.'),
    [keyOf('tourGuide', 'changeByAdmin')]: refuses('The save is closed.'),
    'POST /admin/listings/bulk': refuses('The delete is closed.'),
  });
  await screen.findByRole('button', { name: /^Verify/ });
  await press(/^Verify/);
  await screen.findByText(/The verify is closed\.$/);
  await press('Delete', await pane());
  fill(within(dialog()).getByLabelText(/^Reason/), 'She has moved away.');
  await press('Delete', dialog());
  await alertWith(/The delete is closed\.$/);
  await press('Cancel', dialog());
  await user.click(within(await pane()).getByRole('link', { name: 'Edit' }));
  fill(await screen.findByLabelText(/^Bio/), 'I grew up below Hanthana.');
  screen.getByText('Save changes').click();
  await alertWith('The save is closed.');
});

// Proves ADMIN-ERROR-09.
test('a tour that cannot be verified, saved or deleted is said so in the words of the server', async () => {
  const { press, user } = await opened('tour', `?id=${_id}`, {
    [keyOf('tour', 'verify')]: refuses('The verify is closed.'),
    [keyOf('tour', 'changeByAdmin')]: refuses('The save is closed.'),
    'POST /admin/listings/bulk': refuses('The delete is closed.'),
  });
  await screen.findByRole('button', { name: /^Verify/ });
  await press(/^Verify/);
  await screen.findByText(/The verify is closed\.$/);
  await press('Delete', await pane());
  fill(within(dialog()).getByLabelText(/^Reason/), 'It is no longer offered.');
  await press('Delete', dialog());
  await alertWith(/The delete is closed\.$/);
  await press('Cancel', dialog());
  await user.click(within(await pane()).getByRole('link', { name: 'Edit' }));
  fill(await screen.findByLabelText(/^Location/), 'Hatton');
  await press('Save changes');
  await alertWith('The save is closed.');
});

// Proves OWN-STATE-07, ADMIN-PAGE-05.
test.each([
  ['Verified', { status: 'approved', isVerified: true }],
  ['Pending', { status: 'pending', isVerified: false }],
  ['Rejected', { status: 'rejected', isVerified: false, rejectReason: 'Where does it begin?' }],
])('a tour shows %s in the list of the admin and beside it', async (badge, state) => {
  const { container } = await opened('tour', `?id=${_id}`, {}, state);
  const of = (part: Element | null) =>
    ['Verified', 'Pending', 'Rejected'].filter((word) =>
      [...(part?.querySelectorAll('[data-kind]') ?? [])].some(
        ({ textContent }) => textContent?.trim() === word,
      ),
    );
  expect(of(container.querySelector('.workspace-row'))).toEqual([badge]);
  expect(of(await pane())).toEqual([badge]);
});

// Proves OWN-ENTITY-32, ADMIN-ERROR-07.
test('a changed business that cannot be marked reviewed is said so', async () => {
  const { press } = await opened(
    'businessListing',
    `?id=${_id}`,
    { [keyOf('businessListing', 'reviewed')]: refuses(why) },
    { status: 'approved', isVerified: true, needsReview: true },
  );
  await screen.findByRole('button', { name: /^Mark reviewed/ });
  await press(/^Mark reviewed/);
  await screen.findByText(`Failed to mark as reviewed. ${why}`);
});

// Proves ADMIN-ERROR-05.
test('a business that cannot be opened is said so', async () => {
  await opened('businessListing', `?id=${_id}`, { [keyOf('businessListing', 'oneForAdmin')]: refuses(why) });
  await screen.findByText('Failed to load business listing details');
});

// Proves ADMIN-ERROR-19.
test('a reason stays where it was typed, with what failed, until it has been taken', async () => {
  const bulk = 'POST /admin/listings/bulk';
  const { press, user, title, answers } = await opened('vehicle', '', {
    [keyOf('vehicle', 'verify')]: refuses(why),
    [bulk]: refuses(why),
  });
  const refused = async (verb: string, words: string, failed: string) => {
    const reason = within(dialog()).getByLabelText<HTMLTextAreaElement>(/^Reason/);
    fill(reason, words);
    await press(verb, dialog());
    await alertWith(`${failed}${why}`);
    expect(reason.value).toBe(words);
  };
  await user.click(screen.getByLabelText(`Choose ${title}`));
  const bar = document.querySelector<HTMLElement>('.workspace-bar') as HTMLElement;
  for (const verb of ['Reject', 'Delete']) {
    await press(new RegExp(`^${verb}`), bar);
    await refused(verb, `${verb}: its plate cannot be read.`, '');
    await press('Cancel', dialog());
  }
  await user.click(screen.getByRole('link', { name: title }));
  await within(await pane()).findByRole('button', { name: /^Reject/ });
  await press(/^Reject/, await pane());
  await refused('Reject', 'The telephone is not answered.', `${relog} `);
  await press('Cancel', dialog());
  await press('Delete', await pane());
  await refused('Delete', 'It was sold.', 'The vehicle could not be deleted. ');
  answers[bulk] = says({ done: 1, results: [{ _id, ok: true, error: null, code: null }] });
  await press('Delete', dialog());
  await screen.findByText('Vehicle has been deleted successfully.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a reason that was just chosen is sent by the keyboard from where it was chosen', async () => {
  const { press, user, sent } = await opened('vehicle', `?id=${_id}`, {
    [keyOf('vehicle', 'verify')]: says({ _id, status: 'rejected', version: 4 }),
  });
  await within(await pane()).findByRole('button', { name: /^Reject/ });
  await press(/^Reject/, await pane());
  const chip = within(dialog()).getByRole('button', { name: 'Papers' });
  act(() => chip.focus());
  await user.keyboard('{Enter}{Control>}{Enter}{/Control}');
  await vi.waitFor(() =>
    expect(sent.find(({ call }) => call.startsWith('PATCH'))?.body).toMatchObject({
      ...{ status: 'rejected', reason: chip.title },
    }),
  );
});

test('what a colleague has done already takes the reason along and says so', async () => {
  const words = 'Ruvini has rejected this in the meantime.';
  const { press } = await opened(
    'vehicle',
    `?id=${_id}`,
    { [keyOf('vehicle', 'verify')]: refuses(words, 409, 'CONFLICT') },
    { status: 'approved', isVerified: true },
  );
  await screen.findByRole('button', { name: /^Unverify/ });
  await press(/^Unverify/);
  fill(within(dialog()).getByLabelText(/^Reason/), 'The plate cannot be read.');
  await press('Unverify', dialog());
  await screen.findByText(`${words} What you typed was not sent.`);
  expect(screen.queryByRole('dialog')).toBeNull();
});

// Proves ADMIN-PAGE-08, ADMIN-PAGE-09, BUSINESS-RULE-11, ADMIN-ERROR-16, ADMIN-ERROR-19.
test('a guide’s card says the most of it; deleting it is asked about', async () => {
  const { container, press, sent } = await opened(
    'tourGuide',
    `?id=${_id}`,
    {
      'POST /admin/listings/bulk': says({
        ...{ done: 1, results: [{ _id, ok: true, error: null, code: null }] },
      }),
    },
    {
      ...{ status: 'approved', isVerified: true, yearsOfExperience: 23, contactEmail: 'chandani@example.lk' },
      ...{ isPremium: true, premiumExpiry: '2027-03-11T06:00:00.000Z', featuredStatus: 'homepage' },
    },
  );
  const card = container.querySelector('.workspace-row');
  const { languages, specialization, preferredAreas, name } = kinds.tourGuide.example as unknown as Record<
    string,
    string[]
  >;
  const areas = [languages?.[0], specialization?.[0], preferredAreas?.[0]];
  const facts = ['23 years', 'chandani@example.lk', 'premium until 11 March 2027', ...areas];
  for (const words of [name, 'Verified', 'PREMIUM', 'Featured', ...facts])
    expect(card?.textContent).toContain(words);
  await screen.findByRole('button', { name: /^Unverify/ });
  await press('Delete', await pane());
  expect(dialog().textContent).toContain('Are you sure you want to delete this guide?');
  fill(within(dialog()).getByLabelText(/^Reason/), 'She has moved away.');
  await press('Delete', dialog());
  await screen.findByText('Guide has been deleted successfully.');
  const bulk = sent.find(({ call }) => call === 'POST /admin/listings/bulk')?.body;
  expect(bulk).toMatchObject({ action: 'delete', reason: 'She has moved away.', items: [{ _id }] });
});

// Proves ADMIN-PAGE-10, ADMIN-PAGE-11, OWN-ROLE-08.
test('an administrator is offered to extend, cancel and restore the premium of a guide, and of no other kind', async () => {
  const extend = 'POST /admin/tour-guides/{id}/extend-premium';
  const offered = async () =>
    within(await pane())
      .getAllByRole('button', { name: /Premium$/ })
      .map(({ textContent }) => textContent);
  const premium = { isPremium: true, hadPremiumBefore: true };
  const { press, sent } = await opened('tourGuide', `?id=${_id}`, { [extend]: says({}) }, premium);
  await within(await pane()).findByRole('button', { name: 'Extend Premium' });
  expect(await offered()).toEqual(['Extend Premium', 'Cancel Premium']);
  const times = (end: string) => sent.filter(({ call }) => call.endsWith(end)).length;
  const before = times('/review');
  await press('Extend Premium', await pane());
  await screen.findByText('Premium subscription extended by 30 days');
  expect(times(`/tour-guides/${_id}/extend-premium`)).toBe(1);
  await vi.waitFor(() => expect(times('/review')).toBe(before + 1));
  cleanup();
  await opened('tourGuide', `?id=${_id}`, {}, { hadPremiumBefore: true });
  await within(await pane()).findByRole('button', { name: 'Restore Premium' });
  expect(await offered()).toEqual(['Restore Premium']);
  cleanup();
  await opened('vehicle', `?id=${_id}`, {}, premium);
  await within(await pane()).findByRole('button', { name: 'Delete' });
  expect(within(await pane()).queryByRole('button', { name: /Premium$/ })).toBeNull();
});

// Proves BUSINESS-RULE-11, ADMIN-ERROR-18.
test('a vehicle goes only with a reason, and its list is empty then', async () => {
  const { press, sent, answers } = await opened('vehicle', `?id=${_id}`, {
    'POST /admin/listings/bulk': says({
      ...{ done: 1, results: [{ _id, ok: true, error: null, code: null }] },
    }),
  });
  await within(await pane()).findByText('Our own team made this listing.');
  await press('Delete', await pane());
  expect(screen.getByRole('dialog', { name: 'Delete this vehicle?' }).textContent).toContain(
    'Are you sure you want to delete this vehicle?',
  );
  await press('Delete', dialog());
  await within(dialog()).findByText('Please say why.');
  const bulk = () => sent.filter(({ call }) => call === 'POST /admin/listings/bulk');
  expect(bulk()).toEqual([]);
  answers[`GET ${kinds.vehicle.path}/all`] = lists();
  fill(within(dialog()).getByLabelText(/^Reason/), 'It was sold.');
  await press('Delete', dialog());
  await screen.findByText('Vehicle has been deleted successfully.');
  expect(bulk()[0]?.body).toMatchObject({ action: 'delete', reason: 'It was sold.', items: [{ _id }] });
  await screen.findByRole('heading', { name: 'No vehicles here' });
});

// Proves ADMIN-PAGE-08, ADMIN-PAGE-12.
test('badges stand where they are so, and a vehicle’s row names its owner', async () => {
  const { container } = await opened('vehicle', '', {}, { ownerName: 'Sunil Jayasuriya' });
  const row = container.querySelector('.workspace-row')?.textContent;
  const { vehicleModel } = kinds.vehicle.example;
  for (const words of [vehicleModel, 'owner Sunil Jayasuriya', 'Pending']) expect(row).toContain(words);
  for (const words of ['Verified', 'PREMIUM', 'Featured', 'premium until']) expect(row).not.toContain(words);
  cleanup();
  const live = await opened('vehicle', '', {}, { status: 'approved', isVerified: true });
  expect(live.container.querySelector('.workspace-row')?.textContent).toContain('Verified');
});

/** What administrators may leave no field blank of, by the field's name. */
const required = {
  ...{ name: 'Hill Line', bio: 'I grew up below Hanthana.', yearsOfExperience: '0', ratePerDay: 'Rs 12000' },
  ...{ description: 'Four days by rail and on foot.', operator: 'Hill Line', ownerName: 'Sunil Jayasuriya' },
  ...{ businessName: 'Lake Rest', location: 'Kandy', redirectUrl: 'https://lake.example.lk' },
  ...{
    vehicleModel: 'Nissan Caravan',
    baseLocation: 'Jaffna',
    contactPhone: '077 123 4567',
    phone: '077 123 4567',
  },
  ...{ contactEmail: 'hill@example.lk', email: 'hill@example.lk' },
  ...{ title: 'Salt pans at noon', author: 'Our team' },
};

// Proves ADMIN-PAGE-04, ADMIN-PAGE-05, ADMIN-PAGE-06, ADMIN-PAGE-07, ADMIN-PAGE-12, GUIDE-RULE-06.
test.each([
  [
    'tourGuide',
    'Add guide',
    'Guide added.',
    { name: 'Hill Line', yearsOfExperience: '0', preferredAreas: ['Kandy'] },
  ],
  [
    'businessListing',
    'Add business listing',
    'Business listing added.',
    { businessName: 'Lake Rest', businessType: 'shop', isExternal: true },
  ],
  ['tour', 'Add tour', 'Tour added.', { name: 'Hill Line', operator: 'Hill Line', type: 'cultural' }],
  [
    'vehicle',
    'Add vehicle',
    'Vehicle added.',
    { vehicleModel: 'Nissan Caravan', ownerName: 'Sunil Jayasuriya' },
  ],
  [
    'blog',
    'Add blog',
    'Blog added.',
    {
      ...{ title: 'Salt pans at noon', author: 'Our team' },
      content: expect.stringContaining('<strong>White and blue.</strong>'),
    },
  ],
] as const)(
  'a %s is added in the admin by its form, with no more than it asks for',
  async (kind, add, words, made) => {
    const { user, sent } = await opened(kind, '?add=1', {
      [keyOf(kind, 'makeByAdmin')]: { status: 201, body: { _id } },
    });
    const form = await vi.waitFor(() => {
      const shown = document.querySelector<HTMLFormElement>(`form[aria-label="${add}"]`);
      if (!shown) throw new Error('The form is not there yet.');
      return shown;
    });
    // By its name as a whole: to find a button by its role, the names of all that stands in a form are worked out.
    const send = () => within(form).getByText(add).click();
    send();
    await alertWith(/^Please (fill in|select)/);
    // Of a business what is chosen first, which says it as a group.
    if (kind !== 'businessListing')
      await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
    if (kind === 'businessListing') {
      form.querySelector<HTMLInputElement>('[name="isExternal"]')?.click();
      await vi.waitFor(() => fill(within(form).getByLabelText(/^Image URL/), 'https://example.lk/lake.jpg'));
      within(form).getByText('Add').click();
      within(form).getByLabelText('Shop').click();
    }
    for (const field of form.querySelectorAll<HTMLInputElement>('[aria-required][name]'))
      if (field.name in required) fill(field, required[field.name as keyof typeof required]);
    if (kind === 'blog') {
      // The editor that partners have too.
      const box = (await within(form).findByRole('textbox', { name: 'Content' })) as unknown as {
        editor: Editor;
      };
      act(() => void box.editor.commands.setContent('<p><strong>White and blue.</strong></p>'));
    }
    if (kind === 'tourGuide')
      await user.type(within(form).getByRole('combobox', { name: /^Preferred areas/ }), 'kan{Enter}');
    send();
    await screen.findByText(words);
    const [, path] = keyOf(kind, 'makeByAdmin').split(' ');
    expect(sent.find(({ call }) => call === `POST ${path}`)?.body).toMatchObject(made);
  },
);

test('a table asks for a page of its rows, the first and those after it', async () => {
  const asked: string[] = [];
  const rows = ({ url }: { url: URL }) => {
    asked.push(['limit', 'cursor'].map((name) => url.searchParams.get(name)).join(' '));
    return lists();
  };
  for (const search of ['', '?cursor=second']) {
    await opened('vehicle', search, { [`GET ${kinds.vehicle.path}/all`]: rows });
    cleanup();
  }
  expect(asked).toEqual(['24 ', '24 second']);
});

test('days that could not be given stay with what failed, and are given then', async () => {
  signIn(administrator);
  const give = 'POST /admin/vehicles/{id}/premium';
  const model = kinds.vehicle.example.vehicleModel;
  const { answers } = answer({ ...shownOf('vehicle').answers, [give]: 'away' });
  const { user } = await openPage(routeAt('/vehicle-premium', vehiclePremium), '/vehicle-premium');
  await user.click(screen.getByRole('button', { name: `Upgrade ${model}` }));
  const days = within(dialog()).getByLabelText<HTMLInputElement>('Number of days');
  fill(days, '123');
  await user.click(within(dialog()).getByRole('button', { name: 'Give' }));
  await alertWith('Premium could not be given.');
  expect(days.value).toBe('123');
  answers[give] = says({});
  await user.click(within(dialog()).getByRole('button', { name: 'Give' }));
  await screen.findByText(`${model} has 123 more days of premium.`);
  expect(screen.queryByRole('dialog')).toBeNull();
});
