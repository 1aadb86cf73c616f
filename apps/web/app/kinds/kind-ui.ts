import type { AdminView } from '@serendib/contract/listings/admin-endpoints';
import type { KindName } from '@serendib/contract/listings/kind';
import type { OwnerView } from '@serendib/contract/listings/views';
import type { ReactNode } from 'react';

/** What is missing in a listing, and the field of its form that it is added in. */
export interface Advice {
  field: string;
  words: string;
}

/** What is said around the form of a new listing. */
export interface NewWords {
  title: string;
  lead: string;
  /** Without a session. */
  login: string;
  /** On the button. */
  send: string;
  sent: string;
  /** In place of `sent` where premium puts it live at once. */
  live?: string;
  failed: string;
  toggle?: string;
  /** The strip of a print above the form, on the ink of a sky. */
  head: { sky: string; scene: string; focus: string };
}

/** What is said around the form of a listing that is changed. */
export interface EditWords {
  title: string;
  description: string;
  /** Without a session, and for the listing of another account. */
  login: string;
  forbidden: string;
  loadFailed: string;
  /** Where it is not there any more, or never was. */
  gone?: string;
  saved: string;
  /** In place of `saved` where no traveller sees it, if that says that they do. */
  savedUnseen?: string;
  failed: string;
  toggle?: string;
}

type Words = string | null | undefined | false;

/** What the pages need to know of a kind besides its declaration. */
export interface KindUi<K extends KindName> {
  /** Title of its table, and what one of them is called there. */
  title: string;
  one: string;
  /** What its owner's profile says of it, and how it is invited. */
  mine: { heading: string; invite: string; line: string; offer: string; print: string };
  /** Where its premium is renewed, if not at the plans of its premium page. */
  renewAt?: string;
  /** What it is and where, in a few words, as its poster says too. */
  lineOf: (one: OwnerView[K]) => Words[];
  /** What else its owner knows it by, shown to them and the team alone. */
  ownLineOf?: (one: OwnerView[K]) => Words[];
  /** What tells it from its neighbours in an administrator's table, in a few words each. */
  factsOf: (one: AdminView[K]) => Words[];
  /** What its owner could still do for it, what has the most effect first. */
  adviceFor: (one: OwnerView[K]) => (Advice | false)[];
  /** What is often said to owners when it is rejected, to begin from. */
  reasons: { label: string; words: string }[];
  edit: EditWords;
  /** Its card as travellers see it: in its list, or beside its form. */
  card: (shown: OwnerView[K], place: 'form' | 'list') => ReactNode;
  /** Whether its card in a list is as wide as the list. */
  isRow?: true;
}
