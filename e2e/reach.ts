import { gzipSync } from 'node:zlib';
import { expect, type Page } from 'playwright/test';

/** The bar and the foot, which are the same on every page but for the ink that a sky lends to the bar. */
export const around = ['.site-bar', 'footer:not(main footer)'];

/** What is asked of a page without its bar and its foot leaves these out, but for where something of the page may lie over them. */
const isAskedOf = (isWhole: boolean) => `((one) => {
  if (${isWhole} || !one.closest('${around.join()}')) return true;
  window.areCovered ??= [...document.querySelectorAll('body *')].some((it) =>
    /fixed|sticky/.test(getComputedStyle(it).position) && it.offsetHeight > 0 && !it.matches('.site-bar, .skip-link'));
  return window.areCovered;
})`;

/** What of a page a finger would miss: what leads on is 44 px high, save links in the midst of a sentence. */
export const missed = (isWhole = true) => `(() => {
  const found = [];
  const isAsked = ${isAskedOf(isWhole)};
  const enough = [-21, 21, -17, 17, -13, 13, -9, 9, -5, 5, -1, 1];
  // What is laid out later would be cut off where its place ends.
  delete document.documentElement.dataset.fresh;
  for (const one of document.querySelectorAll('a[href], button, summary')) {
    if (!isAsked(one)) continue;
    const isInSentence = one.closest('p, label, .prose') && !one.matches('.link-alone, .btn, figcaption *');
    const isWord = getComputedStyle(one).display === 'inline' && isInSentence;
    const { width } = one.getBoundingClientRect();
    if (isWord || width < 4 || one.closest('svg, label') || !one.checkVisibility({ visibilityProperty: true })) continue;
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const [box] = one.getClientRects();
    const x = box.left + Math.min(box.width / 2, 20);
    const middle = (box.top + box.bottom) / 2;
    const hits = (y) => one.contains(document.elementFromPoint(x, y));
    if (!hits(middle)) continue;
    // Most are high enough, which every fourth pixel tells; of the others each is counted.
    if (enough.every((far) => hits(middle + far))) continue;
    let high = 1;
    for (let y = middle - 1; high < 44 && hits(y); y--) high++;
    for (let y = middle + 1; high < 44 && hits(y); y++) high++;
    if (high < 43) found.push(one.textContent.trim() + ': ' + high);
  }
  return found;
})()`;

/**
 * What has the keyboard without a ring round it, or round what it stands in, that stands out from the ground it is drawn on; a
 * district of the mat draws its own boundary, and a pin its marker.
 */
const withoutRing = (isWhole = true) => `(() => {
  const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const read = (color) => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = color;
    brush.fillRect(0, 0, 1, 1);
    return brush.getImageData(0, 0, 1, 1).data;
  };
  const light = (color) => {
    const [red, green, blue] = [...read(color)].map((part) => part / 255)
      .map((part) => (part > 0.04045 ? ((part + 0.055) / 1.055) ** 2.4 : part / 12.92));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const ground = (at) => {
    const color = at && getComputedStyle(at).backgroundColor;
    return !at || read(color)[3] === 255 ? (color ?? 'white') : ground(at.parentElement);
  };
  const isSeen = (style, at) => {
    if (style.outlineStyle === 'none' || !(parseFloat(style.outlineWidth) > 0)) return false;
    const [ring, behind] = [style.outlineColor, ground(parseFloat(style.outlineOffset) < 0 ? at : at.parentElement)].map(light);
    return Math.max(ring, behind) / Math.min(ring, behind) >= 3;
  };
  return [...document.querySelectorAll(':is(a[href], button, input, select, summary)')]
    .filter(${isAskedOf(isWhole)})
    .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility() && !one.matches('.district, .pin'))
    .filter((one) => {
      one.focus();
      if (document.activeElement !== one) return false;
      if (isSeen(getComputedStyle(one, '::after'), one)) return false;
      for (let at = one; at.id !== 'main' && at !== document.body; at = at.parentElement)
        if (isSeen(getComputedStyle(at), at)) return false;
      return true;
    })
    .map((one) => one.outerHTML.slice(0, 120));
})()`;

/** Landmarks of a page that are called as one of its bar or its foot is: axe tells of those alone that it is shown. */
export const calledTwice = `(() => {
  const namesOf = (all) => all.map((one) => one.getAttribute('aria-label')
    ?? document.getElementById(one.getAttribute('aria-labelledby'))?.textContent.trim()).filter(Boolean);
  const landmarks = [...document.querySelectorAll('nav, aside, section, form, search')];
  const isAround = (one) => one.matches('${around.map((one) => `${one} *`).join()}');
  const taken = new Set(namesOf(landmarks.filter(isAround)));
  return namesOf(landmarks.filter((one) => !isAround(one))).filter((name) => taken.has(name));
})()`;

/** Whether a page has its name, and how much of it would do nothing, where scripts do not run. */
const withoutScripts = `(() => {
  const { dataset } = document.documentElement;
  delete dataset.js;
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true });
  const dead = [...document.querySelectorAll('.needs-js')].filter(isSeen).length;
  const isTold = [...document.querySelectorAll('h1')].some(isSeen);
  dataset.js = '';
  return { isTold, dead };
})()`;

/** The scripts that a page has asked for so far, also those that the browser had already. */
const scriptsOf = `performance.getEntriesByType('resource').map(({ name }) => name)
  .filter((name) => new URL(name).pathname.endsWith('.js'))`;

/** Until a visitor does anything, a page may bring along 120 kB of scripts, compressed. */
export const limit = 120_000;
/** Forms bring what they are filled in with, and pages of a trip, which is in the browser alone, what shows it. */
export const isRead = (path: string) =>
  !/registration|submit-|business-listing|-edit|\/test\/|^\/trip\//.test(path);

const sizes = new Map<string, Promise<number>>();
async function compressed(page: Page, scripts: string[]): Promise<number> {
  const sizeOf = (url: string) => {
    const size =
      sizes.get(url) ?? page.request.get(url).then(async (reply) => gzipSync(await reply.body()).length);
    sizes.set(url, size);
    return size;
  };
  const all = await Promise.all(scripts.map(sizeOf));
  return all.reduce((sum, size) => sum + size, 0);
}

/**
 * Opens a page on a computer, where it says without scripts what it says; gives the scripts that it brings along until a
 * visitor does anything.
 */
export async function openCounting(
  page: Page,
  address: string,
  path: string,
  height = 720,
): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height });
  const response = await page.goto(address);
  const scripts = await page.evaluate<string[]>(scriptsOf);
  expect(response?.status(), path).toBe(path === '/no-such-page' ? 404 : 200);
  const html = (await response?.text()) ?? '';
  for (const said of [/<h1[ >]/, /<title>[^<]*Serendib/, /<meta name="description" content="[^"]/])
    expect(html, path).toMatch(said);
  expect(await page.evaluate(withoutScripts), `without scripts ${path}`).toEqual({ isTold: true, dead: 0 });
  return scripts;
}

/** Seen by who goes by keyboard, by night and by day. */
export async function ringed(page: Page, path: string, isWhole = true): Promise<void> {
  await page.keyboard.press('Tab');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect
      .soft(await page.evaluate<string[]>(withoutRing(isWhole)), `${path}, by keyboard, ${colorScheme}`)
      .toEqual([]);
  }
}

/** Large enough for a finger, seen by who goes by keyboard, and no more scripts than a slow connection bears. */
export async function leadsOn(page: Page, path: string, scripts: string[], isWhole = true): Promise<void> {
  expect.soft(await page.evaluate<string[]>(missed(isWhole)), `${path}, for a finger`).toEqual([]);
  await ringed(page, path, isWhole);
  if (!isRead(path)) return;
  expect(scripts.length, path).toBeGreaterThan(0);
  expect.soft(await compressed(page, scripts), `${path}, bytes of scripts`).toBeLessThanOrEqual(limit);
}

/** Presses of a key come to nothing on which something lies. */
export async function coversNothing(page: Page, key: 'Tab' | 'Shift+Tab', presses = 12): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    const covered = await page.evaluate<string | null>(`(() => {
      const one = document.activeElement;
      const box = one.getClientRects()[0];
      const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return one.contains(over) ? null : one.outerHTML.slice(0, 120);
    })()`);
    expect(covered, `press ${press}`).toBeNull();
  }
}
