import type { PersonalData } from '../../../platform/personal-data.ts';
import { findDoneBy, findDoneTo } from './personal.queries.ts';

export const auditedOf: PersonalData = {
  name: 'audit',
  export: async (db, userId) => ({
    doneToMine: await findDoneTo(db, userId),
    doneByMe: await findDoneBy(db, userId),
  }),
  // A job erases the person a month later, as long as what was deleted can be brought back.
  remove: async () => undefined,
};
