import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { UndoBar } from '~/features/admin/listings/undo-bar.tsx';
import {
  type Answer,
  act,
  answer,
  lists,
  openPage,
  routeAt,
  says,
  screen,
  signIn,
  within,
} from '~/testing/open-page.tsx';
import * as table from './table.tsx';

type Kind = keyof typeof kinds;
export const _id = '01a1fce3-4f2e-73d0-a91b-a0651cd32550';
const at = '2026-11-21T06:55:17.000Z';
export const administrator = {
  ...{ _id: 'ruvini', userName: 'Ruvini Alwis', email: 'ruvini@example.lk', role: 'admin' },
};

/** A listing as the back office has it, in its list and opened. */
export function shownOf(kind: Kind, over: object = {}) {
  const { example, path, title } = kinds[kind];
  const listing = {
    ...example,
    ...{ _id, version: 3, status: 'pending', isVerified: false, needsReview: false, rejectReason: null },
    ...{ submittedAt: at, createdAt: at, changedAt: null, lookedAt: null, checkedAt: null },
    ...{ isPremium: false, hadPremiumBefore: false, premiumExpiry: null, featuredStatus: 'none' },
    ...{ isHidden: false, isExternal: false, imageIsDrawing: false, submittedBy: 'nimal' },
    ...{ averageRating: 0, reviewCount: 0, owner: { _id: 'nimal', userName: 'Nimal Perera' } },
    ...over,
  };
  const summary = {
    ...{ _id: listing._id, kind, title: String((example as Record<string, unknown>)[title]), version: 3 },
    ...{ status: listing.status, needsReview: listing.needsReview, isPremium: false, isHidden: false },
    ...{ ownerName: 'Nimal Perera', submittedAt: at, changedAt: null, lookedAt: null },
  };
  const review = {
    ...{ listing: summary, hoursWaited: 3, isOverdue: false, lastApprovedAt: null },
    ...{ changes: [], warnings: [], owner: null },
  };
  const answers: Record<string, Answer> = {
    'GET /auth/me': says(administrator),
    [`GET ${path}/all`]: lists(listing),
    [keyOf(kind, 'oneForAdmin')]: says(listing),
    'GET /admin/listings/{id}/review': says(review),
    'GET /listings/{id}/history': says({ steps: [], revisions: [] }),
    'PUT /admin/listings/{id}/presence': says({ others: [] }),
    'DELETE /admin/listings/{id}/presence': { status: 204 },
    'POST /admin/listings/warnings': lists(),
    'GET /admin/notes': lists(),
    'GET /papers': lists(),
    'GET /admin/listings/{id}/seen': lists(),
  };
  return { answers, listing, title: summary.title };
}

/** Where the router is, and a way to go elsewhere that no part of the page asks for. */
const router: { at: string; go: (to: string | number) => Promise<void> } = { at: '', go: async () => {} };
export const address = () => router.at;
export const go = (to: string | number) => act(() => router.go(to));

/** A page of the administration, and what stands beneath each of them. */
function Shell() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  router.at = pathname + search;
  router.go = async (to) => void (await navigate(to as string));
  return (
    <>
      <Outlet />
      <UndoBar />
    </>
  );
}

export async function opened(
  kind: Kind,
  search: string,
  over: Parameters<typeof answer>[0] = {},
  listing: object = {},
) {
  signIn(administrator);
  const { answers, title } = shownOf(kind, listing);
  const heard = answer({ ...answers, ...over });
  const path = kinds[kind].pages.admin;
  const elsewhere = { path: '*', Component: () => <p>Elsewhere</p> };
  const page = await openPage(
    { path: '/', Component: Shell, children: [routeAt(path, table), elsewhere] },
    `${path}${search}`,
  );
  const press = (name: string | RegExp, where: HTMLElement = document.body) =>
    page.user.click(within(where).getByRole('button', { name }));
  return { ...page, ...heard, title, press };
}
export const pane = () => screen.findByRole('region', { name: 'Review' });
export const dialog = () => screen.getByRole('dialog');
