import { t } from '../words/t.ts';
import type { Kind } from './kind.ts';

/** By what name revisions know the pin that was put by hand, which is no field of a form. */
export const pinField = 'pin';

/** What was changed of a listing, as a person calls it. */
export const changedLabel = ({ fields }: Pick<Kind, 'fields'>, name: string): string =>
  fields.find((field) => field.name === name)?.label ?? (name === pinField ? t('Place on the map') : name);
