import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { DistrictPicker } from '~/features/map/district-picker.tsx';

// Proves MAP-01, MAP-02.
test('of the 25 districts the popular ones are offered first', () => {
  const Page = createRoutesStub([
    { path: '/', Component: () => <DistrictPicker chosen="Galle" pins={{}} /> },
  ]);
  const [, popular = '', others = ''] = renderToStaticMarkup(<Page />).split('<optgroup');
  const offered = (group: string) => [...group.matchAll(/<option[^>]*>([^<]+)</g)].map(([, name]) => name);
  expect(popular).toMatch(/^ label="Popular"/);
  expect(offered(popular)).toEqual(['Colombo', 'Kandy', 'Galle', 'Nuwara Eliya']);
  expect(offered(others)).toHaveLength(21);
  expect(new Set([...offered(popular), ...offered(others)]).size).toBe(25);
});
