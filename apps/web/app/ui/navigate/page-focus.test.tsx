import { act, render } from '@testing-library/react';
import { createRoutesStub, Link, Outlet, ScrollRestoration, useNavigate } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { screen } from '~/testing/open-page.tsx';
import { deferHydration } from '../hydration/defer-hydration.tsx';
import { PageFocus } from './page-focus.tsx';

afterEach(() => void vi.restoreAllMocks());

/** A site of two pages, as root.tsx has it; the second has a part whose scripts come when the test says so. */
async function openSite() {
  const late = Promise.withResolvers<void>();
  const Reviews = deferHydration('said', async () => {
    await late.promise;
    return () => <h2 id="said">What travellers said</h2>;
  });
  const Around = () => {
    const navigate = useNavigate();
    return (
      <>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
        <PageFocus />
        <ScrollRestoration />
      </>
    );
  };
  const Page = createRoutesStub([
    {
      path: '/',
      Component: Around,
      children: [
        {
          index: true,
          Component: () => (
            <>
              <Link to="/about#order">Orders</Link>
              <Link to="/about#none">A part that is not there</Link>
              <Link to="/about#100%">What is no name</Link>
              <Link to="/about">About</Link>
              <Link to="/van#said">A van</Link>
            </>
          ),
        },
        {
          path: 'about',
          Component: () => (
            <>
              <section id="order">
                <Link to="#premium">Premium</Link>
              </section>
              <a id="premium" href="/partnership">
                What it costs
              </a>
            </>
          ),
        },
        { path: 'van', Component: Reviews },
      ],
    },
  ]);
  render(<Page />);
  const follow = async (name: string) => act(async () => (await screen.findByText(name)).click());
  const at = () => document.activeElement?.id;
  await screen.findByText('Orders');
  return { follow, at, late };
}

test('a link to a part of another page takes the keyboard to that part, and one to a part of the same page does', async () => {
  const { follow, at } = await openSite();
  await follow('Orders');
  expect(at()).toBe('order');
  const order = document.activeElement;
  await follow('Premium');
  expect(at()).toBe('premium');
  // A press on words of the part gives it the keyboard no more than before.
  expect(order?.hasAttribute('tabindex')).toBe(false);
  await act(async () => (document.activeElement as HTMLElement).blur());
  await follow('Premium');
  expect(at()).toBe('premium');
});

test.each(['About', 'A part that is not there', 'What is no name'])(
  'a link that names no part of its page takes the keyboard to the page’s beginning: %s',
  async (name) => {
    const { follow, at } = await openSite();
    await follow(name);
    expect(at()).toBe('main');
  },
);

test('a part whose scripts come after its page is brought into view when it is there, with the keyboard', async () => {
  const { follow, at, late } = await openSite();
  const shown: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.id);
  });
  await follow('A van');
  expect([at(), shown]).toEqual(['main', []]);
  await act(async () => late.resolve());
  await screen.findByText('What travellers said');
  await vi.waitFor(() => expect([at(), shown]).toEqual(['said', ['said']]));
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  'nor is one who scrolled and came back, or pressed what takes no keyboard: %s',
  async (gesture) => {
    const { follow, at, late } = await openSite();
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    await follow('A van');
    dispatchEvent(new Event(gesture));
    await act(async () => late.resolve());
    await screen.findByText('What travellers said');
    expect(at()).toBe('main');
    expect(shown).not.toHaveBeenCalled();
  },
);

test('a reader who went on meanwhile is not taken away from where they are', async () => {
  const { follow, late } = await openSite();
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  await follow('A van');
  const back = screen.getByRole('button', { name: 'Back' });
  act(() => back.focus());
  await act(async () => late.resolve());
  await screen.findByText('What travellers said');
  expect(document.activeElement).toBe(back);
  expect(shown).not.toHaveBeenCalled();
});
