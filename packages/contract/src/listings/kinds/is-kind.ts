import type { KindName } from '../kind.ts';
import { kinds } from './index.ts';

/** Whether a word, as an address has it, names a kind. */
export const isKind = (word: string): word is KindName => Object.hasOwn(kinds, word);
