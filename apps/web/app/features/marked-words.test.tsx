import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { itemKey } from '@serendib/contract/trips/keys';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { whatIn } from './admin/audit/what.tsx';
import { OwnDays } from './calendars/own/own-days.tsx';
import { ThreadRow } from './inquiries/inbox/thread-row.tsx';
import { item, thread, van } from './inquiries/testing.ts';
import { Conversation } from './inquiries/thread/conversation.tsx';
import { ThreadFacts } from './inquiries/thread/thread-facts.tsx';
import { OwnersWords } from './listings/related/owners-notice.tsx';
import { History } from './submissions/mine/analytics/history.tsx';
import { StateNotes } from './submissions/mine/card/state-notes.tsx';
import { Rejection } from './submissions/pages/rejection.tsx';
import { ExpectedList } from './trips/expected/expected-list.tsx';
import TripSheet from './trips/sheet/trip-sheet.tsx';

const [words, at] = ['පින්තූර පැහැදිලි නැත', '2027-01-02T06:00:00.000Z'];

/** The letters of Sinhala on an English page that no `lang` says are Sinhala. */
function unmarkedIn(shown: ReactNode): string[] {
  const router = createMemoryRouter([{ path: '*', element: shown }]);
  document.body.innerHTML = renderToStaticMarkup(<RouterProvider router={router} />);
  const texts: string[] = [];
  const walk = (node: Node) => {
    const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
    if (/[\u0d80-\u0dff]/.test(text) && node.parentElement?.closest('[lang]')?.getAttribute('lang') !== 'si')
      texts.push(text);
    for (const child of node.childNodes) walk(child);
  };
  walk(document.body);
  expect(document.body.textContent).toContain(words);
  return texts;
}

const asked = { ...thread, listingTitle: words, listing: { ...item(van, words) } as never };
const ended: Inquiry = {
  ...thread,
  steps: [{ from: 'open', to: 'declined', by: 'partner', reason: words, at }],
};
const waits = {
  _id: van,
  number: 'SA-2027-000001',
  name: 'Ruwan',
  phone: null,
  title: words,
  kind: 'vehicle',
};
const expecting = { ...waits, listing: null, from: null, to: null, pickup: '', total: 12_000 } as never;
const linked = { ...(expecting as object), listing: item(van, words) } as never;
const calendar = { promised: [], blocks: [{ from: '2027-01-10', to: '2027-01-10', note: words }] };
const rejected = {
  kind: 'vehicle',
  status: 'rejected',
  isVerified: false,
  rejectReason: words,
  edit: '/edit',
};
const history = {
  steps: [{ at, from: 'pending', to: 'rejected', by: 'admin', reason: words }],
  revisions: [
    { at, by: 'owner', changes: [{ field: 'ownerName', label: 'Owner', from: 'Nimal', to: words }] },
  ],
};
const entry = { _id: '1', at, action: 'reject', thing: 'vehicle', before: null, after: { reason: words } };
const saved = { kind: 'vehicle', itemId: van, stopId: null };
const planned = {
  trip: { stops: [], items: [saved], notes: words },
  shown: { [itemKey(saved as never)]: { _id: van, title: words, href: '/' } },
};

const shownWith = {
  'why a thread ended': <Conversation thread={ended} />,
  'what a thread is about': <ThreadFacts thread={asked} />,
  'a thread in the inbox': <ThreadRow thread={asked} />,
  'what was agreed on': <ExpectedList all={[expecting, linked]} />,
  'the notes of a trip': <TripSheet {...(planned as never as Parameters<typeof TripSheet>[0])} />,
  'the note of a blocked day': (
    <OwnDays calendar={calendar as never} today="2027-01-01" isOwner={false} free={async () => {}} />
  ),
  'what became of a listing': <History kind="vehicle" history={history as never} />,
  'why a listing was rejected': <StateNotes listing={rejected as never} now={Date.parse(at)} />,
  'the same on its page': <OwnersWords listing={{ _id: van, status: 'rejected', rejectReason: words }} />,
  'the same above its form': <Rejection reason={words} isMarked={false} />,
  'the reason of an audited action': whatIn({ ...entry, reason: words } as never),
};

test.each(Object.entries(shownWith))(
  'what people wrote in another language than the page’s is marked with it: %s',
  (_, shown) => {
    expect(unmarkedIn(shown)).toEqual([]);
  },
);
