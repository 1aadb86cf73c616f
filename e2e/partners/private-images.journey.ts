import type { Locator, Page } from 'playwright/test';
import { openSession } from '../accounts.ts';
import { openAdmin, paneOf, remove } from '../admin/admin.ts';
import { firstFieldIsInSight } from '../forms/first-field.ts';
import { expect, test } from '../journey.ts';
import { newCaller, newName, submit } from './partners.ts';
import { aPhoto, papersAreThere } from './submitting.ts';

test.describe.configure({ timeout: 90_000 });

const pixels = (picture: Locator) =>
  picture.evaluate((element) => Number(Reflect.get(element, 'naturalWidth')));
/** The picture was handed out, and has come. */
async function isShown(picture: Locator, name: string): Promise<void> {
  const path = new URL(name).pathname.replace('1600.webp', '');
  await expect(picture).toHaveAttribute('src', new RegExp(`${path}\\d+\\.webp\\?until=\\d+&signature=`));
  await expect.poll(() => pixels(picture)).toBeGreaterThan(0);
}
/** Every picture of ours that a page asked for and did not get. */
function missedOn(page: Page): string[] {
  const missed: string[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/media/') && response.status() >= 400)
      missed.push(response.url());
  });
  return missed;
}

test('pictures of what waits are shown to their partner and to administrators, at signed addresses that forms do not send back', async ({
  page,
  request,
}) => {
  const owner = await newCaller(request);
  const headers = { authorization: owner.authorization };
  const upload = async (name: string): Promise<string> => {
    const reply = await request.post('/api/media', { headers, multipart: { image: await aPhoto(name) } });
    return (await reply.json()).url;
  };
  const [van, leaf] = [await upload('van.jpg'), await upload('leaf.jpg')];
  const vehicle = await submit(request, owner, 'vehicle', { vehicleImages: [van] });
  const title = newName('Tea by train');
  const story = await submit(request, owner, 'blog', {
    ...{ title, content: `<p>Tea grows here.</p><img src="${leaf}" alt="A leaf">` },
  });
  expect((await request.get(van)).status()).toBe(404);

  const missed = missedOn(page);
  await openSession(page, owner);
  await page.goto('/profile?tab=submissions');
  await isShown(page.locator('article img').first(), van);

  // The form, the card beside it, and what it sends.
  await page.goto(`/vehicle-edit/${vehicle._id}`);
  await isShown(page.locator('.photo img'), van);
  await isShown(page.locator('.form-preview img').first(), van);
  await firstFieldIsInSight(page);
  const sent = page.waitForRequest((one) => one.method() === 'PUT');
  await page.getByLabel('Price per day').fill('31500');
  await papersAreThere(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await sent).postDataJSON().vehicleImages).toEqual([new URL(van).pathname]);
  await expect(page.getByText('Vehicle updated successfully!')).toBeVisible();

  // What is written has names alone, and shows its picture all the same.
  await page.goto(`/blog-edit/${story._id}`);
  await isShown(page.getByRole('textbox', { name: 'Content' }).locator('img'), leaf);
  await page.getByRole('button', { name: 'Preview' }).click();
  await isShown(page.getByRole('dialog').locator('img'), leaf);
  await page.getByRole('button', { name: 'Go on writing' }).click();
  const written = page.waitForRequest((one) => one.method() === 'PUT');
  await page.getByLabel('Title').fill(`${title} again`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const { content } = (await written).postDataJSON();
  expect(content).toContain(new URL(leaf).pathname);
  expect(content).not.toContain('signature');
  await page.waitForURL('/profile?tab=submissions');

  await openAdmin(page, `/admin/vehicles?ownerId=${owner._id}&id=${vehicle._id}`);
  await isShown(page.locator('table img, .workspace-row img, main li img').first(), van);
  await isShown(
    paneOf(page)
      .getByRole('link', { name: /opens in a new tab/ })
      .locator('img'),
    van,
  );
  const opened = await paneOf(page)
    .getByRole('link', { name: /opens in a new tab/ })
    .getAttribute('href');
  expect((await request.get(String(opened))).status()).toBe(200);
  await page.goto(`/admin/blogs?ownerId=${owner._id}&id=${story._id}`);
  await isShown(paneOf(page).locator('.prose img'), leaf);
  expect(missed).toEqual([]);
  await remove(page, ['vehicle', vehicle._id], ['blog', story._id]);
});
