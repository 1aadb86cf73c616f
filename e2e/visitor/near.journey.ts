import { expect, test } from '../journey.ts';

test('fields left blank stay out of the address, also where the browser sends a form by itself', async ({
  page,
}) => {
  await page.goto('/destinations');
  const search = page.getByLabel('Search', { exact: true });
  await search.fill('temple');
  // As before its scripts have come: nothing of ours hears of it.
  await page.evaluate(`document.querySelector('main [name="search"]').form.submit()`);
  await expect(page).toHaveURL('/destinations?search=temple');
  await search.fill('rock');
  await search.press('Enter');
  await expect(page).toHaveURL('/destinations?search=rock');
});
