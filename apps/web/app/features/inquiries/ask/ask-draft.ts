import { askDraft } from '~/lib/session/drafts.ts';
import { type Kept, keepText, parseKept, readText } from '~/lib/storage/kept.ts';

export interface AskValues {
  from: string;
  to: string;
  month: string;
  flexible: boolean;
  adults: string;
  children: string;
  language: string;
  pickup: string;
  message: string;
  guestName: string;
  guestEmail: string;
}

export interface AskDraft {
  values: AskValues;
  chosen: string[];
}

const isDraft = (kept: Kept): kept is Kept & AskDraft =>
  Array.isArray(kept.chosen) && typeof kept.values === 'object' && kept.values !== null;

/** What was written and not sent, as long as the tab is there and no account leaves it: a guest has none that it could be kept under. */
export function readAskDraft(search: string): AskDraft | null {
  const kept = parseKept(readText(askDraft, 'sessionStorage'));
  return kept?.search === search && isDraft(kept) ? kept : null;
}

export function keepAskDraft(search: string, draft: AskDraft): void {
  keepText(askDraft, JSON.stringify({ search, ...draft }), 'sessionStorage');
}

export function dropAskDraft(): void {
  keepText(askDraft, null, 'sessionStorage');
}
