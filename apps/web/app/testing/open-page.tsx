import { act, cleanup, configure, fireEvent, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import {
  createRoutesStub,
  type LoaderFunction,
  RouterContextProvider,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router';
import { vi } from 'vitest';
import { forgetUndoables } from '~/features/admin/listings/undo.ts';
import { call } from '~/lib/api/call.ts';
import { callContext } from '~/lib/api/load.ts';
import { leftTokens } from '~/lib/session/left-tokens.ts';
import { Toaster } from '~/ui/feedback/toaster.tsx';
import { PageError } from '~/ui/layout/page-error.tsx';
import { requestOver } from './request-over.ts';

export { cleanup, screen, within } from '@testing-library/react';

/** As long as a busy machine may take. */
export const patience = 20_000;
configure({ asyncUtilTimeout: patience });
// Pictures are not fetched here, and count as those that were.
Object.defineProperty(window.HTMLImageElement.prototype, 'naturalWidth', {
  configurable: true,
  get: () => 800,
});
// The form library takes a choice for typed early where an element does not say how many rows it shows.
Object.defineProperty(window.HTMLSelectElement.prototype, 'size', { configurable: true, get: () => 0 });

/** What the API says to a call: a body, a refusal, or nothing because it cannot be reached. */
export type Answer = { status: number; body?: unknown; headers?: Record<string, string> } | 'away' | 'never';
type Answers = Record<
  string,
  Answer | ((sent: { url: URL; body: unknown; headers: Headers }) => Answer | Promise<Answer>)
>;

export const says = (body: unknown, headers: Record<string, string> = {}): Answer => ({
  status: 200,
  body,
  headers,
});
/** A list with what its pages count by. */
export const lists = (...body: unknown[]): Answer =>
  says(body, { 'x-total-count': `${body.length}`, 'x-total-unfiltered': `${body.length}` });
export const refuses = (error: string, status = 400, code = 'BAD_REQUEST'): Answer => ({
  status,
  body: { error, code },
});

// An element that happy-dom does not know yet, and React warns of.
const createElement = document.createElement.bind(document) as (name: string, options?: object) => Element;
document.createElement = ((name: string, options?: object) => {
  const element = createElement(name, options);
  if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
  return element;
}) as typeof document.createElement;

const templateOf = (key: string) => {
  const [method, path = ''] = key.split(' ');
  return { method, path: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`) };
};

const unanswered: string[] = [];

/** After each test, by `window.setup.ts`: files share what this module keeps. */
export function closePage(): void {
  // Messages outlive the page they were said on.
  for (const close of document.querySelectorAll<HTMLElement>('.toaster button')) act(() => close.click());
  cleanup();
  document.body.replaceChildren();
  act(forgetUndoables);
  leftTokens.clear();
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  const missing = unanswered.splice(0);
  if (missing.length > 0) throw new Error(`The test has no answer for ${missing.join(', ')}`);
}
Object.assign(globalThis, { closePage });

/** Signed in as this account from here on. */
export function signIn(over: Record<string, string> = {}) {
  const user = { _id: 'nimal', userName: 'Nimal Perera', email: 'nimal@example.lk', role: 'user', ...over };
  window.localStorage.setItem('token', 'good');
  window.localStorage.setItem('user', JSON.stringify(user));
}

/** Lets the API answer so from here on; what is asked without an answer fails the test that asked. */
export function answer(answers: Answers) {
  const sent: { call: string; body: unknown }[] = [];
  const fetched = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://serendib.test');
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const [key] = Object.keys(answers).filter((each) => {
      const template = templateOf(each);
      return template.method === method && template.path.test(url.pathname);
    });
    // Pictures of what is not public stay at their plain addresses.
    if (!key && url.pathname === '/api/media/addresses')
      return Response.json({ addresses: body.pictures.map(() => null) });
    if (!key) {
      unanswered.push(`${method} ${url.pathname}`);
      throw new TypeError('Failed to fetch');
    }
    sent.push({ call: `${method} ${url.pathname.slice('/api'.length)}`, body });
    const found = answers[key] as Answers[string];
    const headers = new Headers(init.headers);
    const given = typeof found === 'function' ? await found({ url, body, headers }) : found;
    if (given === 'never')
      return new Promise((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    if (given === 'away') throw new TypeError('Failed to fetch');
    return new Response(given.status === 204 ? null : JSON.stringify(given.body ?? {}), {
      status: given.status,
      headers: { 'content-type': 'application/json', ...given.headers },
    });
  };
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('XMLHttpRequest', requestOver(fetched));
  return { sent, answers };
}

type StubRoutes = Parameters<typeof createRoutesStub>[0];
type Route = StubRoutes[number];

interface RouteModule {
  default: ComponentType<never>;
  clientLoader?: unknown;
  HydrateFallback?: ComponentType;
  shouldRevalidate?: ShouldRevalidateFunction;
}

/** A route of the site with what it loads in a browser. */
export function routeAt(path: string, module: RouteModule, children?: StubRoutes): Route {
  const Shown = module.default as unknown as ComponentType<Record<string, unknown>>;
  const { HydrateFallback = () => null, clientLoader, shouldRevalidate } = module;
  return {
    path,
    ...(shouldRevalidate && { shouldRevalidate }),
    ...(clientLoader !== undefined && { loader: clientLoader as LoaderFunction, HydrateFallback }),
    Component: () => (
      <Shown loaderData={useLoaderData()} actionData={useActionData()} params={useParams()} matches={[]} />
    ),
    // As around every page, in root.tsx.
    ErrorBoundary: ({ error }: { error?: unknown }) => <PageError error={error} />,
    ...(children && { children }),
  } as Route;
}

/** Pages that are led to and are no part of the test. */
const elsewhere: Route = { path: '*', Component: () => <p data-elsewhere="">Elsewhere</p> };

/** A page as its reader has it in a browser, with the messages beneath it. */
export async function openPage(page: ReactNode | Route, address = '/') {
  const isRoute = typeof page === 'object' && page !== null && 'path' in page;
  const routes = isRoute
    ? [page as Route, elsewhere]
    : [{ path: '*', Component: () => page as ReactNode } as Route];
  // What was begun when a link was pressed is a browser's own affair.
  vi.stubGlobal('loadOnce', (_: string, load: () => Promise<unknown>) => load());
  const context = new RouterContextProvider();
  context.set(callContext, call);
  const Page = createRoutesStub(routes, context);
  const shown = render(
    <>
      <main id="main">
        <Page initialEntries={[address]} />
      </main>
      <Toaster />
    </>,
  );
  // What is loaded before it is shown.
  await act(async () => {});
  return { ...shown, user: userEvent.setup({ delay: null }) };
}

/** What is in a field from now on, as if it had been pasted. */
export const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** The message that says this. */
export const alertWith = (words: string | RegExp): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const said = [...document.querySelectorAll<HTMLElement>('[role="alert"]')];
    const found = said.find(({ textContent }) =>
      typeof words === 'string' ? textContent.includes(words) : words.test(textContent),
    );
    if (!found) throw new Error(`No alert says ${words}: ${said.map((one) => one.textContent).join(' | ')}`);
    return found;
  }, patience);

/** Time goes by for a page whose timers are faked. */
export const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
export { act };
