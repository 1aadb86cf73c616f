import { t } from '@serendib/contract/words/t';
import { useNavigation } from 'react-router';

/** While the next page of the site is on its way. */
export function NavigationProgress() {
  return useNavigation().state === 'loading' ? (
    <div className="shuttle" role="progressbar" aria-label={t('Loading')} />
  ) : null;
}
