import { z } from 'zod';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import {
  logSecurityEvent,
  type SecurityEvent,
  securityEvents,
} from '../../../platform/http/security-events.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { type EmailMessage, queueMails, type Recipient } from '../../../platform/mailer.ts';
import type { Context } from '../../../platform/module.ts';
import { findAdministrators, type User } from '../accounts.queries.ts';

const task = 'accounts:security-event';
const names = Object.keys(securityEvents) as [SecurityEvent, ...SecurityEvent[]];
const noted = z.object({ event: z.enum(names), aboutId: z.string(), call: z.string() });

/** Written into the log of the app, which alerts read, also where a command beside it did what is noted. */
export const defineServerEvents = ({ jobs, log }: Pick<Context, 'jobs' | 'log'>) =>
  jobs.define(task, noted, async (told) => logSecurityEvent(log, { ...told, result: 'done' }));

/** What the server did to an account by its settings or its operator, without an administrator. */
interface ServerAction {
  /** One of `serverActions`. */
  action: string;
  call: 'start' | 'forget-factors';
  events: SecurityEvent[];
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** To each administrator but these accounts; without it none is mailed. */
  news?: (to: Recipient) => EmailMessage;
  except?: string[];
}

/** In its transaction, so that nothing of it is silent: the audit, the log and the administrators' mail. */
export async function recordServerAction(
  db: Db,
  { id, userName }: Pick<User, 'id' | 'userName'>,
  { action, call, events, before, after, news, except = [] }: ServerAction,
): Promise<void> {
  await recordAudit(db, {
    ...{ actorId: id, action, thing: 'user', thingId: id, thingName: userName, at: new Date() },
    ...{ before: before ?? null, after: after ?? null },
  });
  for (const event of events) await new Jobs().add(db, task, { event, aboutId: id, call });
  if (!news) return;
  const administrators = await findAdministrators(db, except);
  await queueMails(
    db,
    administrators.map((one) => news(one)),
  );
}
