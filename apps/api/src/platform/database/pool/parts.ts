import { AsyncLocalStorage } from 'node:async_hooks';

/** A piece of work that asks the database, by the call or job it belongs to. */
export interface Part {
  name: string;
  /** Connections that it has now. */
  held: number;
}

/** Who watches what is done: told where a piece of work begins, and where it wants a connection. */
export interface Watch {
  around<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Returns what is called when the connection was given back. */
  connection(): () => void;
}

const working = new AsyncLocalStorage<Part>();
let watch: Watch | undefined;

/** Does work whose connections count for the call or job of this name. */
export function asPart<Result>(name: string, work: () => Promise<Result> | Result): Promise<Result> {
  // A statement that drizzle was only given is asked when it is awaited: here, and not by the caller.
  const run = () => working.run({ name, held: 0 }, async () => work());
  return watch ? watch.around(name, run) : run();
}

export const currentPart = (): Part | undefined => working.getStore();

export const beginConnection = (): (() => void) | undefined => watch?.connection();

export function watchParts(by: Watch | undefined): void {
  watch = by;
}
