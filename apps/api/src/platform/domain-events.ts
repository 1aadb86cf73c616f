import type { Db } from './database/database.ts';

/** Something that happens in a module and of which higher ones have to know. */
export interface DomainEvent<Payload> {
  name: string;
  /** Never there: it carries the type alone. */
  payload?: Payload;
}

export const domainEvent = <Payload>(name: string): DomainEvent<Payload> => ({ name });

/** What a handler did, as the audit tells it: `{ listingsHidden: 3 }`. */
export type Consequences = Record<string, number>;
type Handler<Payload> = (db: Db, payload: Payload) => Promise<Consequences>;

/**
 * What a lower module sets off in higher ones, without knowing them. Handlers are registered in `domain-handlers.ts`
 * alone, and run one after the other in the transaction of the event: all of it holds or none.
 */
export class DomainEvents {
  readonly #handlers = new Map<string, Handler<never>[]>();

  on<Payload>({ name }: DomainEvent<Payload>, handler: Handler<Payload>): this {
    this.#handlers.set(name, [...(this.#handlers.get(name) ?? []), handler]);
    return this;
  }

  async emit<Payload>(db: Db, { name }: DomainEvent<Payload>, payload: Payload): Promise<Consequences> {
    const all: Consequences = {};
    for (const handler of this.#handlers.get(name) ?? [])
      Object.assign(all, await (handler as Handler<Payload>)(db, payload));
    return all;
  }
}
