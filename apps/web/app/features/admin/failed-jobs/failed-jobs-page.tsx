import type { FailedJob, FailedJobs } from '@serendib/contract/admin/failed-job-endpoints';
import { jobWords } from '@serendib/contract/admin/job-words';
import { momentInWords } from '@serendib/contract/calendar-words';
import { formatNumber } from '@serendib/contract/words/format-number';
import { t } from '@serendib/contract/words/t';
import { call } from '~/lib/api/call.ts';
import { Button } from '~/ui/form/button.tsx';
import { useWork } from '../listings/actions.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { AdminTable } from '../shell/admin-table.tsx';
import { NothingHere } from '../shell/table-end.tsx';

const nameOf = (task: string) => jobWords[task] ?? task;

/** What failed behind the pages and is tried no more, until an administrator says so. */
export function FailedJobsPage({ kinds, jobs }: FailedJobs) {
  const inAll = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <AdminPage
      title={t('What failed')}
      line={t(
        'Mails and work behind the pages that were tried for days and failed, and mails whose address is refused. They are deleted two weeks later, those that were to confirm a refused address after a day.',
      )}
    >
      {inAll === 0 ? (
        <NothingHere>{t('Nothing has failed for good.')}</NothingHere>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
          <section aria-labelledby="kinds">
            <h2 id="kinds" className="mb-3">
              {t('By kind')}
            </h2>
            <AdminTable
              caption={t('By kind')}
              rows={kinds}
              keyOf={({ task }) => task}
              columns={[
                { label: t('What'), show: ({ task }) => <What task={task} /> },
                { label: t('How many'), isNumber: true, show: ({ count }) => formatNumber(count) },
                { label: t('Try all again'), isDeferred: true, show: ({ task }) => <TryAgain task={task} /> },
              ]}
            />
          </section>
          <section aria-labelledby="one-by-one">
            <h2 id="one-by-one" className="mb-3">
              {t('One by one')}
            </h2>
            <AdminTable caption={t('One by one')} rows={jobs} keyOf={({ _id }) => _id} columns={columns} />
            {inAll > jobs.length && (
              <p className="mt-2 text-15 text-ink-2">
                {t('{shown} of {all}: the newest of each kind.', {
                  shown: jobs.length,
                  all: formatNumber(inAll),
                })}
              </p>
            )}
          </section>
        </div>
      )}
    </AdminPage>
  );
}

const columns = [
  { label: t('What'), show: ({ task }: FailedJob) => <What task={task} /> },
  { label: t('Asked for'), show: ({ madeAt }: FailedJob) => momentInWords(madeAt) },
  { label: t('Last tried'), show: ({ failedAt }: FailedJob) => momentInWords(failedAt) },
  { label: t('Times tried'), isNumber: true, show: ({ attempts }: FailedJob) => attempts },
  {
    label: t('Last error'),
    isLong: true,
    show: ({ error }: FailedJob) => (
      <span className="wrap-anywhere" lang="en">
        {error ?? t('None is known.')}
      </span>
    ),
  },
  {
    label: t('Try again'),
    isDeferred: true,
    show: ({ _id, task, failedAt }: FailedJob) => <TryAgain task={task} id={_id} failedAt={failedAt} />,
  },
];

const What = ({ task }: { task: string }) => (
  <>
    {nameOf(task)}
    <br />
    <code className="text-15 font-normal wrap-anywhere text-ink-2">{task}</code>
  </>
);

function TryAgain({ task, id, failedAt }: { task: string; id?: string; failedAt?: string }) {
  const { busy, work } = useWork(() => undefined);
  const what = nameOf(task);
  return (
    <Button
      small
      busy={busy}
      aria-label={
        failedAt
          ? t('Try again: {what}, {moment}', { what, moment: momentInWords(failedAt) })
          : t('Try all again: {what}', { what })
      }
      onClick={() =>
        work(
          () => call('POST /admin/failed-jobs/try-again', { body: { task, ...(id && { id }) } }),
          t('It is being tried again.'),
          t('This could not be tried again.'),
        )
      }
    >
      {id ? t('Try again') : t('Try all again')}
    </Button>
  );
}
