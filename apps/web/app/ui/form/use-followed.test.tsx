import { expect, test } from 'vitest';
import { fill, openPage } from '~/testing/open-page.tsx';
import { useFollowed } from './use-followed.ts';

const Search = ({ search, near = '' }: { search: string; near?: string | undefined }) => (
  <form ref={useFollowed({ search, near })}>
    <input name="search" defaultValue={search} />
    <input name="near" defaultValue={near} />
  </form>
);

async function opened() {
  const { rerender } = await openPage(<p />);
  const field = () => document.querySelector('input') as HTMLInputElement;
  return { field, at: (search: string, near?: string) => rerender(<Search search={search} near={near} />) };
}

test('a field follows the address, but not while something else is typed in it', async () => {
  const { field, at } = await opened();
  at('');
  fill(field(), 'colombo');
  field().focus();
  at('colombo');
  expect(field().value).toBe('colombo');
  fill(field(), 'kandy');
  at('galle');
  expect(field().value).toBe('kandy');
  field().blur();
  at('ella');
  expect(field().value).toBe('ella');
});

test('a field that has the keyboard follows Back where nothing was typed since', async () => {
  const { field, at } = await opened();
  at('kandy');
  field().focus();
  at('colombo');
  expect(field().value).toBe('colombo');
});

test('what is typed and not yet sent stays where the address of another field changes', async () => {
  const { field, at } = await opened();
  at('van', 'kandy');
  fill(field(), 'van 7 seats');
  field().blur();
  at('van');
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['van 7 seats', '']);
});

test('a select that has the keyboard says what the address asks for, also where it said something else: a choice is made, not typed', async () => {
  const Types = ({ type }: { type: string }) => (
    <form ref={useFollowed({ type })}>
      <select name="type" defaultValue={type}>
        {['', 'van', 'jeep'].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </form>
  );
  const { rerender } = await openPage(<p />);
  for (const type of ['', 'van']) rerender(<Types type={type} />);
  const select = document.querySelector('select') as HTMLSelectElement;
  select.focus();
  // Asked for, and broken off by Back before it came.
  select.value = 'jeep';
  rerender(<Types type="" />);
  expect([select.value, select === document.activeElement]).toEqual(['', true]);
});
