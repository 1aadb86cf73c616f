import { t } from '@serendib/contract/words/t';
import { AppError } from '../../platform/app-error.ts';
import { isDuplicate } from '../../platform/database/reason.ts';

/** Of a listing that was gone and comes back: its plate, or its owner's one place for a guide, may be another's by now. */
export function refuseTaken(error: unknown): never {
  if (isDuplicate(error, 'listings_plate') || isDuplicate(error, 'listings_one_guide'))
    throw new AppError('CONFLICT', t('Another one has taken its place in the meantime.'));
  throw error;
}
