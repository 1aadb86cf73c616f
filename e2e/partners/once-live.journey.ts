import { openSession } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { decide, newCaller, newName, submit } from './partners.ts';

test.describe.configure({ timeout: 90_000 });

// Proves PROFILE-10, OWN-STATE-02.
test('a card that is live is seen, shared and put on a poster, and its profile says what needs a hand', async ({
  page,
  request,
}) => {
  const owner = await newCaller(request);
  const [name, rejected] = [newName('Sunil'), newName('Hiace')];
  const guide = await submit(request, owner, 'tourGuide', { name, image: null });
  const van = await submit(request, owner, 'vehicle', { vehicleModel: rejected });
  await submit(request, owner, 'blog', { title: newName('The 5:47') });
  await decide(request, 'tourGuide', guide._id, { status: 'approved' });
  await decide(request, 'vehicle', van._id, { status: 'rejected', reason: 'Another van.' });
  await openSession(page, owner);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/profile');

  const hand = page.getByRole('region', { name: 'Needs your hand' });
  await expect(hand.getByRole('link', { name: `Mend it: ${rejected}` })).toHaveAttribute(
    'href',
    `/vehicle-edit/${van._id}`,
  );
  await expect(hand.getByRole('link', { name: `Add a photo: ${name}` })).toHaveAttribute(
    'href',
    `/tour-guide-edit/${guide._id}#you`,
  );
  const tabs = page.getByRole('navigation', { name: 'My Profile' });
  for (const tab of ['Profile', 'Submissions', 'Subscriptions', 'Payments', 'Analytics'])
    await expect(tabs.getByRole('link', { name: tab })).toBeInViewport({ ratio: 1 });

  await tabs.getByRole('link', { name: 'Submissions' }).click();
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  for (const [words, colour] of [
    ['Pending', 'rgb(248, 220, 157)'],
    ['Approved', 'rgb(44, 107, 74)'],
    ['Rejected', 'rgb(201, 57, 31)'],
  ] as const) {
    const flag = page.getByRole('article').getByText(words, { exact: true });
    await expect(flag).toHaveCSS('background-color', colour);
  }
  await expect(card.getByRole('link', { name: /^Add a photo of your own/ })).toBeVisible();
  await expect(card.getByText('What premium adds')).toHaveCount(0);
  await expect(card.getByRole('link', { name: `See ${name} as travellers do` })).toHaveAttribute(
    'href',
    `/tour-guides/${guide._id}`,
  );
  await expect(page.getByRole('link', { name: 'Add another vehicle' })).toHaveAttribute(
    'href',
    '/vehicle-registration',
  );
  await card.getByRole('button', { name: `Share ${name}` }).click();
  const dialog = page.getByRole('dialog');
  const address = new URL(`/tour-guides/${guide._id}`, page.url()).href;
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`wa\\.me/\\?text=.*${encodeURIComponent(address)}`),
  );
  const code = dialog.getByRole('img', { name: `QR code that leads to ${name}` });
  await expect(code).toHaveJSProperty('complete', true);
  await expect(code).not.toHaveJSProperty('naturalWidth', 0);
  await dialog.getByRole('link', { name: 'Poster to print' }).click();
  await page.waitForURL(`**/poster/tourGuide/${guide._id}`);
  // The address leads its page by a moment, and the page before has articles of its own.
  const poster = page.getByRole('article').filter({ hasText: 'Find me on' });
  await expect(poster.getByRole('heading', { name })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});
