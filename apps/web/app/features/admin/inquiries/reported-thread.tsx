import { t } from '@serendib/contract/words/t';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { call, type ReplyOf } from '~/lib/api/call.ts';
import { statusWords } from '~/lib/inquiries/thread-words.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button } from '~/ui/form/button.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';
import { useWork } from '../listings/actions.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { useStillAt } from '../shell/use-still-at.ts';
import { WhyDialog } from '../shell/why-dialog.tsx';
import { Person } from './person.tsx';
import { ReportReason, reportTitle } from './report-words.tsx';

/** What was written in a reported thread, to be read and not to be answered, and the way to say that it is dealt with. */
export function ReportedThread({
  reported,
  children,
}: {
  reported: ReplyOf<'GET /admin/inquiries/{id}'>;
  children: ReactNode;
}) {
  const { _id, listingTitle, traveller, partner, earlier, status } = reported;
  const [isClosing, setClosing] = useState(false);
  const navigate = useNavigate();
  const reload = useReload();
  const isStillAt = useStillAt(_id);
  // Also where a colleague was first: the list says what is still open.
  const { work } = useWork(
    () => setClosing(false),
    () => (isStillAt() ? navigate('/admin/inquiries') : reload()),
  );
  return (
    <AdminPage
      title={listingTitle}
      line={
        <>
          <Person {...traveller} /> · <Person {...partner} /> · {statusWords[status]}
        </>
      }
      actions={
        <Button small onClick={() => setClosing(true)}>
          {t('Close the report')}
        </Button>
      }
    >
      <div className="grid max-w-[60rem] gap-8">
        <Notice kind="warning" title={reportTitle(reported)}>
          <ReportReason {...reported} />
          <p className="mt-2 text-14">{t('The audit says that you have read this.')}</p>
        </Notice>
        {earlier && (
          <Notice kind="warning" title={reportTitle(earlier)}>
            <ReportReason {...earlier} />
          </Notice>
        )}
        {children}
      </div>
      <WhyDialog
        open={isClosing}
        onClose={() => setClosing(false)}
        title={t('What came of the report?')}
        line={t('The thread is private again; either side can report it anew.')}
        hint={t('Kept in the audit.')}
        confirm={t('Close the report')}
        look="act"
        onConfirm={(reason, tell) =>
          work(
            () =>
              call('POST /admin/inquiries/{id}/close-report', {
                params: { id: _id },
                body: { reason, reportedAt: reported.reportedAt },
              }),
            t('The report is closed.'),
            t('The report could not be closed.'),
            tell,
          )
        }
      />
    </AdminPage>
  );
}
