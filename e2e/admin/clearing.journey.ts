import { kinds } from '@serendib/contract/listings/kinds/index';
import type { Page } from 'playwright/test';
import { openSession } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { decide, type Kind, newCaller, newName, submit } from '../partners/partners.ts';
import { image, openAdmin, paneOf, remove, said } from './admin.ts';

test.describe.configure({ timeout: 120_000 });
// One judgement comes too late on purpose, and Chromium complains of its 409.
test.use({ broken: '/verify' });

/** One of each kind, and one that is like another. */
const mixed: readonly [Kind, Record<string, unknown>][] = [
  ['tourGuide', {}],
  ['vehicle', {}],
  ['vehicle', {}],
  ['tour', { image }],
  ['businessListing', { image }],
  ['blog', {}],
];

/** Some are alike, so that there is something to look at twice: one is asked once more, and Enter says yes. Gives whether it was. */
async function approveByKey(page: Page): Promise<boolean> {
  const isWarned = await paneOf(page).getByText('Look twice', { exact: true }).first().isVisible();
  await page.keyboard.press('a');
  if (!isWarned) return false;
  await expect(page.getByRole('dialog', { name: 'Look twice' })).toContainText(/on another listing/);
  await page.keyboard.press('Enter');
  return true;
}

// Proves OWN-AIM-02, ADMIN-PAGE-05, ADMIN-PAGE-06, ADMIN-PAGE-13, OWN-STATE-05, OWN-ROLE-07.
test('mixed submissions are cleared by keyboard, one after a colleague, one with a reason that its owner reads', async ({
  page,
  request,
}) => {
  const owner = await newCaller(request, 'Kumari Fonseka');
  const kindOf = new Map<string, Kind>();
  for (const [kind, over] of mixed) {
    const named = { ...over, [kinds[kind].title]: newName('Kumari') };
    kindOf.set((await submit(request, owner, kind, named))._id, kind);
  }

  await openAdmin(page, `/admin/queue?ownerId=${owner._id}`);
  await expect(page.locator('.workspace-row')).toHaveCount(mixed.length);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('next listing');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  const open = () => new URL(page.url()).searchParams.get('id') ?? '';
  const decided: string[] = [];
  let askedTwice = 0;
  const afterColleague = 3;
  for (let left = mixed.length; left > 1; left--) {
    await expect(paneOf(page).getByRole('button', { name: 'Verify' })).toBeVisible();
    const id = open();
    decided.push(id);
    if (left === afterColleague)
      await decide(request, kindOf.get(id) as Kind, id, {
        status: 'rejected',
        reason: 'A colleague was first.',
      });
    if (await approveByKey(page)) askedTwice++;
    if (left === afterColleague) await expect(said(page, /rejected this in the meantime/)).toBeVisible();
    await expect(page.locator('.workspace-row')).toHaveCount(left - 1);
    await expect.poll(open).not.toBe(id);
  }
  expect(new Set(decided).size).toBe(mixed.length - 1);
  expect(askedTwice).toBeGreaterThan(0);
  await expect(paneOf(page).getByRole('button', { name: 'Verify' })).toBeVisible();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: /say why/ });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  const reason = 'Please send photos of your own: arj.';
  await dialog.getByLabel('Reason').fill(reason);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Nothing fits all of that.')).toBeVisible();

  await openSession(page, owner);
  await page.goto('/profile?tab=submissions');
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText('A colleague was first.')).toBeVisible();
  await expect(page.getByRole('article').getByText('Approved', { exact: true })).toHaveCount(
    mixed.length - 2,
  );
  // Journeys that follow look at the same lists, and have no picture for what was approved here.
  await remove(page, ...[...kindOf].map(([id, kind]) => [kind, id] as const));
});
