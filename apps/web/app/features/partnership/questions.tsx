import type { PaymentMode } from '@serendib/contract/payments/gateway';
import { paymentYears, refundDays } from '@serendib/contract/promised';
import { parts, t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { minimumAge, refundReviewBusinessDays } from '~/lib/site/legal-facts.ts';
import { Disclosure } from '~/ui/navigate/disclosure.tsx';
import { rich } from '~/ui/text/rich.ts';

export interface Question {
  asked: string;
  answer: ReactNode;
}

const paused: Question = {
  asked: t('Why can nobody pay at the moment?'),
  answer: (
    <p>
      {t(
        'Our payment gateway is under maintenance. Until it is back, all listings currently run as free plans. Nobody is charged, nobody is turned away, and premium that was bought before runs to its end.',
      )}
    </p>
  ),
};
const paying: Question = {
  asked: t('How do I pay?'),
  answer: (
    <p>
      {t(
        'By card, on the page of PayHere, our payment gateway: Visa, Mastercard or American Express. You leave Serendib for a minute and come back to your receipt, which you can print at any time.',
      )}
    </p>
  ),
};
const commission: Question = {
  asked: t('Do you take a share of what I earn?'),
  answer: (
    <p>
      {t(
        'No. Travellers write to you, agree with you and pay you. That money never passes through us, so there is nothing to take a commission from.',
      )}
    </p>
  ),
};
const age: Question = {
  asked: t('Who may list something?'),
  answer: (
    <p>
      {t(
        'Anybody of {years} years or older with an account, for something that is theirs to offer. A person reads a listing before travellers do; a premium vehicle goes live at once and is read afterwards.',
        { years: minimumAge },
      )}
    </p>
  ),
};
const renewal: Question = {
  asked: t('Does premium renew by itself?'),
  answer: (
    <p>
      {t(
        'No. When the month or the year is over, the premium ends and your listing stays, free. Nothing is charged unless you choose to pay again. We remind you before the end, and there is no subscription to cancel.',
      )}
    </p>
  ),
};
const early: Question = {
  asked: t('What if I pay before my time is up, or move from a month to a year?'),
  answer: (
    <p>
      {t(
        'The new time begins where the old one ends, so no day is lost. A month is a calendar month: from the 14th to the 14th, however long it is.',
      )}
    </p>
  ),
};
const refunds: Question = {
  asked: t('Can I have my money back?'),
  answer: (
    <p>
      {t(
        'Premium payments are non-refundable, with two exceptions: you were charged twice, or a technical error charged you wrongly. Tell us within {days} days, and we decide within {businessDays} business days.',
        { days: refundDays, businessDays: refundReviewBusinessDays },
      )}{' '}
      {rich(parts('The <policy>refund policy</policy> has the details.'), {
        policy: (words) => (
          <Link to="/refund-policy" className="link">
            {words}
          </Link>
        ),
      })}
    </p>
  ),
};
const taxes: Question = {
  asked: t('Is anything added to these prices?'),
  answer: (
    <p>
      {t(
        'No. Prices are in Sri Lankan rupees and include taxes. They can change one day; what you have already paid for runs to its end as you bought it.',
      )}
    </p>
  ),
};
const card: Question = {
  asked: t('Who sees my card?'),
  answer: (
    <p>
      {t(
        'The payment gateway, on its own page. Card data is not stored on our servers, except the last four digits of the number, which the gateway tells us. Who paid what, when and for which service is kept for {years} years.',
        { years: paymentYears },
      )}
    </p>
  ),
};
const verified: Question = {
  asked: t('Does premium make me Verified?'),
  answer: (
    <p>
      {t(
        'No, and it never will. Premium buys a better place. The word Verified is given by a person who has looked at your listing, to free and premium alike, and cannot be bought.',
      )}
    </p>
  ),
};

const questionsOfAll = (mode: PaymentMode): readonly Question[] => [
  mode === 'paused' ? paused : paying,
  ...[commission, age, renewal, refunds, taxes],
];
const questionsOfPremium = (mode: PaymentMode): readonly Question[] => [
  ...(mode === 'paused' ? [] : [paying]),
  ...[renewal, early, refunds, taxes, card, verified],
];

interface QuestionsProps {
  mode: PaymentMode;
  /** What an offer says of itself comes before what is asked of all premium. */
  ofOffer?: readonly Question[];
}

export function Questions({ mode, ofOffer }: QuestionsProps) {
  const questions = ofOffer ? [...ofOffer, ...questionsOfPremium(mode)] : questionsOfAll(mode);
  return (
    <section aria-labelledby="questions-title">
      <h2 id="questions-title">{t('Questions, answered')}</h2>
      <div className="mt-7 border-t-[1.5px] border-ink">
        {questions.map(({ asked, answer }) => (
          <Disclosure key={asked} title={asked}>
            <div className="max-w-[62ch] text-ink-2">{answer}</div>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
