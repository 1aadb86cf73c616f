import type { KindName } from '@serendib/contract/listings/kind';

/** Where a listing's poster is printed from. */
export const posterPage = (kind: KindName, id: string) => `/poster/${kind}/${id}`;
