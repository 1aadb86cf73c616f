import type { ApiEndpoints } from '@serendib/contract';

export type ApiKey = keyof ApiEndpoints & string;

type In<Schema> = Schema extends { _zod: { input: infer I } } ? I : never;
type Out<Schema> = Schema extends { _zod: { output: infer O } } ? O : never;

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** What a call answers with, before lists get their counts. */
export type ReplyOf<Key extends ApiKey> = Out<ApiEndpoints[Key]['success']['reply']>;
export type QueryOf<Key extends ApiKey> = ApiEndpoints[Key] extends { query: infer Q } ? In<Q> : never;
export type BodyOf<Key extends ApiKey> = ApiEndpoints[Key] extends { body: infer B } ? In<B> : never;

/** A list with what its headers say. */
export interface Listed<Item> {
  data: Item[];
  /** How many match; exact up to 1,000. */
  total: number;
  /** How many there are without filters. */
  totalUnfiltered: number;
  /** The counts stopped at 1,000: say "1,000+". */
  capped: boolean;
  /** The cursor of the next page, or null at the end. */
  next: string | null;
  /** The cursor of the page before, or null at the beginning and where a list cannot be read backwards. */
  previous?: string | null;
  /** How many stand before this page. */
  before?: number;
}

export type ResultOf<Key extends ApiKey> =
  ReplyOf<Key> extends readonly (infer Item)[] ? Listed<Item> : ReplyOf<Key>;
/** One item of a list call. */
export type ItemOf<Key extends ApiKey> = ReplyOf<Key> extends readonly (infer Item)[] ? Item : never;

export type CallOptions<Key extends ApiKey> = {
  signal?: AbortSignal;
  /** Milliseconds after which the call fails with code TIMEOUT; 30,000 where nothing is said. */
  timeout?: number;
  /** The key by which it is taken once, also when it is sent again: see `useOnce`. */
  once?: string;
  /** From the server alone: what a browser keeps for where there is no network may be older than what is known already. */
  fresh?: boolean;
} & ([ParamNames<Key>] extends [never]
  ? { params?: undefined }
  : { params: Record<ParamNames<Key>, string> }) &
  ([QueryOf<Key>] extends [never] ? { query?: undefined } : { query?: QueryOf<Key> }) &
  ([BodyOf<Key>] extends [never] ? { body?: FormData } : { body?: BodyOf<Key> | FormData });

type NeedsOptions<Key extends ApiKey> = [ParamNames<Key>] extends [never] ? false : true;

export type Call = <Key extends ApiKey>(
  key: Key,
  ...options: NeedsOptions<Key> extends true ? [CallOptions<Key>] : [CallOptions<Key>?]
) => Promise<ResultOf<Key>>;
