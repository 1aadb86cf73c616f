import { seedDemo } from '@serendib/api/demo/seed';
import { loadPlaces } from '@serendib/api/modules/destinations/index';
import { useApi } from '@serendib/api/platform/testing';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { beforeAll, describe, expect, test } from 'vitest';
import { isBuilt } from '../../../../../scripts/prepare/stamps.mjs';
import { openBuilt, type Renderer } from './renderer.ts';

const api = useApi();
const origin = 'http://serendib.test';

describe.skipIf(!isBuilt())('a page of kept parts (needs the pages built)', () => {
  let keeping: Renderer;
  let plain: Renderer;
  beforeAll(async () => {
    await loadPlaces(api.db);
    await seedDemo(api.db);
    keeping = await openBuilt(api.app, true, {});
    plain = await openBuilt(api.app, true, {}, null);
  }, 120_000);

  /** As it is once the scripts of all its parts have been read. */
  const plainly = async (url: string) => {
    await htmlOf(plain, url);
    return htmlOf(plain, url);
  };
  const htmlOf = async (renderer: Renderer, url: string) => {
    const pages = await renderer.pages();
    const { html = '', fragments, status } = await pages.render(new Request(origin + url));
    const { before, after } = renderer.finishHtml(html, fragments);
    return { status, fragments: fragments?.length ?? 0, html: before + after };
  };

  const lists = kindNames.map((kind) => kinds[kind].pages.list);
  test.each([
    ...['/', '/destinations', '/map?district=Kandy', '/destination/sigiriya', '/about', '/login', '/nowhere'],
    ...[...lists, ...lists.map((path) => `${path}?search=a`), `${lists[0]}?search=zzzz`],
  ])('is the same as one without: %s', async (url) => {
    const expected = await plainly(url);
    expect(expected.fragments).toBe(0);
    for (const _time of ['first', 'again']) {
      const { html, status, fragments } = await htmlOf(keeping, url);
      expect(status).toBe(expected.status);
      expect(html).toBe(expected.html);
      expect(fragments).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(kindNames)('is the same as one without: a %s', async (kind) => {
    const [one] = (await api.get(`${kinds[kind].path}?limit=1`)).json() as { _id: string }[];
    const url = `${kinds[kind].pages.one}/${one?._id}`;
    const expected = await plainly(url);
    expect(expected.status).toBe(200);
    for (const _time of ['first', 'again']) expect((await htmlOf(keeping, url)).html).toBe(expected.html);
  });
});
