import { useState } from 'react';
import { expect, test } from 'vitest';
import { openPage, screen } from '~/testing/open-page.tsx';
import { MultiComboboxField } from './combobox-field.tsx';

const options = ['Ampara', 'Kandy', 'Kegalle'].map((label) => ({ value: label.toLowerCase(), label }));

function Districts({ most = options.length }: { most?: number }) {
  const [chosen, setChosen] = useState<string[]>([]);
  const change = (all: string[]) => all.length <= most && setChosen(all);
  return <MultiComboboxField label="Preferred areas" options={options} value={chosen} onChange={change} />;
}

const chosen = () =>
  screen.queryAllByRole('button', { name: /^Remove / }).map(({ textContent }) => textContent);

test('what Enter chose is said, and a second Enter chooses no other', async () => {
  const { user } = await openPage(<Districts />);
  const line = screen.getByRole('combobox', { name: 'Preferred areas' });
  await user.type(line, 'kan{Enter}');
  expect(chosen()).toEqual(['Kandy']);
  expect(screen.getByText('Kandy is chosen.').getAttribute('aria-live')).toBe('polite');
  expect(line.getAttribute('aria-activedescendant')).toBeNull();
  await user.keyboard('{Enter}');
  expect(chosen()).toEqual(['Kandy']);
  // Arrows begin at the ends of the whole list.
  await user.keyboard('{ArrowUp}{Enter}');
  expect(chosen()).toEqual(['Kandy', 'Kegalle']);
  await user.keyboard('{Enter}');
  expect(chosen()).toEqual(['Kandy']);
  screen.getByText('Kegalle is taken away.');
  await user.type(line, 'am');
  screen.getByText('1 found');
  await user.keyboard('{Escape}');
  expect(screen.queryByText(/taken away/)).toBeNull();
});

test('what is not taken, as where there are enough, is not said to be chosen', async () => {
  const { user } = await openPage(<Districts most={1} />);
  await user.type(screen.getByRole('combobox', { name: 'Preferred areas' }), 'kan{Enter}keg{Enter}');
  expect(chosen()).toEqual(['Kandy']);
  expect(screen.queryByText(/is chosen/)).toBeNull();
});

test('that there are enough is beneath the line, and said where one more is picked', async () => {
  function Full() {
    const [chosen, setChosen] = useState(['ampara']);
    const full = chosen.length < 2 ? undefined : 'At most two.';
    const change = (all: string[]) => all.length <= 2 && setChosen(all);
    return (
      <MultiComboboxField label="Areas" options={options} value={chosen} onChange={change} full={full} />
    );
  }
  const { user } = await openPage(<Full />);
  const line = screen.getByRole('combobox', { name: 'Areas', description: '' });
  await user.type(line, 'kan{Enter}');
  expect(screen.getByText('Kandy is chosen.')).toBeTruthy();
  await user.type(line, 'keg{Enter}');
  const said = screen.getAllByText('At most two.').map((one) => one.getAttribute('aria-live'));
  expect(said).toEqual(['polite', null]);
  expect(screen.getByRole('combobox', { name: 'Areas', description: 'At most two.' })).toBe(line);
  await user.click(screen.getByRole('button', { name: 'Remove Kandy' }));
  expect(screen.queryByText('At most two.')).toBeNull();
});
