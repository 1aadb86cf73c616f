/** Places and stories have no partner who could be asked. */
export const isAskedKind = (kind: string): boolean => kind !== 'destination' && kind !== 'blog';

/** The page that asks about these listings, named by kind and id, `vehicle:019…`; for a departure's day. */
export const askAddress = (named: readonly string[], day?: string): string =>
  `/ask?to=${named.join(',')}${day ? `&from=${day}` : ''}`;

/** The page that asks those who are saved in a trip. */
export const askOfTrip = (trip: string): string => `/ask?trip=${trip}`;

/** Whom an address asks; what names none is left out. */
export const namedIn = (to: string | undefined): string[] => [
  ...new Set(
    (to ?? '')
      .split(',')
      .filter((key) => /^[a-zA-Z]+:[0-9a-f-]{36}$/.test(key) && isAskedKind(key.split(':')[0] ?? '')),
  ),
];
