import type { Alert } from '@serendib/contract/admin/alert-endpoints';
import { alertKinds, alertPath } from '@serendib/contract/admin/alert-kinds';
import { momentInWords } from '@serendib/contract/calendar-words';
import { formatNumber } from '@serendib/contract/words/format-number';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { call } from '~/lib/api/call.ts';
import { Button } from '~/ui/form/button.tsx';
import { useWork } from '../listings/actions.ts';

interface AlertsPartProps {
  alerts: readonly Alert[];
  /** How many are open, also those that are not shown. */
  inAll: number;
}

/** What cannot wait for its turn, oldest first, until one says that it is answered. */
export function AlertsPart({ alerts, inAll }: AlertsPartProps) {
  if (alerts.length === 0) return null;
  return (
    <section id="alerts" aria-labelledby="alerts-heading">
      <h2 id="alerts-heading" className="mb-3">
        {t('Needs you')}
      </h2>
      <ul className="border-t-[1.5px] border-danger">
        {alerts.map((alert) => (
          <AlertLine key={alert._id} alert={alert} />
        ))}
      </ul>
      {inAll > alerts.length && (
        <p className="mt-2 text-15 text-ink-2">
          {t('The oldest {shown} of {all}.', {
            shown: alerts.length,
            all: formatNumber(inAll),
          })}
        </p>
      )}
    </section>
  );
}

/** What an alert is about, and where it is seen, if that is another page. */
function aboutOf({ kind, subject }: Alert): { about: string; to?: string } {
  if (kind.startsWith('backup_')) return { about: t('Backup') };
  const about = kind === 'unknown_order' ? t('Payments') : t('Order {number}', { number: subject });
  return { about, to: alertPath(kind, subject) };
}

function AlertLine({ alert }: { alert: Alert }) {
  const { _id, kind, what, raisedAt } = alert;
  const { busy, work } = useWork(() => undefined);
  const { about, to } = aboutOf(alert);
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p className="font-[650]">{alertKinds[kind]}</p>
        <p className="max-w-[70ch] text-15 wrap-anywhere">{what}</p>
        <p className="text-15 text-ink-2">
          <time dateTime={raisedAt}>{momentInWords(raisedAt)}</time>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {to && (
          <Link className="link inline-flex min-h-11 items-center wrap-anywhere" to={to}>
            {about}
          </Link>
        )}
        <Button
          small
          busy={busy}
          aria-label={t('Answered: {alert}, {about}', { alert: alertKinds[kind], about })}
          onClick={() =>
            work(
              () => call('POST /admin/alerts/{id}/answer', { params: { id: _id } }),
              t('Answered. It is gone from the dashboard.'),
              t('This could not be marked as answered.'),
            )
          }
        >
          {t('Answered')}
        </Button>
      </div>
    </li>
  );
}
