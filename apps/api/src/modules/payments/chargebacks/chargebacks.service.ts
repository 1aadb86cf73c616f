import { addDays, dayOf } from '@serendib/contract/calendar';
import {
  type Chargeback,
  type ChargebackUpdate,
  chargebackDays,
} from '@serendib/contract/payments/chargeback-endpoints';
import { serviceWords } from '@serendib/contract/payments/services';
import { t } from '@serendib/contract/words/t';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import { paginateAll } from '../../../platform/lists/paginate-all.ts';
import { countCap, type Page, pageFrom, readCursor } from '../../../platform/lists/paging.ts';
import type { Context } from '../../../platform/module.ts';
import {
  type CaseFilter,
  countCases,
  type FoundCase,
  findCase,
  findCases,
  lockCharged,
  writeCase,
} from './chargebacks.queries.ts';

type Reading = Pick<Context, 'db' | 'clock'>;

export function chargebackView(found: FoundCase, now: Date): Chargeback {
  const openedAt = new Date(found.openedAt);
  const dueOn = found.dueOn ?? dayOf(addDays(openedAt, chargebackDays));
  return {
    orderId: found.orderId,
    description: serviceWords(found.serviceType),
    amount: found.amountCents / 100,
    userName: found.deletedAt ? null : found.userName,
    openedAt: openedAt.toISOString(),
    dueOn,
    isLate: found.answeredAt === null && dueOn < dayOf(now),
    answeredAt: found.answeredAt?.toISOString() ?? null,
    answeredBy: found.answeredAt ? found.answeredBy : null,
    note: found.note,
  };
}

const cursorOf = z.tuple([z.literal('chargebacks'), z.boolean(), z.number(), z.uuid()]);

/** Those that wait for an answer first, the soonest due before all; then those that were answered. */
export async function listChargebacks(
  { db, clock }: Reading,
  { limit, cursor, ...filter }: CaseFilter & { limit: number; cursor?: string | undefined },
): Promise<Page<Chargeback>> {
  const [, isAnswered = false, turn = 0, id = ''] = cursor === undefined ? [] : readCursor(cursor, cursorOf);
  const after = id === '' ? undefined : { isAnswered, turn, id };
  const [found, total, unfiltered] = await Promise.all([
    findCases(db, filter, { after, count: limit + 1 }),
    countCases(db, filter),
    countCases(db, {}),
  ]);
  const { shown, nextCursor } = pageFrom(found, limit, (last) => [
    'chargebacks',
    last.isAnswered,
    last.turn,
    last.id,
  ]);
  return {
    items: shown.map((one) => chargebackView(one, clock())),
    facts: {
      total,
      unfiltered: Math.min(unfiltered, countCap),
      nextCursor,
    },
  };
}

/** All that the list would show on all its pages. */
export async function* allChargebacks(
  { db, clock }: Reading,
  filter: CaseFilter,
): AsyncGenerator<Chargeback[]> {
  const pages = paginateAll((after: FoundCase | undefined, count) => findCases(db, filter, { after, count }));
  for await (const page of pages) yield page.map((one) => chargebackView(one, clock()));
}

export async function showChargeback({ db, clock }: Reading, orderId: string): Promise<Chargeback> {
  const found = await findCase(db, orderId);
  if (!found) throw new AppError('NOT_FOUND');
  return chargebackView(found, clock());
}

/** Sets the day until which it must be answered, or says that it was, and how; what stands so already is not written down again. */
export async function changeChargeback(
  context: Reading,
  visitor: Visitor,
  orderId: string,
  { dueOn, answered, note }: ChargebackUpdate,
): Promise<Chargeback> {
  const at = context.clock();
  await context.db.transaction(async (tx) => {
    const payment = await lockCharged(tx, orderId);
    const before = payment && (await showChargeback({ ...context, db: tx }, orderId));
    if (!payment || !before) throw new AppError('NOT_FOUND');
    if (answered && before.answeredAt)
      throw new AppError(
        'CONFLICT',
        t('{who} has answered this already.', { who: before.answeredBy ?? t('Another administrator') }),
      );
    const isUnchanged =
      (dueOn ?? before.dueOn) === before.dueOn &&
      (answered ?? before.answeredAt !== null) === (before.answeredAt !== null) &&
      (note === undefined || note === before.note);
    if (isUnchanged) return;
    await writeCase(tx, {
      paymentId: payment.id,
      ...(dueOn && { dueOn }),
      ...(note !== undefined && { note }),
      ...(answered !== undefined && {
        answeredAt: answered ? at : null,
        answeredBy: answered ? visitor.id : null,
      }),
    });
    const after = await showChargeback({ ...context, db: tx }, orderId);
    const said = ({ dueOn: day, answeredAt }: Chargeback) => ({ dueOn: day, answeredAt });
    await recordAudit(tx, {
      ...{ actorId: visitor.id, thing: 'payment', thingId: payment.id, thingName: orderId, at },
      action: answered ? 'answer chargeback' : answered === false ? 'reopen chargeback' : 'change chargeback',
      reason: note,
      before: said(before),
      after: said(after),
    });
  });
  return showChargeback(context, orderId);
}
