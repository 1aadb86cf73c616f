import { plain } from './option.ts';

export const destinationCategories = plain(
  'Adventure',
  'Beach',
  'City',
  'Heritage',
  'Hill Country',
  'Nature',
  'Religious',
  'Wildlife',
);
