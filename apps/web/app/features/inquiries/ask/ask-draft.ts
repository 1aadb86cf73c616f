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

const key = 'serendib:ask';

const isDraft = (kept: Kept): kept is Kept & AskDraft =>
  Array.isArray(kept.chosen) && typeof kept.values === 'object' && kept.values !== null;

/** What was written and not sent, as long as the tab is there: it is of a person who may have no account. */
export function readAskDraft(search: string): AskDraft | null {
  const kept = parseKept(readText(key, 'sessionStorage'));
  return kept?.search === search && isDraft(kept) ? kept : null;
}

export function keepAskDraft(search: string, draft: AskDraft): void {
  keepText(key, JSON.stringify({ search, ...draft }), 'sessionStorage');
}

export function dropAskDraft(): void {
  keepText(key, null, 'sessionStorage');
}
