import { Link } from 'react-router';
import { legalFacts } from '~/lib/site/legal-facts.ts';
import type { FixedDocument } from '../document.ts';
import { MailLink } from '../mail-link.tsx';

const { refundReportDays, refundReviewBusinessDays, transactionYears } = legalFacts;

export const refundPolicy: FixedDocument = {
  title: 'Refund policy',
  description: `Premium payments on Serendib are non-refundable, except duplicates and technical errors reported within ${refundReportDays} days.`,
  lead: `Payments for premium services are non-refundable. If you were charged twice, or a technical error charged you wrongly, tell us within ${refundReportDays} days and we will put it right.`,
  since: '2026-11-21',
  sections: [
    {
      id: 'covers',
      title: 'What this policy covers',
      body: (
        <>
          <p>
            It covers what partners pay to Serendib: premium listings of guides, vehicles and businesses, tour
            partnerships, and sponsored blog posts.
          </p>
          <p>
            It does not cover what a traveller pays to a guide, a driver, a hotel or a tour operator. That
            money never passes through us. Ask the person you paid; their own terms apply.
          </p>
        </>
      ),
    },
    {
      id: 'non-refundable',
      title: 'Premium payments are non-refundable',
      body: (
        <>
          <p>
            A premium service begins the moment its payment is confirmed, so there is nothing left unused to
            give back. We do not refund a payment because
          </p>
          <ul>
            <li>you changed your mind, or used the service less than you hoped;</li>
            <li>your listing brought fewer enquiries than you expected;</li>
            <li>you deleted your listing, or it was rejected or removed for breaking the terms;</li>
            <li>a month or a year had already begun when you wrote to us.</li>
          </ul>
          <p>Rights that the law of Sri Lanka gives you and that no policy can take away stay as they are.</p>
        </>
      ),
    },
    {
      id: 'exceptions',
      title: 'The two exceptions',
      body: (
        <>
          <p>We do refund</p>
          <ul>
            <li>
              <strong>a duplicate payment</strong>: you were charged more than once for the same thing;
            </li>
            <li>
              <strong>a technical error</strong>: you were charged a wrong amount, or charged without
              receiving the service, because something failed on our side or the payment gateway's.
            </li>
          </ul>
          <p>
            Either must be reported within <strong>{refundReportDays} days</strong> of the payment.
          </p>
        </>
      ),
    },
    {
      id: 'how',
      title: 'How to ask',
      body: (
        <>
          <p>
            Write to <MailLink /> or use the <Link to="/contact">contact form</Link>, from the address of your
            account, with
          </p>
          <ul>
            <li>the order ID, which stands on your receipt and in your payment history;</li>
            <li>the date and the amount;</li>
            <li>what went wrong, in a sentence or two.</li>
          </ul>
          <p>Never send us a card number. We do not need it, and would have to delete your message.</p>
        </>
      ),
    },
    {
      id: 'review',
      title: 'What happens then',
      body: (
        <>
          <p>
            We compare your report with our records and the gateway's, and answer within{' '}
            <strong>{refundReviewBusinessDays} business days</strong>. If the refund is due, it goes back the
            way the money came, to the same card or account. How long it takes to appear there is up to your
            bank.
          </p>
          <p>
            The service that a refunded payment bought ends with the refund. If we refuse, we say why, and you
            may answer.
          </p>
        </>
      ),
    },
    {
      id: 'renewal',
      title: 'No automatic renewal',
      body: (
        <p>
          Premium services do not renew by themselves. When the month or the year is over, the premium ends,
          your listing stays, and nothing is charged unless you choose to pay again. There is no subscription
          to cancel.
        </p>
      ),
    },
    {
      id: 'prices',
      title: 'Prices and taxes',
      body: (
        <p>
          Prices are in Sri Lankan rupees and include taxes. They can change; a change does not affect
          services already paid for, which run to their end as bought.
        </p>
      ),
    },
    {
      id: 'records',
      title: 'Your card and our records',
      body: (
        <p>
          You enter your card on the payment gateway's own page. Card data is not stored on our servers, and
          we never see it. Transaction data, that is who paid what, when and for which service, is kept for{' '}
          <strong>{transactionYears} years</strong>. The <Link to="/privacy-policy">privacy policy</Link> says
          more.
        </p>
      ),
    },
  ],
};
