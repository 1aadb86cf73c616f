import type { Locator, Page } from 'playwright/test';
import { openSession } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { decide, newCaller, newName, submit } from './partners.ts';
import { aPhoto } from './submitting.ts';

test.describe.configure({ timeout: 120_000 });

const story = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const tool = (page: Page, name: RegExp) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name });
const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });

// Proves EDIT-03, BLOG-FORM-03, BLOG-FORM-04, OWN-ENTITY-21, OWN-ROLE-01, OWN-ERROR-23, OWN-ERROR-28.
test('a story is written with a photo, approved, read and changed', async ({ page, request }) => {
  const caller = await newCaller(request);
  const title = newName('The 5:47 from Kandy');
  await openSession(page, caller);
  await page.goto('/submit-sponsored-blog');

  // On a phone the tools run past the edge: a press on an end of their row goes on, there and back.
  await page.setViewportSize({ width: 360, height: 740 });
  const ends = page.locator('.story-row-ends');
  await expect(ends).toHaveAttribute('data-after');
  await ends.click({ position: { x: 300, y: 20 } });
  await expect(ends).toHaveAttribute('data-before');
  await ends.click({ position: { x: 15, y: 20 } });
  await expect(ends).not.toHaveAttribute('data-before');
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole('button', { name: 'Submit blog' }).click();
  await expect(page.getByRole('alert')).toContainText('Please fill in the title');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Submit blog' }).click();
  await expect(page.getByRole('alert')).toContainText('Please fill in the content');
  await expect(story(page)).toBeFocused();

  // The toolbar is one stop for the keyboard.
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel('Kind of paragraph')).toBeFocused();
  await page.getByLabel('Kind of paragraph').selectOption({ label: 'Heading' });
  await expect(story(page)).toBeFocused();
  await page.keyboard.type('Second class');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The windows ');
  await tool(page, /^Bold/).click();
  await page.keyboard.type('open');
  await tool(page, /^Bold/).click();
  await page.keyboard.type('. See ');
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Link to' }).fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a web address or an email address.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Link to' }).fill('railway.example.lk/times');
  await page.keyboard.press('Enter');
  await expect(story(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await tool(page, /^List/).click();
  await page.keyboard.type('A scarf');
  await page
    .getByRole('toolbar')
    .getByLabel('Picture')
    .setInputFiles(await aPhoto('train.jpg'));
  const picture = story(page).locator('img');
  await expect(picture).toHaveAttribute('src', /\/media\/[\w-]{22}\/\d+\.webp\?until=\d+&signature=[\w-]+$/);
  await page.getByLabel('What the picture shows').fill('The train on the bridge');
  await expect(page.getByText(/^\d+ words, 1 min read$/)).toBeVisible();

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Second class' })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'The train on the bridge' })).toBeVisible();
  await preview.getByRole('button', { name: 'Go on writing' }).click();

  // The story is there again after each way of leaving the page.
  await page.reload();
  await expect(page.getByText('Continue where you left off')).toBeVisible();
  await expect(story(page).getByRole('heading', { name: 'Second class' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit blog' }).click();
  await expect(page.getByText('Blog submitted successfully! It will be reviewed by our team.')).toBeVisible();
  await expect(page).toHaveURL('/profile?tab=submissions');
  const card = cardOf(page, title);
  await expect(card.getByText('Pending', { exact: true })).toBeVisible();
  await expect(card).toContainText('By Guest Author');

  const headers = { authorization: caller.authorization };
  const [mine] = await (await request.get('/api/blogs/my-submissions', { headers })).json();
  await decide(request, 'blog', mine._id, { status: 'approved' });
  await page.goto(`/blogs/${mine._id}`);
  const article = page.getByRole('article').first();
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(article.getByRole('heading', { level: 2, name: 'Second class' })).toBeVisible();
  await expect(article.locator('strong')).toHaveText('open');
  const link = article.getByRole('link', { name: 'railway.example.lk/times' });
  await expect(link).toHaveAttribute('href', 'https://railway.example.lk/times');
  await expect(link).toHaveAttribute('rel', /nofollow/);
  const shown = article.getByRole('img', { name: 'The train on the bridge' });
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.evaluate((image: { naturalWidth?: number }) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.goto(`/blog-edit/${mine._id}`);
  await story(page).getByText('A scarf').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' for the tunnels');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(
    page.getByText('Blog updated successfully! Your blog remains published and visible to readers.'),
  ).toBeVisible();
  await expect(card.getByText('Approved', { exact: true })).toBeVisible();
  await expect(card).toContainText('Live, and your latest version is being looked at');
  const { content } = await (await request.get(`/api/blogs/${mine._id}`)).json();
  expect(content).toContain('A scarf for the tunnels');
});

test('hostile words and HTML are shown as words, by the server and after it', async ({ page, request }) => {
  const caller = await newCaller(request);
  const title = `</script><script>window.hit=1</script>\u2028<img src=x onerror=window.hit=2> ${newName('“&amp;')}`;
  const content = `<p onclick="window.hit=3">Plain <b>words</b></p><script>window.hit=4</script>
    <a href="javascript:window.hit=5">one</a> <a href="JAVASCRIPT:window.hit=6">two</a>
    <img src="x" onerror="window.hit=7"><svg onload="window.hit=8"></svg><iframe srcdoc="<script>parent.hit=9</script>"></iframe>
    <p style="position:fixed;inset:0">\u2028</script>{"a":1}</p><form action="https://evil.example"><button>Press</button></form>`;
  const { _id } = await submit(request, caller, 'blog', { title, content });
  await decide(request, 'blog', _id, { status: 'approved' });
  const visible = title.replace(/\s+/g, ' ').trim();
  const harmless = async () => {
    const article = page.getByRole('article').first();
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(visible);
    await expect(article.getByText('Plain words')).toBeVisible();
    expect(
      await article
        .locator(
          'script, iframe, svg[onload], form, [onclick], [onerror], .prose [style], a[href^="javascript" i]',
        )
        .count(),
    ).toBe(0);
    expect(await page.evaluate('window.hit')).toBeUndefined();
  };
  await page.goto(`/blogs/${_id}`);
  await harmless();
  await page.mouse.move(10, 200);
  await page.mouse.wheel(0, 400);
  await harmless();
  // The same through the list, and in its owner's own places.
  await page.goto(`/blogs?search=${encodeURIComponent('window.hit')}`);
  await expect(page.getByRole('link', { name: visible })).toBeVisible();
  await page.getByRole('link', { name: visible }).click();
  await harmless();
  await openSession(page, caller);
  await page.goto('/profile?tab=submissions');
  await expect(page.getByRole('link', { name: visible, exact: true })).toBeVisible();
  await page.goto(`/blog-edit/${_id}`);
  await expect(story(page)).toContainText('Plain words');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog')).toContainText('Plain words');
  expect(await page.evaluate('window.hit')).toBeUndefined();
});
