import { momentInWords } from '@serendib/contract/calendar-words';
import type { ReportedInquiry } from '@serendib/contract/inquiries/endpoints';
import { t } from '@serendib/contract/words/t';
import { languageOf } from '~/ui/text/language.ts';

type Report = Pick<ReportedInquiry, 'reason' | 'reportedAt' | 'reportedBy'>;

export const reportTitle = ({ reportedBy, reportedAt }: Report): string =>
  reportedBy === 'traveller'
    ? t('Reported by the traveller, {moment}', { moment: momentInWords(reportedAt) })
    : t('Reported by the partner, {moment}', { moment: momentInWords(reportedAt) });

export const ReportReason = ({ reason }: Report) => (
  <p className="wrap-anywhere" lang={languageOf(reason)}>
    {reason}
  </p>
);
