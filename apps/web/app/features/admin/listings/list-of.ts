/** The address of a list, without what is of one of its listings. */
export function listOf({ pathname, search }: { pathname: string; search: string }): string {
  const parameters = new URLSearchParams(search);
  for (const ofOneListing of ['id', 'edit', 'add']) parameters.delete(ofOneListing);
  return `${pathname}?${parameters}`;
}
