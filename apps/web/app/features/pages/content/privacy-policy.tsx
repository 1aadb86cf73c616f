import { paperDays } from '@serendib/contract/papers/papers';
import { Link } from 'react-router';
import { legalFacts } from '~/lib/site/legal-facts.ts';
import type { FixedDocument } from '../document.ts';
import { MailLink } from '../mail-link.tsx';

const { transactionYears, deletedDays, logDays, placeDays, dataRequestWorkingDays, minimumAge } = legalFacts;

export const privacyPolicy: FixedDocument = {
  title: 'Privacy policy',
  description: 'What Serendib keeps about you, why, for how long, and what you can ask of us.',
  lead: 'You can read everything on Serendib without telling us who you are. When you do tell us something, we keep what the purpose needs, no longer than it needs it, and sell none of it.',
  since: '2026-11-22',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible, and which law',
      body: (
        <>
          <p>
            Serendib decides how the personal data described here is used, and is its controller. Reach us at{' '}
            <MailLink /> or through the <Link to="/contact">contact form</Link>.
          </p>
          <p>
            We follow Sri Lanka's Personal Data Protection Act, No. 9 of 2022, as amended by the Personal Data
            Protection (Amendment) Act, No. 22 of 2025. Its parts come into operation by order of the
            Minister, one after another. We keep to all of them now, whether or not their day has come, and
            for everybody, wherever they live.
          </p>
        </>
      ),
    },
    {
      id: 'what',
      title: 'What we keep, and why',
      body: (
        <dl>
          <dt>If you only look around</dt>
          <dd>
            No name and no profile. A random number in your browser lets us count a page view once; it is not
            linked to you. Your network address is used to answer you and to keep off floods of requests.
          </dd>
          <dt>If you have an account</dt>
          <dd>
            Your user name, e-mail address, and a hash of your password, from which the password cannot be
            read back. If you sign in with Google, the identifier Google gives us in place of a password.
            Needed for the account you asked for.
          </dd>
          <dt>If you list something</dt>
          <dd>
            What you write and the pictures you upload, including the contact details you choose to publish,
            so that travellers find and reach you. The place and camera data inside pictures is removed when
            they arrive. Number plates, permits, driving licences and insurance papers are seen by you and our
            reviewers, and are never shown to the public.
          </dd>
          <dt>If you pay</dt>
          <dd>
            Name, e-mail, phone, what was bought, the amount, the time and the gateway's reference. Card data
            is entered at the gateway and not stored on our servers.
          </dd>
          <dt>If you write a review</dt>
          <dd>Your user name, the rating and your words. They are public.</dd>
          <dt>If you write to us</dt>
          <dd>Your name, address and message, to answer it.</dd>
        </dl>
      ),
    },
    {
      id: 'grounds',
      title: 'Our legal grounds',
      body: (
        <>
          <p>Under the Act each use needs a ground. Ours are</p>
          <ul>
            <li>
              <strong>contract</strong>: running your account, your listings and the services you bought;
            </li>
            <li>
              <strong>legal obligation</strong>: accounting records, and answers to lawful orders;
            </li>
            <li>
              <strong>legitimate interest</strong>: keeping the site safe, preventing fraud, counting views
              without knowing who looked, and answering letters, in ways that do not outweigh your interests;
            </li>
            <li>
              <strong>consent</strong>: anything beyond that, and only after you said yes. You may take it
              back at any time, as easily as you gave it.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: (
        <table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">How long</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Account</td>
              <td>until you ask us to close it</td>
            </tr>
            <tr>
              <td>Sign-ins</td>
              <td>until you sign out or they run out</td>
            </tr>
            <tr>
              <td>Photos of papers (licence, permit, insurance, registration), kept encrypted</td>
              <td>
                until {paperDays} days after we have decided, and no longer than the listing or the account
              </td>
            </tr>
            <tr>
              <td>Listings and their pictures</td>
              <td>until you delete them, and {deletedDays} days more in case it was a mistake</td>
            </tr>
            <tr>
              <td>Transaction data</td>
              <td>{transactionYears} years, for accounting and disputes</td>
            </tr>
            <tr>
              <td>Reviews</td>
              <td>until you or we remove them</td>
            </tr>
            <tr>
              <td>Letters to us</td>
              <td>until the matter is settled, and a year more</td>
            </tr>
            <tr>
              <td>
                Fingerprints (hashes) of the networks and browsers from which you signed in, so that strangers
                who guess at your password do not lock you out
              </td>
              <td>{placeDays} days after you last came from there</td>
            </tr>
            <tr>
              <td>
                If you began free months of premium: a fingerprint (hash) of your e-mail address, so that they
                begin once for each person. That you took them stays with your account
              </td>
              <td>until the promotion is over, and at most a day longer, with or without your account</td>
            </tr>
            <tr>
              <td>
                What our administrators did to your account and listings, with what was changed and why. After
                that only who did what, when, and which fields
              </td>
              <td>as long as they are there, and {deletedDays} days after they were deleted</td>
            </tr>
            <tr>
              <td>Server logs, in which our software writes no network addresses</td>
              <td>{logDays} days</td>
            </tr>
          </tbody>
        </table>
      ),
    },
    {
      id: 'shared',
      title: 'Who else sees it',
      body: (
        <>
          <p>We sell nothing, rent nothing and let no advertising network in. Others are involved where</p>
          <ul>
            <li>you publish it: a listing or review is there for everybody, search engines included;</li>
            <li>
              you pay: the payment gateway, PayHere, receives what it needs to charge you, under its own
              privacy terms;
            </li>
            <li>you choose to sign in with Google: Google learns that you did;</li>
            <li>you open a map: it comes from OpenStreetMap, which thereby sees your network address;</li>
            <li>
              somebody works for us: hosting and e-mail providers, who act on our instructions under contract;
            </li>
            <li>the law compels us. We check such orders and hand over no more than they require.</li>
          </ul>
          <p>
            Some of these providers may work outside Sri Lanka. We choose those that protect data as the Act
            demands, and bind them to it.
          </p>
        </>
      ),
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      body: (
        <>
          <p>
            We set no advertising or tracking cookies. While you are signed in, one cookie lets your browser
            show pictures of yours that are not public yet. In your browser's own storage we keep, until you
            sign out or clear it: the key to your session, your name for the menu, the random number for
            counting, your choice of light or dark, and drafts of long forms so that nothing is lost.
          </p>
        </>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: (
        <>
          <p>The Act gives you the right to</p>
          <ul>
            <li>know whether we hold data about you, and receive a copy;</li>
            <li>withdraw a consent, and object to a use based on our interests;</li>
            <li>have what is wrong corrected and what is missing completed;</li>
            <li>have data erased that we no longer need or should not have;</li>
            <li>
              have a decision looked at by a person. We make none by machine alone that has lasting effect on
              you.
            </li>
          </ul>
          <p>
            Much of it is in your own hands under <Link to="/profile">My Profile</Link>. For the rest write to{' '}
            <MailLink /> from the address of your account. It costs nothing, and we answer within{' '}
            {dataRequestWorkingDays} working days, with reasons where we cannot do what you ask.
          </p>
        </>
      ),
    },
    {
      id: 'complaint',
      title: 'If you are not content',
      body: (
        <p>
          Tell us first, so that we can mend it. If our answer does not satisfy you, you may complain, and
          appeal against our decision, to the{' '}
          <a href="https://www.dpa.gov.lk" rel="noopener">
            Data Protection Authority of Sri Lanka
          </a>
          . If you live elsewhere, the authority of your own country may help as well.
        </p>
      ),
    },
    {
      id: 'safety',
      title: 'How we protect it',
      body: (
        <p>
          Connections are encrypted, passwords and session keys are stored only as hashes, proofs of partners
          are kept apart from what is public, and few people can see them. Should data be lost or reach the
          wrong hands in spite of that, we inform the Authority, and you where it concerns you.
        </p>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      body: (
        <p>
          Accounts are for people of {minimumAge} years or older. If a child has given us data, tell us and we
          erase it.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      body: (
        <p>
          When what we do changes, these words change first, and with them the date at the top. Of a change
          that matters to you we tell account holders by e-mail before it takes effect.
        </p>
      ),
    },
  ],
};
