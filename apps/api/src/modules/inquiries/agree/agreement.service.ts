import { dayInWords } from '@serendib/contract/calendar';
import { momentInWords } from '@serendib/contract/calendar-words';
import { cancellationWords } from '@serendib/contract/inquiries/cancellation-in-words';
import { kilometresInWords } from '@serendib/contract/inquiries/kilometres-in-words';
import { lineWords } from '@serendib/contract/inquiries/line-in-words';
import type { Offer } from '@serendib/contract/inquiries/offer';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import { type Say, sayIn, translate, translateName, translatePoint } from '@serendib/messages/translate';
import { AppError } from '../../../platform/app-error.ts';
import { writeSections } from '../../../platform/pdf/sections-pdf.ts';
import type { StoredInquiry } from '../../../schema/index.ts';
import { writeDays } from '../../calendars/index.ts';
import type { InquiryContext } from '../thread/in-thread.ts';
import { findPeople } from '../thread/people.queries.ts';
import { nameOf, numberOf, offerView } from '../thread/thread.views.ts';
import { accessOf, type InquiryAsker } from '../thread/thread-access.ts';
import { findInquiry } from '../thread/threads.queries.ts';
import { findAgreement, findOffers } from './offers.queries.ts';

const withoutDays = t('There are no days to be put into a calendar.');

/** What both agreed, with both names; for the two of them alone. */
async function agreementOf({ db, clock }: InquiryContext, id: string, asker: InquiryAsker, language: string) {
  const { thread } = await accessOf(db, await findInquiry(db, id), asker, clock());
  const [agreement, made, people] = await Promise.all([
    findAgreement(db, id),
    findOffers(db, id),
    findPeople(db, [thread.travellerId, thread.partnerId]),
  ]);
  const stored = made.find((one) => one.id === agreement?.offerId);
  if (!agreement || !stored) throw new AppError('NOT_FOUND');
  return {
    ...{ thread, agreement, number: numberOf(agreement) },
    offer: offerView(stored, agreement, clock()),
    title: translateName(thread.listingTitle, language),
    traveller: translateName(agreement.travellerName ?? nameOf(people, thread, 'traveller'), language),
    partner: translateName(agreement.partnerName ?? nameOf(people, thread, 'partner'), language),
  };
}

export async function showAgreement(
  context: InquiryContext,
  id: string,
  asker: InquiryAsker,
  language = 'en',
): Promise<{ pdf: Buffer; name: string }> {
  const { thread, agreement, number, offer, title, traveller, partner } = await agreementOf(
    context,
    id,
    asker,
    language,
  );
  const t = sayIn(language);
  const told = (words: string) => translate(words, language).words;
  const { agreedAt, cancelledAt } = agreement;
  const pdf = await writeSections({
    language,
    title: `${t('Agreement')} ${number}`,
    lines: [
      t('Between {traveller} and {partner}, about “{title}”.', {
        traveller,
        partner,
        title,
      }),
      t('Agreed on {moment}, Sri Lankan time.', { moment: told(momentInWords(agreedAt)) }),
      ...(cancelledAt
        ? [t('Cancelled on {moment}, Sri Lankan time.', { moment: told(momentInWords(cancelledAt)) })]
        : []),
      t('You pay each other; Serendib takes no part of it.'),
    ],
    sections: [
      { title: t('What and when'), facts: factsOf(thread, offer, t, told, language), lines: [] },
      {
        title: t('What it costs'),
        facts: [
          ...offer.lines.map((line): [string, string] => [
            translateName(line.label, language),
            `${told(lineWords(line))} = ${told(formatLkr(line.total))}`,
          ]),
          [t('In all'), told(formatLkr(offer.total))],
        ],
        lines: [],
      },
    ],
    issuedAt: agreedAt,
  });
  return { pdf, name: `serendib-agreement-${number}.pdf` };
}

function factsOf(
  thread: StoredInquiry,
  offer: Offer,
  t: Say,
  told: (words: string) => string,
  language: string,
): [string, string][] {
  const { from, to, included, notIncluded, cancellation } = offer;
  const first = from ?? thread.firstDay;
  const last = to ?? thread.lastDay;
  const kilometres = kilometresInWords(offer);
  const children = thread.children.length;
  const pointsOf = (points: readonly string[]) =>
    points.map((point) => translatePoint(point, language)).join(', ');
  return [
    [t('First day'), first ? told(dayInWords(first)) : ''],
    [t('Last day'), last ? told(dayInWords(last)) : ''],
    [t('Adults'), String(thread.adults)],
    [t('Children'), children > 0 ? String(children) : ''],
    [t('Where you are met'), thread.pickup],
    [t('Kilometres'), kilometres ? told(kilometres) : ''],
    [t('Included'), pointsOf(included)],
    [t('Not included'), pointsOf(notIncluded)],
    // What the partner wrote stays as it is.
    [t('Cancellation'), 'words' in cancellation ? cancellation.words : told(cancellationWords(cancellation))],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
}

/** The days for one's own calendar. */
export async function showAgreedDays(
  context: InquiryContext,
  id: string,
  asker: InquiryAsker,
  language = 'en',
): Promise<{ text: string; name: string }> {
  const { thread, agreement, number, offer, title, traveller, partner } = await agreementOf(
    context,
    id,
    asker,
    language,
  );
  const t = sayIn(language);
  const firstDay = offer.from ?? thread.firstDay;
  const lastDay = offer.to ?? thread.lastDay ?? firstDay;
  if (!firstDay || !lastDay || agreement.cancelledAt) throw new AppError('NOT_FOUND', withoutDays);
  const text = writeDays(
    [
      {
        ...{ id, firstDay, lastDay, summary: title },
        description: t('Agreement {number} between {traveller} and {partner}', {
          number,
          traveller,
          partner,
        }),
      },
    ],
    { listingId: thread.listingId, publicUrl: context.publicUrl, at: agreement.agreedAt },
  );
  return { text, name: `serendib-agreement-${number}.ics` };
}
