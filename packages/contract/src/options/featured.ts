import { t } from '../words/t.ts';
import { labelled } from './option.ts';

export const featuredStatuses = labelled({
  none: t('Not featured'),
  homepage: t('Homepage'),
  destination: t('Destination'),
});
export type FeaturedStatus = (typeof featuredStatuses)[number]['value'];
