import type { ThingKind } from '@serendib/contract/listings/thing-kinds';

/** A listing as an address names it. */
export interface Named {
  kind: ThingKind;
  _id: string;
}

/** Places and stories have no partner who could be asked. */
export const isAskedKind = (kind: string): boolean => kind !== 'destination' && kind !== 'blog';

/** The page that asks these partners, with what is known of a trip. */
export function askAddress(named: readonly Named[], trip?: string): string {
  const query = new URLSearchParams();
  if (named.length > 0) query.set('to', named.map(({ kind, _id }) => `${kind}:${_id}`).join(','));
  if (trip) query.set('trip', trip);
  return `/ask?${query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')}`;
}

/** Whom an address asks; what names none is left out. */
export const namedIn = (to: string | undefined): string[] => [
  ...new Set(
    (to ?? '')
      .split(',')
      .filter((key) => /^[a-zA-Z]+:[0-9a-f-]{36}$/.test(key) && isAskedKind(key.split(':')[0] ?? '')),
  ),
];
