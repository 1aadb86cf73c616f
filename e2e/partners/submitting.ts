import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { phonePhoto } from '../../apps/api/src/modules/media/testing/photos.ts';
import { fillLogin, join, openSession, password } from '../accounts.ts';
import { administratorOf, callerOf } from './partners.ts';

type Body = Record<string, unknown>;
export type Listing = Body & { _id: string; version: number; status: string; needsReview: boolean };

const made = new Map<string, Promise<Buffer>>();
/** Twelve megapixels, as a telephone makes it. */
export const fromATelephone = { width: 4000, height: 3000 };

/** A photo that is quick to send: what is done with a large one is a journey of its own. */
export const aPhoto = async (name = 'van.jpg', { width, height } = { width: 800, height: 600 }) => {
  const key = `${width}x${height}`;
  const photo = made.get(key) ?? phonePhoto(width, height);
  made.set(key, photo);
  return { name, mimeType: 'image/jpeg', buffer: await photo };
};

/** A partner who has just logged in, and what else they and an administrator can do by calls. */
export async function aPartner(
  page: Page,
  request: APIRequestContext,
  { userName = 'Nimal Perera', isByForm = false } = {},
) {
  const { email } = await join(request, undefined, userName);
  if (isByForm) await fillLogin(page, email);
  const caller = await callerOf(request, email);
  if (!isByForm) await openSession(page, caller);
  const own = { headers: { authorization: caller.authorization } };
  const { authorization } = await administratorOf(request);
  const admin = { headers: { authorization } };
  return {
    email,
    /** Their listings of one kind: `/vehicles/my-submissions`. */
    mine: async (path: string): Promise<Listing[]> =>
      (await (await request.get(`/api${path}`, own)).json()) as Listing[],
    change: async (path: string, data: Body) =>
      expect((await request.put(`/api${path}`, { ...own, data })).status()).toBe(200),
    make: async (path: string, data: Body): Promise<Listing> => {
      const reply = await request.post(`/api${path}`, { ...own, data });
      expect(reply.status()).toBe(201);
      return (await reply.json()) as Listing;
    },
    logOutEverywhere: () => request.delete('/api/auth/sessions', { ...own, data: { password } }),
    approve: async (path: string) => {
      const reply = await request.patch(`/api${path}/verify`, { ...admin, data: { status: 'approved' } });
      expect(reply.status()).toBe(200);
    },
  };
}

/** Ticks chips, whose boxes lie under their words. */
export async function choose(page: Page, legend: string, ...labels: string[]): Promise<void> {
  const group = page.getByRole('group', { name: legend, exact: false });
  for (const label of labels) await group.getByLabel(label, { exact: true }).check({ force: true });
}

export const addPhoto = async (page: Page, size?: typeof fromATelephone): Promise<void> => {
  const tile = page.locator('[data-photo="there"]');
  const before = await tile.count();
  await page.getByLabel(/^(Add|Add another|Replace) photo: /).setInputFiles(await aPhoto(undefined, size));
  await expect(tile).toHaveCount(before + 1);
};

/** The part of the papers comes after the form, above its button, which a press would miss while it moves. */
export const papersAreThere = (page: Page, title = 'Photos of your papers'): Promise<void> =>
  expect(page.getByRole('region', { name: title })).toBeVisible();

const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: title }) });

/** One is taken to one's submissions, where the new one waits. */
export async function seesItWait(page: Page, title: string): Promise<void> {
  await expect(page).toHaveURL('/profile?tab=submissions');
  await expect(cardOf(page, title).getByText('Pending', { exact: true })).toBeVisible();
}
