import type { KindName } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';

/** The kind whose table or editor an address is. */
export function kindAt(page: 'admin' | 'edit', pathname: string): KindName {
  const found = kindNames.find((name) => {
    const path = kinds[name].pages[page];
    return pathname === path || pathname.startsWith(`${path}/`);
  });
  if (!found) throw new Error(`${pathname} is no page of a kind.`);
  return found;
}
