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

/** What was written and not sent, as long as the tab is there: it is of a person who may have no account. */
export function readAskDraft(search: string): AskDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as (AskDraft & { search: string }) | null;
    return kept?.search === search && Array.isArray(kept.chosen) && kept.values ? kept : null;
  } catch {
    return null;
  }
}

export function keepAskDraft(search: string, draft: AskDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ search, ...draft }));
  } catch {
    // The form works all the same.
  }
}

export function dropAskDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
