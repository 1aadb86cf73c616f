import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, type Page } from 'playwright/test';
import { openSession } from '../accounts.ts';
import { administratorOf, type Kind } from '../partners/partners.ts';

export const image = 'https://example.lk/picture.jpg';

/**
 * Opens a page of the back office. What journeys before it have left in this worker's server stands in its lists as well:
 * one narrows them to what is its own.
 */
export const openAdmin = async (page: Page, path: string) => {
  await openSession(page, await administratorOf(page.request));
  await page.goto(path);
};

/** Journeys that follow look at the same lists: what one has made goes with it, once no page shows it any more. */
export const remove = async (page: Page, ...listings: readonly (readonly [Kind, string])[]) => {
  await page.goto('about:blank');
  const { authorization } = await administratorOf(page.request);
  const removing = listings.map(async ([kind, id]) => {
    const headers = { authorization };
    expect((await page.request.delete(`/api${kinds[kind].path}/${id}`, { headers })).status()).toBe(204);
  });
  await Promise.all(removing);
};

export const said = (page: Page, words: string | RegExp) =>
  page.locator('.toaster, .undo-bar').getByText(words).first();
export const paneOf = (page: Page) => page.getByRole('region', { name: 'Review' });
