import type { PersonalData } from '../../platform/personal-data.ts';
import { findWritten } from './written.queries.ts';

/** What a person has said of others: it stays when they leave, as by a former member. */
export const writtenReviews: PersonalData = {
  name: 'reviews',
  export: findWritten,
  remove: async () => undefined,
};
