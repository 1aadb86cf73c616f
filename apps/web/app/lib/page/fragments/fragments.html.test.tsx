import type { ReactNode } from 'react';
import { Link, NavLink, StaticRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { htmlOf } from '../html-of.server.ts';
import { cacheFragment, FragmentSlots } from './fragment.tsx';
import { fillMarks } from './fragment-marks.ts';
import { PageFragments } from './page-fragments.server.tsx';

let drawn: string[];
let cache: Map<string, string>;
beforeEach(() => {
  drawn = [];
  cache = new Map();
});

interface Shown {
  name: string;
  eager?: boolean;
}
const Card = cacheFragment('card', ({ name }: Shown) => {
  drawn.push(name);
  return (
    <article>
      <Link to={`/vehicles/${name}`}>{name}</Link> {name}
    </article>
  );
});
const Bar = cacheFragment('bar', (_: { at: string }) => (
  <ul>
    <NavLink to="/vehicles">Vehicles</NavLink>
    <NavLink to="/tours">Tours</NavLink>
  </ul>
));

const router = (page: ReactNode) => <StaticRouter location="/vehicles">{page}</StaticRouter>;
async function withFragments(page: ReactNode): Promise<string> {
  const fragments = new PageFragments(cache);
  const html = await htmlOf(<FragmentSlots value={fragments}>{router(page)}</FragmentSlots>);
  return fillMarks(html, await fragments.render());
}

const page = (
  <main>
    <Bar at="/vehicles" />
    {['Nano', '<x-1 n="0"></x-1>', 'Ella', 'Nano'].map((name, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: never drawn anew
      <Card key={at} name={name} />
    ))}
  </main>
);

test('a page whose parts are kept is the page as it is without keeping any', async () => {
  const plain = await htmlOf(router(page));
  expect(plain).toContain('aria-current="page"');
  expect(await withFragments(page)).toBe(plain);
  expect(await withFragments(page)).toBe(plain);
});

test('what was shown before is not rendered again; what differs in any word is', async () => {
  await withFragments(<Card name="Nano" />);
  await withFragments([<Card key="1" name="Nano" />, <Card key="2" name="Ella" />]);
  expect(drawn).toEqual(['Nano', 'Ella']);
});

test('a bar is kept for each place that its links compare theirs with', async () => {
  const current = (html: string) => [...html.matchAll(/aria-current="page"[^>]*>(\w+)/g)].map(([, at]) => at);
  expect(current(await withFragments(<Bar at="/tours" />))).toEqual(['Tours']);
  expect(current(await withFragments(<Bar at="/vehicles" />))).toEqual(['Vehicles']);
  expect(current(await withFragments(<Bar at="/tours" />))).toEqual(['Tours']);
});

test('what is in sight at once is rendered with its page, since its picture is named in the head', async () => {
  await withFragments(<Card name="Nano" eager />);
  expect(drawn).toEqual(['Nano']);
  expect(cache.size).toBe(0);
});

test('a part that fails fails its page, and is not kept', async () => {
  const Broken = cacheFragment('broken', (): ReactNode => {
    throw new Error('No such card');
  });
  await expect(withFragments(<Broken />)).rejects.toThrow('No such card');
  expect(cache.size).toBe(0);
});
