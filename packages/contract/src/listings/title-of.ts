import type { Kind } from './kind.ts';

/** What a listing, a view of it or its details are called. */
export const titleOf = ({ title }: Pick<Kind, 'title'>, listing: object): string =>
  String((listing as Record<string, unknown>)[title] ?? '');
