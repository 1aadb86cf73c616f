import { paymentYears, refundDays } from '@serendib/contract/promised';
import { parts, t } from '@serendib/contract/words/t';
import { refundReviewBusinessDays } from '~/lib/site/legal-facts.ts';
import type { FixedDocument } from '../document.ts';
import { said } from '../said.tsx';

export const refundPolicy: FixedDocument = {
  path: '/refund-policy',
  title: t('Refund policy'),
  description: t(
    'Premium payments on Serendib are non-refundable, except duplicates and technical errors reported within {days} days.',
    { days: refundDays },
  ),
  lead: t(
    'Payments for premium services are non-refundable. If you were charged twice, or a technical error charged you wrongly, tell us within {days} days and we will put it right.',
    { days: refundDays },
  ),
  since: '2026-11-30',
  sections: [
    {
      id: 'covers',
      title: t('What this policy covers'),
      body: (
        <>
          <p>
            {t(
              'It covers what partners pay to Serendib: premium listings of guides, vehicles and businesses, tour partnerships, and sponsored blog posts.',
            )}
          </p>
          <p>
            {t(
              'It does not cover what a traveller pays to a guide, a driver, a hotel or a tour operator. That money never passes through us. Ask the person you paid; their own terms apply.',
            )}
          </p>
        </>
      ),
    },
    {
      id: 'non-refundable',
      title: t('Premium payments are non-refundable'),
      body: (
        <>
          <p>{t('We do not refund a payment because')}</p>
          <ul>
            <li>{t('you changed your mind, or used the service less than you hoped;')}</li>
            <li>{t('your listing brought fewer enquiries than you expected;')}</li>
            <li>{t('you deleted your listing, or it was rejected or removed for breaking the terms;')}</li>
            <li>{t('a month or a year had already begun when you wrote to us.')}</li>
          </ul>
          <p>
            {t(
              'Rights that the law of Sri Lanka gives you and that no policy can take away stay as they are.',
            )}
          </p>
        </>
      ),
    },
    {
      id: 'exceptions',
      title: t('The two exceptions'),
      body: (
        <>
          <p>{t('We do refund')}</p>
          <ul>
            <li>
              {said(
                parts(
                  '<strong>a duplicate payment</strong>: you were charged more than once for the same thing;',
                ),
              )}
            </li>
            <li>
              {said(
                parts(
                  "<strong>a technical error</strong>: you were charged a wrong amount, or charged without receiving the service, because something failed on our side or the payment gateway's.",
                ),
              )}
            </li>
          </ul>
          <p>
            {said(parts('Either must be reported within {period} of the payment.'), {
              period: <strong>{t('{days} days', { days: refundDays })}</strong>,
            })}
          </p>
        </>
      ),
    },
    {
      id: 'how',
      title: t('How to ask'),
      body: (
        <>
          <p>
            {said(
              parts(
                'Write to {mail} or use the <contact>contact form</contact>, from the address of your account, with',
              ),
            )}
          </p>
          <ul>
            <li>{t('the order ID, which stands on your receipt and in your payment history;')}</li>
            <li>{t('the date and the amount;')}</li>
            <li>{t('what went wrong, in a sentence or two.')}</li>
          </ul>
          <p>{t('Never send us a card number. We do not need it, and would have to delete your message.')}</p>
        </>
      ),
    },
    {
      id: 'review',
      title: t('What happens then'),
      body: (
        <>
          <p>
            {said(
              parts(
                "We compare your report with our records and the gateway's, and answer within {period}. If the refund is due, it goes back the way the money came, to the same card or account. How long it takes to appear there is up to your bank.",
              ),
              {
                period: <strong>{t('{days} business days', { days: refundReviewBusinessDays })}</strong>,
              },
            )}
          </p>
          <p>
            {t(
              'The service that a refunded payment bought ends with the refund. If we refuse, we say why, and you may answer.',
            )}
          </p>
        </>
      ),
    },
    {
      id: 'renewal',
      title: t('No automatic renewal'),
      body: (
        <p>
          {t(
            'Premium services do not renew by themselves. When the month or the year is over, the premium ends, your listing stays, and nothing is charged unless you choose to pay again. There is no subscription to cancel.',
          )}
        </p>
      ),
    },
    {
      id: 'prices',
      title: t('Prices and taxes'),
      body: (
        <p>
          {t(
            'Prices are in Sri Lankan rupees and include taxes. They can change; a change does not affect services already paid for, which run to their end as bought.',
          )}
        </p>
      ),
    },
    {
      id: 'records',
      title: t('Your card and our records'),
      body: (
        <p>
          {said(
            parts(
              "You enter your card on the payment gateway's own page. Card data is not stored on our servers, except the last four digits of the number, which the gateway tells us. Transaction data, that is who paid what, when and for which service, is kept for {period}. The <privacy>privacy policy</privacy> says more.",
            ),
            { period: <strong>{t('{years} years', { years: paymentYears })}</strong> },
          )}
        </p>
      ),
    },
  ],
};
