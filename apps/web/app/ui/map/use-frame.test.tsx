import { act, render } from '@testing-library/react';
import { createRoutesStub, Link, useLocation, useNavigate } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { screen } from '~/testing/open-page.tsx';
import { islandFrame } from './frame.ts';
import { useFrame } from './use-frame.ts';

const galle = { west: 80.1, south: 5.9, east: 80.4, north: 6.2 };
const jaffna = { west: 79.9, south: 9.5, east: 80.2, north: 9.8 };
afterEach(() => vi.useRealTimers());

/** A list with a map that buttons move, and links and a search in the north that take as long as the test says. */
function openList(address: string) {
  vi.useFakeTimers();
  let arrive: (() => void) | undefined;
  const List = () => {
    const { search } = useLocation();
    const navigate = useNavigate();
    const query = Object.fromEntries(new URLSearchParams(search));
    const { onMoved, onFitted, place, searchHere } = useFrame('/', query, ({ south, west, east }) => ({
      ...query,
      near: east - west > 2 ? '' : `${south},${west}`,
    }));
    return (
      <>
        <button type="button" onClick={() => onMoved({ ...galle })}>
          Move
        </button>
        <button type="button" onClick={() => onMoved({ ...jaffna })}>
          Move north
        </button>
        <button type="button" onClick={() => onMoved({ ...islandFrame })}>
          Whole island
        </button>
        <button type="button" onClick={onFitted}>
          Fit
        </button>
        <button type="button" onClick={() => navigate(-1)}>
          Back
        </button>
        <Link to="/card">A card</Link>
        <Link to="/?near=Kandy&type=van">Vans</Link>
        <Link to={`/?${new URLSearchParams({ ...query, type: 'van' })}`}>Vans here</Link>
        <Link to="/?type=van">Vans anywhere</Link>
        {searchHere && (
          <button type="button" onClick={searchHere}>
            Search here
          </button>
        )}
        <p data-testid="at">{search}</p>
        <p data-testid="place">{place ?? 'of the map'}</p>
      </>
    );
  };
  const Page = createRoutesStub([
    {
      id: 'list',
      path: '/',
      Component: List,
      loader: ({ request }) =>
        /van|near=9/.test(request.url)
          ? new Promise<null>((resolve) => (arrive = () => resolve(null)))
          : null,
    },
    {
      path: '/card',
      loader: () => new Promise<null>((resolve) => (arrive = () => resolve(null))),
      Component: () => <h1>Card</h1>,
    },
  ]);
  render(<Page initialEntries={[address]} hydrationData={{ loaderData: { list: null } }} />);
  const press = (name: string) => act(() => screen.getByText(name).click());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const told = (id: string) => screen.getByTestId(id).textContent;
  return { press, pass, told, arrive: () => act(async () => arrive?.()) };
}

test('a list follows its map once it has come to rest, and knows which place the map named', async () => {
  const { press, pass, told } = openList('/?near=Kandy');
  expect(told('place')).toBe('Kandy');
  await press('Move');
  await pass(200);
  await press('Move');
  await pass(200);
  expect(told('at')).toBe('?near=Kandy');
  await pass(200);
  expect(told('at')).toBe('?near=5.9%2C80.1');
  expect(told('place')).toBe('of the map');
});

test('a map that was moved to show the whole island named no place, and is not taken for one that stands elsewhere', async () => {
  const { press, pass, told } = openList('/?q=surf');
  expect(told('place')).toBe('');
  await press('Whole island');
  await pass(400);
  expect(told('at')).toBe('?q=surf');
  expect(told('place')).toBe('of the map');
  await press('Move');
  await pass(400);
  expect(told('at')).toBe('?q=surf&near=5.9%2C80.1');
  await press('Whole island');
  await pass(400);
  expect(told('at')).toBe('?q=surf');
  expect(told('place')).toBe('of the map');
  // Where it went to a place that was asked for since, nothing of this is of the map.
  await press('Fit');
  expect(told('place')).toBe('');
});

test.each([
  ['another place', ['Move']],
  ['the whole island', ['Whole island']],
  ['the whole island and back', ['Whole island', 'Move', 'Whole island']],
])(
  'while what a map asked for is on its way, it stays where it was moved to from %s',
  async (_, movements) => {
    const { press, pass, told, arrive } = openList('/?q=surf&near=Kandy');
    for (const movement of movements) {
      await press(movement);
      await pass(400);
    }
    const before = told('at');
    await press('Move north');
    await pass(400);
    expect(told('at')).toBe(before);
    expect(told('place')).toBe('of the map');
    // It is moved once more meanwhile.
    await press('Move north');
    await pass(400);
    expect(told('place')).toBe('of the map');
    await arrive();
    expect(told('at')).toBe('?q=surf&near=9.5%2C79.9');
    expect(told('place')).toBe('of the map');
    expect(screen.queryByText('Search here')).toBeNull();
    await press('Vans anywhere');
    await arrive();
    expect(told('place')).toBe('');
  },
);

test.each([
  [[], 'Kandy', '?near=Kandy&type=van'],
  [['Move'], 'of the map', '?near=5.9%2C80.1&type=van'],
  [['Whole island'], 'of the map', '?type=van'],
])(
  'a map whose search was overtaken by a filter, after %j, stays and offers to search where it stands',
  async (before, place, at) => {
    const { press, pass, told, arrive } = openList('/?near=Kandy');
    for (const movement of [...before, 'Move north']) {
      await press(movement);
      await pass(400);
    }
    await press('Vans here');
    await arrive();
    expect([told('at'), told('place')]).toEqual([at, place]);
    await press('Search here');
    await arrive();
    expect(Object.fromEntries(new URLSearchParams(told('at') ?? ''))).toEqual({
      near: '9.5,79.9',
      type: 'van',
    });
    expect(screen.queryByText('Search here')).toBeNull();
  },
);

test('a map whose search was overtaken by a filter offers to search where it stands after Back too', async () => {
  const { press, pass, told, arrive } = openList('/?near=Kandy');
  await press('Move north');
  await pass(400);
  await press('Vans here');
  await arrive();
  await act(async () => screen.getByText('Back').click());
  expect([told('at'), told('place')]).toEqual(['?near=Kandy', 'Kandy']);
  await press('Search here');
  await arrive();
  expect([told('at'), told('place')]).toEqual(['?near=9.5%2C79.9', 'of the map']);
  expect(screen.queryByText('Search here')).toBeNull();
});

test('a map that still glides calls nobody back from the card that they pressed', async () => {
  const { press, pass, told, arrive } = openList('/?near=Kandy');
  await press('Move');
  await press('A card');
  await pass(1_000);
  expect(told('at')).toBe('?near=Kandy');
  await arrive();
  expect(screen.getByText('Card')).toBeTruthy();
});

test('a map that came to rest while a filter of its list was on its way offers to search where it stands', async () => {
  const { press, pass, told, arrive } = openList('/?near=Kandy');
  await press('Move');
  await press('Vans');
  await pass(1_000);
  await arrive();
  expect(told('at')).toBe('?near=Kandy&type=van');
  await press('Search here');
  await pass(0);
  await arrive();
  expect(told('at')).toBe('?near=5.9%2C80.1&type=van');
});

test('a map that went to what was pressed offers nothing of where it had come to rest', async () => {
  const { press, pass, told, arrive } = openList('/?near=Kandy');
  await press('Move');
  await press('Vans');
  await pass(1_000);
  await arrive();
  await press('Fit');
  expect(screen.queryByText('Search here')).toBeNull();
  await press('Move');
  await press('Fit');
  await pass(1_000);
  expect(told('at')).toBe('?near=Kandy&type=van');
});
