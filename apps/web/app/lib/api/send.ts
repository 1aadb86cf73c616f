/** A call on its way to the API. */
export interface Sent {
  method: string;
  /** Path and query below the origin, beginning with /api. */
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
  signal: AbortSignal;
  /** The signal with which it is sent once more after a second factor was given, which may take a while; of half a minute where it is left out. */
  again?: () => AbortSignal;
  /** On the server: the network address of the visitor on whose account it is sent; none for what all visitors share. */
  from?: string;
  /** On the server: told what the answer was made of. */
  answered?: Answered;
}
export interface Answer {
  status: number;
  header: (name: string) => string | null;
  body: () => Promise<unknown>;
}
/**
 * The status, 0 where there was no answer, and the cache tags of what it shows; of an old one that stands in for a new one, how
 * many seconds ago it was last known to be true.
 */
export type Answered = (status: number, tags: ReadonlySet<string>, age?: number) => void;
/** The way to the API: fetch in a browser, in-process on the server. */
export type Send = (sent: Sent) => Promise<Answer>;
