import { cookieSeconds } from '@serendib/contract/accounts/cookies';
import { parts, t } from '@serendib/contract/words/t';
import { dataRequestWorkingDays, minimumAge } from '~/lib/site/legal-facts.ts';
import { rich } from '~/ui/text/rich.ts';
import type { FixedDocument } from '../document.ts';
import { said } from '../said.tsx';
import { privacyHead } from './privacy-head.ts';
import { howLong } from './privacy-how-long.tsx';

export const privacyPolicy: FixedDocument = {
  ...privacyHead,
  lead: t(
    'You can read everything on Serendib without telling us who you are. When you do tell us something, we keep what the purpose needs, no longer than it needs it, and sell none of it.',
  ),
  since: '2026-11-30',
  sections: [
    {
      id: 'who',
      title: t('Who is responsible, and which law'),
      body: (
        <>
          <p>
            {said(
              parts(
                'Serendib decides how the personal data described here is used, and is its controller. Reach us at {mail} or through the <contact>contact form</contact>.',
              ),
            )}
          </p>
          <p>
            {t(
              "We follow Sri Lanka's Personal Data Protection Act, No. 9 of 2022, as amended by the Personal Data Protection (Amendment) Act, No. 22 of 2025. Its parts come into operation by order of the Minister, one after another. We keep to all of them now, whether or not their day has come, and for everybody, wherever they live.",
            )}
          </p>
        </>
      ),
    },
    {
      id: 'what',
      title: t('What we keep, and why'),
      body: (
        <dl>
          <dt>{t('If you only look around')}</dt>
          <dd>
            {t(
              'No name and no profile. Your network address is used to answer you and to keep off floods of requests. So that a look at a page or a tap on “Call” is counted once, a fingerprint (hash) of your network, or of your account while you are signed in, is kept for an hour. A random number in your browser counts nothing: by it your account knows the browser again when you sign in.',
            )}
          </dd>
          <dt>{t('If you have an account')}</dt>
          <dd>
            {t(
              'Your user name, e-mail address, the language of our mails, and a hash of your password, from which the password cannot be read back. If you sign in with Google, the identifier Google gives us in place of a password. Needed for the account you asked for.',
            )}
          </dd>
          <dd>
            {t(
              'For each device that you sign in on: its browser and system, when you signed in and last came by, and the country that your network was in then. You see them in your profile. The network address itself is not kept with them.',
            )}
          </dd>
          <dd>
            {t(
              'If you set up second factors or passkeys: the secret from which your app works out its codes, hashes of your recovery codes, and of each passkey its public key, its name, its browser and when it was last used.',
            )}
          </dd>
          <dt>{t('If you plan a trip')}</dt>
          <dd>
            {t(
              'The stops and days, how many travel, the ages of children, your notes and what you saved. Without an account all of it stays in your browser. With one we keep it as well, so that you have it on each of your devices.',
            )}
          </dd>
          <dd>
            {t(
              'It is read by you and by whoever has a link that you made, who may change it too where the link says so. You can revoke a link at any time. If you join the trip of somebody else, we keep which one, and tell nobody.',
            )}
          </dd>
          <dt>{t('If you list something')}</dt>
          <dd>
            {t(
              'What you write and the pictures you upload, including the contact details you choose to publish, so that travellers find and reach you. The place and camera data inside pictures is removed when they arrive. Number plates, permits, driving licences and insurance papers are seen by you and our reviewers, and are never shown to the public.',
            )}
          </dd>
          <dd>
            {t(
              'Of each picture a fingerprint, by which our team sees that the same one is in a listing of somebody else.',
            )}
          </dd>
          <dd>
            {t(
              'What is changed of it later, when and by whom. You see it beside the listing, and so does our team.',
            )}
          </dd>
          <dt>{t('If our team looks at your papers')}</dt>
          <dd>
            {t(
              'Which paper was seen, by whom, when, and until when it is valid. Your page says which and until when, and never a number. The rest is seen by administrators alone.',
            )}
          </dd>
          <dt>{t('If our team notes something')}</dt>
          <dd>
            {t(
              'What administrators write for each other about you or your listings. You can read it in the file of your data.',
            )}
          </dd>
          <dt>{t('If you keep a calendar')}</dt>
          <dd>
            {t(
              'Everybody sees on which days you are busy, and nobody why. Your notes, the addresses of calendars that you bring in and the secret address of your own are shown to you alone.',
            )}
          </dd>
          <dt>{t('If you ask a partner, or make an offer')}</dt>
          <dd>
            {t(
              'What both of you write, offer and agree on: the days, how many travel, the ages of children, where you are met. Only the two of you read it. We tell neither the address nor the telephone number of the other. Without an account, we keep your name, address and language to bring you the answers. An administrator reads it only once one of you has reported it, and that is written down.',
            )}
          </dd>
          <dd>
            {t(
              'If a partner wants to hear no more from somebody: from which account or address nothing is passed on.',
            )}
          </dd>
          <dt>{t('If you agree with each other')}</dt>
          <dd>
            {t(
              'The offer as it was accepted, both names, and who cancelled it, if one did. How many agreements an account has made and cancelled, administrators see.',
            )}
          </dd>
          <dt>{t('If you pay')}</dt>
          <dd>
            {t(
              "Name, e-mail, what was bought, the amount, the time and the gateway's reference. Card data is entered at the gateway and not stored on our servers, except the last four digits of the number, which the gateway tells us.",
            )}
          </dd>
          <dt>{t('If you write a review')}</dt>
          <dd>{t('Your user name, the rating and your words. They are public.')}</dd>
          <dd>
            {t(
              'Where your journey was agreed on here, the month of it is public as well; and so is what a partner answers to a review.',
            )}
          </dd>
          <dt>{t('If you report something')}</dt>
          <dd>
            {t(
              'What you report and why. Our team alone reads it, and the other side is not told who it was.',
            )}
          </dd>
          <dt>{t('If you write to us')}</dt>
          <dd>{t('Your name, address and message, to answer it.')}</dd>
        </dl>
      ),
    },
    {
      id: 'grounds',
      title: t('Our legal grounds'),
      body: (
        <>
          <p>{t('Under the Act each use needs a ground. Ours are')}</p>
          <ul>
            <li>
              {said(
                parts(
                  '<strong>contract</strong>: running your account, your listings and the services you bought;',
                ),
              )}
            </li>
            <li>
              {said(
                parts('<strong>legal obligation</strong>: accounting records, and answers to lawful orders;'),
              )}
            </li>
            <li>
              {said(
                parts(
                  '<strong>legitimate interest</strong>: keeping the site safe, preventing fraud, counting views without knowing who looked, and answering letters, in ways that do not outweigh your interests;',
                ),
              )}
            </li>
            <li>
              {said(
                parts(
                  '<strong>consent</strong>: anything beyond that, and only after you said yes. You may take it back at any time, as easily as you gave it.',
                ),
              )}
            </li>
          </ul>
        </>
      ),
    },
    howLong,
    {
      id: 'shared',
      title: t('Who else sees it'),
      body: (
        <>
          <p>
            {t('We sell nothing, rent nothing and let no advertising network in. Others are involved where')}
          </p>
          <ul>
            <li>
              {t('you publish it: a listing or review is there for everybody, search engines included;')}
            </li>
            <li>{t('you ask a partner: they read it, under your user name;')}</li>
            <li>
              {t(
                'you pay: the payment gateway, PayHere, receives what it needs to charge you, under its own privacy terms;',
              )}
            </li>
            <li>
              {t(
                'your bank takes back what you paid: PayHere and the bank get what speaks for the payment, which is what was bought, your name and e-mail address, on which devices you were signed in and when, and what became of your listings;',
              )}
            </li>
            <li>{t('you choose to sign in with Google: Google learns that you did;')}</li>
            <li>
              {t(
                'you open the street map of a district: it comes from OpenStreetMap, which thereby sees your network address. All other maps are drawn by us; where streets of somebody else lie under one, its foot says whose they are, and they see your network address as well;',
              )}
            </li>
            <li>
              {t(
                'somebody works for us: hosting and e-mail providers, who act on our instructions under contract;',
              )}
            </li>
            <li>{t('the law compels us. We check such orders and hand over no more than they require.')}</li>
          </ul>
          <p>
            {t(
              'Some of these providers may work outside Sri Lanka. We choose those that protect data as the Act demands, and bind them to it.',
            )}
          </p>
        </>
      ),
    },
    {
      id: 'browser',
      title: t('What stays in your browser'),
      body: (
        <>
          <p>
            {t(
              'We set no advertising or tracking cookies. There are two, and only where you sign in with Google, for {minutes} minutes and for {seconds} seconds: by them we know that who comes back from there is who went.',
              { minutes: cookieSeconds['sign-in'] / 60, seconds: cookieSeconds.arrival },
            )}
          </p>
          <p>
            {t(
              "In your browser's own storage we keep, until you sign out, the key to your session, your name, e-mail address and role for the menu, your trips, who waits for you on them, drafts of what you write, and the usual answers and terms of a partner; and until you clear it, your choice of light or dark and of a currency, when you come and who, what you compare, the prices, places and roads of your trip, and a random number by which your account knows the browser again when you sign in.",
            )}
          </p>
          <p>
            {t(
              'Plan or ask without an account, and your trips and the keys of your questions stay there until you clear it. Once you have a trip, pages and pictures that everybody may see are kept for where there is no network: those of your trip, and those that you opened last.',
            )}
          </p>
        </>
      ),
    },
    {
      id: 'rights',
      title: t('Your rights'),
      body: (
        <>
          <p>{t('The Act gives you the right to')}</p>
          <ul>
            <li>{t('know whether we hold data about you, and receive a copy;')}</li>
            <li>{t('withdraw a consent, and object to a use based on our interests;')}</li>
            <li>{t('have what is wrong corrected and what is missing completed;')}</li>
            <li>{t('have data erased that we no longer need or should not have;')}</li>
            <li>
              {t(
                'have a decision looked at by a person. We make none by machine alone that has lasting effect on you.',
              )}
            </li>
          </ul>
          <p>
            {said(
              parts(
                'Much of it is in your own hands under <profile>My Profile</profile>. For the rest write to {mail} from the address of your account. It costs nothing, and we answer within {days} working days, with reasons where we cannot do what you ask.',
              ),
              { days: dataRequestWorkingDays },
            )}
          </p>
        </>
      ),
    },
    {
      id: 'complaint',
      title: t('If you are not content'),
      body: (
        <p>
          {rich(
            parts(
              'Tell us first, so that we can mend it. If our answer does not satisfy you, you may complain, and appeal against our decision, to the <authority>Data Protection Authority of Sri Lanka</authority>. If you live elsewhere, the authority of your own country may help as well.',
            ),
            {
              authority: (words) => (
                <a href="https://www.dpa.gov.lk" rel="noopener">
                  {words}
                </a>
              ),
            },
          )}
        </p>
      ),
    },
    {
      id: 'safety',
      title: t('How we protect it'),
      body: (
        <p>
          {t(
            'Connections are encrypted, passwords and session keys are stored only as hashes, proofs of partners are kept apart from what is public, and few people can see them. Should data be lost or reach the wrong hands in spite of that, we inform the Authority, and you where it concerns you.',
          )}
        </p>
      ),
    },
    {
      id: 'children',
      title: t('Children'),
      body: (
        <p>
          {t(
            'Accounts are for people of {age} years or older. If a child has given us data, tell us and we erase it.',
            { age: minimumAge },
          )}
        </p>
      ),
    },
    {
      id: 'changes',
      title: t('Changes to this policy'),
      body: (
        <p>
          {t(
            'When what we do changes, these words change first, and with them the date at the top. Of a change that matters to you we tell account holders by e-mail before it takes effect.',
          )}
        </p>
      ),
    },
  ],
};
