import { dayInWords, dayOf } from '@serendib/contract/calendar';
import { momentInWords } from '@serendib/contract/calendar-words';
import { changedLabel } from '@serendib/contract/listings/changed-label';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { effects, serviceWords } from '@serendib/contract/payments/services';
import { formatLkr } from '@serendib/contract/words/lkr';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import { type Section, type SectionsDocument, writeSections } from '../../../platform/pdf/sections-pdf.ts';
import { findBought, findTransitions } from '../admin/payment-detail.queries.ts';
import { type FoundPayment, findPayment } from '../payments.queries.ts';
import { isOfBooks } from '../reconcile/surplus.ts';
import { findNotifications } from '../webhook/notifications.queries.ts';
import { chargedBackStatus } from '../webhook/validate-notification.ts';
import { findCase } from './chargebacks.queries.ts';
import { chargebackView } from './chargebacks.service.ts';
import {
  findListingChanges,
  findListingTransitions,
  findPaidFor,
  findPayer,
  findSignIns,
  sumViews,
} from './evidence.queries.ts';

type Reading = Pick<Context, 'db' | 'clock' | 'publicUrl'>;

const mostListings = 20;
const mostSignIns = 30;
const mostChanges = 30;

/** Of people of ours only that they are: the payer alone is named. */
const by = {
  owner: 'the payer',
  admin: 'our team',
  system: 'Serendib',
  payer: 'the payer',
  gateway: 'the gateway',
  reconciliation: 'reconciliation with the gateway',
  time: 'time',
} as const;

/** What can be handed in to the payer's bank: the order, the account, and what was had for the money. */
export async function gatherEvidence(
  context: Reading,
  orderId: string,
): Promise<SectionsDocument & { paymentId: string }> {
  const { db, clock, publicUrl } = context;
  const [found, charged] = await Promise.all([findPayment(db, { orderId }), findCase(db, orderId)]);
  if (!found || !charged) throw new AppError('NOT_FOUND');
  const now = clock();
  const view = chargebackView(charged, now);
  const bought = await findBought(db, orderId);
  return {
    paymentId: found.payment.id,
    language: 'en',
    title: `Chargeback of order ${orderId}`,
    lines: [
      `Charged back ${momentInWords(view.openedAt)}. To be answered by ${dayInWords(view.dueOn)}.`,
      `Put together ${momentInWords(now)} by ${new URL(publicUrl).host}. All times are of Sri Lanka.`,
    ],
    sections: [
      await orderPart(context, found),
      await accountPart(context, found.payment.userId),
      boughtPart(found, bought),
      ...(await listingParts(context, found, bought)),
    ],
    issuedAt: now,
  };
}

/** The same as one file. */
export async function showEvidence(
  context: Reading,
  visitor: Visitor,
  orderId: string,
): Promise<{ pdf: Buffer; name: string }> {
  const { paymentId, ...evidence } = await gatherEvidence(context, orderId);
  const pdf = await writeSections({
    ...evidence,
    sections: evidence.sections.map((section) =>
      section.facts.length + section.lines.length > 0 ? section : { ...section, lines: ['Nothing.'] },
    ),
  });
  await recordAudit(context.db, {
    ...{
      actorId: visitor.id,
      thing: 'payment',
      thingId: paymentId,
      thingName: orderId,
      at: evidence.issuedAt,
    },
    action: 'export',
    after: { file: 'evidence' },
  });
  return { pdf, name: `serendib-chargeback-${orderId}.pdf` };
}

async function orderPart({ db }: Reading, { payment }: FoundPayment): Promise<Section> {
  const [steps, notifications] = await Promise.all([
    findTransitions(db, payment.id),
    findNotifications(db, payment.id, 50),
  ]);
  return {
    title: 'The order',
    facts: [
      ['What was bought', serviceWords(payment.serviceType)],
      ['Amount', formatLkr(payment.amountCents / 100)],
      ['Ordered', momentInWords(payment.createdAt)],
      ['Paid', payment.paidAt ? momentInWords(payment.paidAt) : 'no'],
      ['Paid by', payment.customerName ?? 'not known any more'],
      ['Paid with', payment.paymentMethod ?? 'not known'],
      ['Transaction at the gateway', payment.transactionId ?? 'none'],
    ],
    lines: [
      ...steps.map(({ to, by: who, at }) => `${momentInWords(at)}: ${to.replace('_', ' ')}, by ${by[who]}`),
      ...notifications
        .filter(({ outcome }) => outcome !== 'refused')
        .map(({ receivedAt, fields }) => `${momentInWords(receivedAt)}: ${heard(fields)}`),
    ],
  };
}

/** What the gateway said of it, by a notification or in its books. */
const heard = (fields: Awaited<ReturnType<typeof findNotifications>>[number]['fields']): string =>
  isOfBooks(fields)
    ? `money ${fields.status_code === chargedBackStatus ? 'that went back' : 'received'}, transaction ${fields.payment_id}, found in the gateway’s books`
    : `signed notification of the gateway, status ${fields.status_code ?? 'unknown'}, card ${fields.card_no ?? 'not named'}`;

async function accountPart({ db }: Reading, userId: string): Promise<Section> {
  const [payer, signIns] = await Promise.all([findPayer(db, userId), findSignIns(db, userId, mostSignIns)]);
  if (!payer || payer.deletedAt)
    return { title: 'The account that paid', facts: [['Account', 'deleted by its owner since']], lines: [] };
  return {
    title: 'The account that paid',
    facts: [
      ['Name', payer.userName],
      ['Email', payer.email],
      ['Made', momentInWords(payer.createdAt)],
      ['Address confirmed', payer.emailVerifiedAt ? momentInWords(payer.emailVerifiedAt) : 'no'],
    ],
    lines: signIns.map(
      ({ device, createdAt, lastSeenAt }) =>
        `Signed in ${momentInWords(createdAt)} with ${device}, last seen ${momentInWords(lastSeenAt)}`,
    ),
  };
}

type Bought = Awaited<ReturnType<typeof findBought>>;

function boughtPart({ voucher }: FoundPayment, bought: Bought): Section {
  return {
    title: 'What it brought',
    facts: [],
    lines: [
      ...bought.map(
        ({ kind, plan, startsAt, endsAt, cancelledAt }) =>
          `Premium for ${(kinds[kind] as Kind).plural}${plan ? `, ${plan}` : ''}: ${momentInWords(startsAt)} to ${momentInWords(endsAt)}${cancelledAt ? `, taken back ${momentInWords(cancelledAt)}` : ''}`,
      ),
      ...(voucher ? [voucherLine(voucher)] : []),
    ],
  };
}

function voucherLine({ isAdded, startedAt, spentAt }: NonNullable<FoundPayment['voucher']>): string {
  if (isAdded)
    return `A month of premium for a tour that was not shown when it was paid, ${startedAt ? `begun ${momentInWords(startedAt)}` : 'not begun'}`;
  return `A voucher for one submission, ${spentAt ? `spent ${momentInWords(spentAt)}` : 'not spent'}`;
}

async function listingParts(
  { db }: Reading,
  { payment, voucher }: FoundPayment,
  bought: Bought,
): Promise<Section[]> {
  const effect = effects[payment.serviceType];
  const named = [payment.itemId, voucher?.listingId, ...bought.map(({ listingId }) => listingId)];
  const ofKinds: KindName[] = effect.does === 'premium' ? [effect.kind] : [];
  const paidFor = await findPaidFor(
    db,
    payment.userId,
    { ids: named.flatMap((id) => id ?? []), kinds: ofKinds },
    mostListings,
  );
  return Promise.all(
    paidFor.map(async ({ id, kind, title, status, submittedAt, deletedAt }): Promise<Section> => {
      const about: Kind = kinds[kind];
      const [steps, changes, views] = await Promise.all([
        findListingTransitions(db, id),
        findListingChanges(db, id, mostChanges),
        sumViews(db, id, dayOf(payment.paidAt ?? payment.createdAt)),
      ]);
      const labels = (names: string[]) => names.map((name) => changedLabel(about, name)).join(', ');
      return {
        // What was deleted long ago has no title any more.
        title: `Listing: ${title || about.noun}`,
        facts: [
          ['Kind', about.noun],
          ['State', deletedAt ? `deleted ${momentInWords(deletedAt)}` : status],
          ['Sent', momentInWords(submittedAt)],
        ],
        lines: [
          ...steps.map(({ to, by: who, at }) => `${momentInWords(at)}: ${to} by ${by[who]}`),
          ...changes.map(
            ({ by: who, at, changes: changed }) =>
              `${momentInWords(at)}: ${labels(changed.map(({ field }) => field))} changed by ${by[who]}`,
          ),
          ...views.map(
            ({ month, views: seen, clicks, inquiries }) =>
              `${month} since it was paid: seen ${seen} times, ${clicks} visits to its website, ${inquiries} calls and messages`,
          ),
        ],
      };
    }),
  );
}
