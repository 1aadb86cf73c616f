import { kinds } from '@serendib/contract/listings/kinds/index';
import type { Page } from 'playwright/test';
import { join, logIn } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { callerOf, decide, type Kind, newName, submit } from '../partners/partners.ts';
import { image, openAdmin, paneOf, remove, said } from './admin.ts';

test.describe.configure({ timeout: 120_000 });
// One judgement comes too late on purpose, and Chromium complains of its 409.
test.use({ broken: '/verify' });

const ten: readonly [Kind, Record<string, unknown>][] = [
  ['tourGuide', {}],
  ['vehicle', {}],
  ['vehicle', {}],
  ['vehicle', {}],
  ['tour', { image }],
  ['tour', { image }],
  ['businessListing', { image }],
  ['businessListing', { image }],
  ['blog', {}],
  ['blog', {}],
];

/** Some are alike, so that there is something to look at twice: one is asked once more, and Enter says yes. */
async function approveByKey(page: Page) {
  const isWarned = await paneOf(page).getByText('Look twice', { exact: true }).first().isVisible();
  await page.keyboard.press('a');
  if (!isWarned) return;
  await expect(page.getByRole('dialog', { name: 'Look twice' })).toBeVisible();
  await page.keyboard.press('Enter');
}

// Proves OWN-AIM-02, ADMIN-PAGE-05, ADMIN-PAGE-06, ADMIN-PAGE-13, OWN-STATE-05, OWN-ROLE-07.
test('ten mixed submissions are cleared by keyboard, one after a colleague, one with a reason that its owner reads', async ({
  page,
  request,
}) => {
  const { email } = await join(request, undefined, 'Kumari Fonseka');
  const owner = await callerOf(request, email);
  const kindOf = new Map<string, Kind>();
  for (const [kind, over] of ten) {
    const named = { ...over, [kinds[kind].title]: newName('Kumari') };
    kindOf.set((await submit(request, owner, kind, named))._id, kind);
  }

  await openAdmin(page, `/admin/queue?ownerId=${owner._id}`);
  await expect(page.locator('.workspace-row')).toHaveCount(10);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('next listing');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  const open = () => new URL(page.url()).searchParams.get('id') ?? '';
  const decided: string[] = [];
  for (let left = 10; left > 1; left--) {
    await expect(paneOf(page).getByRole('button', { name: 'Verify' })).toBeVisible();
    const id = open();
    decided.push(id);
    if (left === 6)
      await decide(request, kindOf.get(id) as Kind, id, {
        status: 'rejected',
        reason: 'A colleague was first.',
      });
    await approveByKey(page);
    if (left === 6) await expect(said(page, /rejected this in the meantime/)).toBeVisible();
    await expect(page.locator('.workspace-row')).toHaveCount(left - 1);
    await expect.poll(open).not.toBe(id);
  }
  expect(new Set(decided).size).toBe(9);
  await expect(paneOf(page).getByRole('button', { name: 'Verify' })).toBeVisible();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: /say why/ });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  const reason = 'Please send photos of your own: arj.';
  await dialog.getByLabel('Reason').fill(reason);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible();

  await logIn(page, email);
  await page.goto('/profile?tab=submissions');
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText('A colleague was first.')).toBeVisible();
  await expect(page.getByRole('article').getByText('Approved', { exact: true })).toHaveCount(8);
  // Journeys that follow look at the same lists, and have no picture for what was approved here.
  for (const [id, kind] of kindOf) await remove(page, kind, id);
});

// Proves ADMIN-PAGE-01, ADMIN-PAGE-04, OWN-STATE-09, OWN-ROLE-07, ADMIN-ERROR-06.
test('an edit of a business is shown as a difference and marked reviewed', async ({ page, request }) => {
  const { email } = await join(request);
  const owner = await callerOf(request, email);
  const businessName = newName('Lake Rest');
  const { _id, version } = await submit(request, owner, 'businessListing', {
    ...{ businessName, image, description: 'Two rooms above the lake.' },
  });
  await decide(request, 'businessListing', _id, { status: 'approved' });
  const changed = await request.put(`/api/affiliate-links/${_id}`, {
    headers: { authorization: owner.authorization },
    data: { businessName, image, description: 'Three rooms above the lake.', version },
  });
  expect(changed.status(), await changed.text()).toBe(200);

  await openAdmin(page, `/admin/affiliate-links?ownerId=${owner._id}&id=${_id}`);
  const difference = paneOf(page).getByRole('region', { name: /^What changed since it was approved/ });
  await expect(difference.locator('del')).toHaveText('Two ');
  await expect(difference.locator('ins')).toHaveText('Three ');
  await paneOf(page).getByRole('button', { name: 'Mark reviewed' }).click();
  await expect(said(page, 'Listing marked as reviewed.')).toBeVisible();
  await page.goto(`/admin/affiliate-links?ownerId=${owner._id}&id=${_id}`);
  await expect(paneOf(page).getByRole('button', { name: 'Unverify' })).toBeVisible();
  await expect(paneOf(page).getByRole('button', { name: 'Mark reviewed' })).toHaveCount(0);
  const again = await request.put(`/api/affiliate-links/${_id}`, {
    headers: { authorization: owner.authorization },
    data: { description: 'Four rooms above the lake.' },
  });
  expect(again.status(), await again.text()).toBe(200);
  await page.reload();
  const since = paneOf(page).getByRole('region', { name: /^What changed since it was looked at/ });
  await expect(since.locator('del')).toHaveText('Three ');
  await remove(page, 'businessListing', _id);
});
