import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, type Page } from 'playwright/test';
import { logIn } from '../accounts.ts';
import { administratorOf, type Kind } from '../partners/partners.ts';
import { administrator } from '../serve.ts';

export const image = 'https://example.lk/picture.jpg';

/**
 * Opens a page of the desk. The next of a list is fetched while one is read: a list that shows what others delete
 * would ask for what is gone, so that a journey narrows its lists to what is its own.
 */
export const atTheDesk = async (page: Page, path: string) => {
  await logIn(page, administrator.email, administrator.password);
  await page.goto(path);
};

/** Other journeys look at the same lists: what one has made goes with it, once no page shows it any more. */
export const remove = async (page: Page, kind: Kind, id: string) => {
  await page.goto('about:blank');
  const { authorization } = await administratorOf(page.request);
  const reply = await page.request.delete(`/api${kinds[kind].path}/${id}`, { headers: { authorization } });
  expect(reply.status()).toBe(204);
};

export const said = (page: Page, words: string | RegExp) => page.locator('.toaster').getByText(words).first();
export const paneOf = (page: Page) => page.getByRole('region', { name: 'Review' });
