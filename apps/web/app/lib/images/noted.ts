import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';

const picturedBy = (kind: KindName) => (kinds[kind] as Kind).pictured;

/** Whether a traveller could take a drawing of this kind for the thing itself: tours and stories show the island. */
export const isNoted = (kind: KindName) => picturedBy(kind) !== undefined;
/** Whether its picture is of a person, for whom initials stand where there is none. */
export const isPortrait = (kind: KindName) => picturedBy(kind) === 'person';
