import { t } from '@serendib/contract/words/t';
import { Spinner } from '~/ui/feedback/spinner.tsx';

/**
 * While the browser looks for its trip. As tall as a long trip is: a page that is shorter than where a traveller left it shows its
 * foot, and browsers hold fast to what is in sight when the trip comes.
 */
export const Looking = () => (
  <div className="[html[data-js]_&]:min-h-[4000svh]">
    <Spinner label={t('Looking for your trip')} />
  </div>
);
