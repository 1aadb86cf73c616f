import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { act, openPage, screen } from '~/testing/open-page.tsx';
import { MultiComboboxField } from '../form/combobox-field.tsx';
import { keepPlace } from './keep-place.ts';

beforeEach(() => keepPlace());

const named = (name: string) => screen.getByRole('button', { name });
const hasKeyboard = (find: () => HTMLElement) =>
  vi.waitFor(() => expect(document.activeElement).toBe(find()));
const twoFrames = () =>
  act(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

function Chips() {
  const [chosen, setChosen] = useState(['a', 'b', 'c']);
  const options = chosen.map((value) => ({ value, label: value }));
  return <MultiComboboxField label="Languages" options={options} value={chosen} onChange={setChosen} />;
}

test('of a choice that is taken away by key, the keyboard goes on to the next, the one before, and to the line in the end', async () => {
  const { user } = await openPage(<Chips />);
  named('Remove b').focus();
  await user.keyboard('{Enter}');
  await hasKeyboard(() => named('Remove c'));
  await user.keyboard('{Enter}');
  await hasKeyboard(() => named('Remove a'));
  await user.keyboard(' ');
  await hasKeyboard(() => screen.getByRole('combobox'));
});

test('after a touch the keyboard stays where it is', async () => {
  const { user } = await openPage(<Chips />);
  await user.click(named('Remove b'));
  await twoFrames();
  expect(document.activeElement).toBe(document.body);
});

function Rows({ of = ['one', 'two'] }: { of?: string[] }) {
  const [rows, setRows] = useState(of);
  return (
    <ul>
      {rows.map((row) => (
        <li key={row}>
          <input aria-label={row} />
          <button type="button" className="take" onClick={() => setRows(rows.filter((each) => each !== row))}>
            Take away {row}
          </button>
        </li>
      ))}
    </ul>
  );
}

test('of a row with several things the keyboard goes on to the same thing of the next row, and to the page after the last', async () => {
  const { user } = await openPage(<Rows />);
  const main = document.getElementById('main') as HTMLElement;
  main.tabIndex = -1;
  named('Take away one').focus();
  await user.keyboard('{Enter}');
  await hasKeyboard(() => named('Take away two'));
  await user.keyboard('{Enter}');
  await hasKeyboard(() => main);
});

test('of the last of several rows the keyboard goes back to the one before', async () => {
  const { user } = await openPage(<Rows of={['one', 'two', 'three']} />);
  named('Take away three').focus();
  await user.keyboard('{Enter}');
  await hasKeyboard(() => named('Take away two'));
});

/** As in a browser, where a field called `children` stands for those of its form. */
const hideChildren = (form: HTMLFormElement | null) =>
  void (form && Object.defineProperty(form, 'children', { value: form.firstElementChild }));

function Opens() {
  const [shown, setShown] = useState<'button' | 'waiting' | 'form'>('button');
  return (
    <>
      <button type="button">Before</button>
      {shown === 'button' && (
        <button type="button" onClick={() => setShown('waiting')}>
          Change
        </button>
      )}
      {shown === 'waiting' && (
        <p role="status" onAnimationEnd={() => setShown('form')}>
          Loading
        </p>
      )}
      {shown === 'form' && (
        <form ref={hideChildren}>
          <input aria-label="Old password" />
          <button type="button" onClick={() => setShown('button')}>
            Cancel
          </button>
        </form>
      )}
      <button type="button">After</button>
    </>
  );
}

test('of a button in whose place a form comes, also a little later, the keyboard goes into the form, and back from it', async () => {
  const { user } = await openPage(<Opens />);
  named('Change').focus();
  await user.keyboard('{Enter}');
  await twoFrames();
  expect(document.activeElement).toBe(document.body);
  fireEvent.animationEnd(screen.getByText('Loading'));
  await hasKeyboard(() => screen.getByLabelText('Old password'));
  named('Cancel').focus();
  await user.keyboard('{Enter}');
  await hasKeyboard(() => named('Change'));
});
