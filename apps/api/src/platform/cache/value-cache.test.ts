import { beforeEach, expect, test } from 'vitest';
import { ToldInvalidations } from './testing.ts';
import { makeValueCache, type ValueCache } from './value-cache.ts';

let now: number;
let told: ToldInvalidations;
let cache: ValueCache<string>;
let made: string[];

beforeEach(() => {
  now = Date.UTC(2026, 0, 1);
  told = new ToldInvalidations();
  cache = makeValueCache({ clock: () => new Date(now), invalidations: told }, 10_000, 3);
  made = [];
});

const ask = (key: string, tag = 'tag') =>
  cache.of(
    key,
    async () => {
      made.push(key);
      return key;
    },
    { tags: [tag] },
  );

test('one value too many drops the one that was not asked for longest, and no other', async () => {
  for (const key of ['a', 'b', 'c', 'a', 'd']) await ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'd']);
  for (const key of ['a', 'c', 'd']) await ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'd']);
  await ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
});

test('what was made before the clock was set back is made anew, and not as old as that is far', async () => {
  await ask('a');
  now -= 3_600_000;
  await ask('a');
  await ask('a');
  expect(made).toEqual(['a', 'a']);
});

test('what has changed is made anew, and what is too old', async () => {
  await ask('a', 'one');
  await ask('b', 'two');
  told.change('two');
  await ask('a', 'one');
  await ask('b', 'two');
  expect(made).toEqual(['a', 'b', 'b']);
  now += 10_000;
  await ask('a', 'one');
  expect(made).toEqual(['a', 'b', 'b', 'a']);
});

test('what tells only when it is made what it shows is dropped by any change before, and by those alone afterwards', async () => {
  let finish = (_: string) => {};
  const slow = () =>
    cache.of(
      'slow',
      () => {
        made.push('slow');
        return new Promise<string>((resolve) => {
          finish = resolve;
        });
      },
      { tags: (value) => [value] },
    );
  const early = slow();
  told.change('another');
  finish('early');
  expect(await early).toBe('early');
  const late = slow();
  finish('late');
  await late;
  told.change('another');
  await slow();
  expect(made).toEqual(['slow', 'slow']);
  told.change('late');
  void slow();
  expect(made).toEqual(['slow', 'slow', 'slow']);
});
