import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at, thread } from '../testing.ts';
import { Conversation } from './conversation.tsx';

const later = '2027-01-02T06:00:05.000Z';
const asked = thread.steps[0] as Inquiry['steps'][number];

/** What stands in the conversation, an entry each, without its moment. */
function said(shown: Partial<Inquiry>): (string | undefined)[] {
  const { container, unmount } = render(<Conversation thread={{ ...thread, ...shown }} />);
  const entries = [...container.querySelectorAll('li')];
  const words = entries.map(({ textContent }) => textContent?.split(/ · \d/)[0]);
  unmount();
  return words;
}

test('the question itself says that it was asked: no step of the same person and moment stands above it', () => {
  const sent = { ...asked, from: 'unconfirmed' as const, at: later };
  const unsent = { ...asked, to: 'unconfirmed' as const };
  expect(said({})).toEqual(['You']);
  expect(said({ as: 'partner', with: 'Anna' })).toEqual(['Anna']);
  expect(said({ steps: [unsent, sent] })).toEqual(['You', 'You · sent it']);
});

test('that it was asked is said where no message says so', () => {
  const answered = { ...thread.messages[0], by: 'partner' } as Inquiry['messages'][number];
  expect(said({ messages: [] })).toEqual(['You · asked']);
  expect(said({ messages: [{ ...answered, by: 'traveller', at: later }] })).toEqual(['You · asked', 'You']);
  expect(said({ messages: [{ ...answered, at }] })).toEqual(['You · asked', 'Ruwan']);
});
