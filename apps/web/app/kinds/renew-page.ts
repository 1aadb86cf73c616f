import type { KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { kindUi } from './index.ts';

/** The page on which the premium of a kind is bought and renewed. */
export const renewPage = (kind: KindName): string =>
  kindUi[kind].renewAt ?? `${kinds[kind].premiumPage}#plans`;
