import { each } from '../words/t.ts';
import { plain } from './option.ts';

export const destinationCategories = plain(
  each('Adventure', 'Beach', 'City', 'Heritage', 'Hill Country', 'Nature', 'Religious', 'Wildlife'),
);
