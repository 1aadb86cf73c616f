import { each } from '../words/t.ts';
import { plain } from './option.ts';

/** What our team looks at before a listing says Verified, in the order and the words in which its page says so. */
export const checkedParts = plain(
  each('name', 'telephone', 'email', 'website', 'address', 'pictures', 'number plate', 'papers'),
);
export type CheckedPart = (typeof checkedParts)[number]['value'];
