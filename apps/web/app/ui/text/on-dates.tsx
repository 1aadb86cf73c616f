import { t } from '@serendib/contract/words/t';
import { Badge } from './badge.tsx';

/** Whether one whose calendar is kept is free on the days that were asked for; of others one has to ask. */
export const OnDates = ({ on }: { on: 'free' | 'ask' }) =>
  on === 'free' ? (
    <Badge kind="approved">{t('Free on your dates')}</Badge>
  ) : (
    <Badge kind="plain">{t('Ask for dates')}</Badge>
  );
