import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { sidewaysAt } from './journey.ts';

type Scheme = 'light' | 'dark';
/** In which colours axe looks at a phone and at a large screen; it does not where none is named. */
export type Looks = readonly [onPhone: Scheme | undefined, onLarge: Scheme | undefined];

const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const axeFile = createRequire(builder).resolve('axe-core/axe.min.js');
const axe = readFileSync(axeFile, 'utf8');

/** Brings axe to a page once, and short: by itself the builder brings 1.5 MB twice for every look. */
class OnceBuilder extends AxeBuilder {
  readonly #page: Page;

  constructor(page: Page) {
    super({ page, axeSource: ';' });
    this.#page = page;
  }

  override async analyze() {
    for (const frame of this.#page.frames())
      if (!(await frame.evaluate('"axe" in globalThis'))) await frame.evaluate(axe);
    return super.analyze();
  }
}

/**
 * In one go over the whole page: the other way opens a page of its own for each look. What passes is not told element by
 * element, and styles are not fetched anew for rules that are not asked for: that is half of the work.
 */
export const axeOf = (page: Page): AxeBuilder =>
  new OnceBuilder(page).setLegacyMode().options({ resultTypes: ['violations'], preload: false });

/**
 * One h1, no way sideways at any width, and nothing axe finds on a phone in one colour scheme and on a large screen in
 * the other.
 */
export async function standsAt(
  page: Page,
  name: string,
  [onPhone, onLarge]: Looks = ['light', 'dark'],
  look: () => AxeBuilder = () => axeOf(page),
): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  for (const [width, colorScheme] of [
    [1280, onLarge],
    [768, undefined],
    [360, onPhone],
  ] as const) {
    // Before the widths, which wait for the page to be laid out: axe may read colours that have not changed yet.
    if (colorScheme) await page.emulateMedia({ colorScheme });
    expect
      .soft(await sidewaysAt(page, width), `${name} scrolls sideways at ${width} px`)
      .toBeLessThanOrEqual(0);
    if (!colorScheme) continue;
    const { violations } = await look().analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
    expect.soft(found, `${name} at ${width} px in the ${colorScheme}`).toEqual([]);
  }
}
