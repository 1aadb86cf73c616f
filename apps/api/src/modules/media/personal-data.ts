import type { PersonalData } from '../../platform/personal-data.ts';
import { findUploadedBy } from './personal-data.queries.ts';

/** Pictures that a person uploaded, also those that no listing uses yet. They go with the listing that shows them, or in a day. */
export const uploadedImages: PersonalData = {
  name: 'pictures',
  export: findUploadedBy,
  remove: async () => undefined,
};
