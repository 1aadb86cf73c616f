import type { PersonalData } from '../../platform/personal-data.ts';
import { findPremiumOf, findVouchersOf } from './personal-data.queries.ts';

/** From when to when a person or a listing of theirs has premium, and by what. It stays with what was paid, which has no person any more. */
export const ownPremium: PersonalData = {
  name: 'premium',
  export: findPremiumOf,
  remove: async () => undefined,
};

/** Submissions that were paid for, sent or not yet. */
export const ownVouchers: PersonalData = {
  name: 'paidSubmissions',
  export: findVouchersOf,
  remove: async () => undefined,
};
