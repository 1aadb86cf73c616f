import { type Alert, mostAlerts } from '@serendib/contract/admin/alert-endpoints';
import { type AlertKind, alertKinds } from '@serendib/contract/admin/alert-kinds';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { Context } from '../../platform/module.ts';
import { findAdministrators } from '../accounts/index.ts';
import { alertEmail } from './alert-emails.ts';
import { findName, findOpenAlerts, insertAlert, lockAlert, updateAnswered } from './alerts.queries.ts';

interface Raised {
  kind: AlertKind;
  subject: string;
  what: string;
  at: Date;
}

/**
 * Calls administrators to something, in the transaction in which it happens or in one of its own: on their dashboard, and with a mail to
 * each. As long as no administrator has answered, more of the same is neither listed nor mailed again.
 */
export const raiseAlert = (
  { mailer }: Pick<Context, 'mailer'>,
  db: Db,
  { at, ...alert }: Raised,
): Promise<void> =>
  // An alert without its mails would keep those of more of the same from being sent.
  db.transaction(async (tx) => {
    if (!(await insertAlert(tx, { ...alert, raisedAt: at }))) return;
    const administrators = await findAdministrators(tx, []);
    await mailer.queueEach(
      tx,
      administrators.map((each) => alertEmail(each, alert)),
    );
  });

export async function openAlerts({ db }: Pick<Context, 'db'>): Promise<Alert[]> {
  const found = await findOpenAlerts(db, mostAlerts);
  return found.map(({ id, kind, subject, what, raisedAt }) => ({
    ...{ _id: id, kind, subject, what },
    raisedAt: raisedAt.toISOString(),
  }));
}

export async function answerAlert(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  visitor: Visitor,
  id: string,
): Promise<undefined> {
  const at = clock();
  await db.transaction(async (tx) => {
    const alert = await lockAlert(tx, id);
    if (!alert) throw new AppError('NOT_FOUND');
    if (alert.answeredBy) {
      const who = (await findName(tx, alert.answeredBy)) ?? t('Another administrator');
      throw new AppError('CONFLICT', t('{who} has answered this in the meantime.', { who }));
    }
    await updateAnswered(tx, id, visitor.id, at);
    await recordAudit(tx, {
      ...{ actorId: visitor.id, action: 'answer', thing: 'alert', thingId: id, at },
      thingName: `${alertKinds[alert.kind]}: ${alert.what}`,
    });
  });
}
