import { deletedDays } from '@serendib/contract/listings/limits';
import { refundDays } from '@serendib/contract/promised';
import { parts, t } from '@serendib/contract/words/t';
import { minimumAge } from '~/lib/site/legal-facts.ts';
import type { FixedDocument } from '../document.ts';
import { said } from '../said.tsx';

export const termsOfService: FixedDocument = {
  path: '/terms-of-service',
  title: t('Terms of service'),
  description: t('What you may expect of Serendib and what Serendib expects of you, in plain words.'),
  lead: t(
    'Serendib introduces travellers to people who guide, drive, host and cook in Sri Lanka. What you agree with each other is between you; what we owe you, and you us, stands here.',
  ),
  since: '2026-11-28',
  sections: [
    {
      id: 'agreement',
      title: t('The agreement'),
      body: (
        <>
          <p>
            {t(
              'By using Serendib you agree to these terms. If you use it for a company, you agree for the company and confirm that you may. If you do not agree, please do not use it.',
            )}
          </p>
          <p>
            {said(
              parts(
                'In these terms, a <em>traveller</em> is anybody who looks for something here, a <em>partner</em> is anybody who lists something, and a <em>listing</em> is a guide, vehicle, tour, business or blog post that a partner has put on Serendib.',
              ),
            )}
          </p>
        </>
      ),
    },
    {
      id: 'age',
      title: t('You must be {age} or older', { age: minimumAge }),
      body: (
        <p>
          {said(
            parts(
              'Serendib is for people of {age}. Younger travellers are welcome on every journey, in the company of somebody who is old enough to arrange it.',
            ),
            { age: <strong>{t('{age} years or older', { age: minimumAge })}</strong> },
          )}
        </p>
      ),
    },
    {
      id: 'what-we-do',
      title: t('What Serendib is, and is not'),
      body: (
        <>
          <p>
            {t(
              'Serendib is a place to be found. It shows listings and the ways to reach the people behind them. It is not a travel agent, does not run tours or vehicles, takes no bookings and handles no money between travellers and partners.',
            )}
          </p>
          <p>
            {t(
              'A contract about a journey, a room or a meal is made between traveller and partner, on the terms they agree. Ask for the price, what it includes and what happens if plans change before you pay.',
            )}
          </p>
        </>
      ),
    },
    {
      id: 'account',
      title: t('Your account'),
      body: (
        <ul>
          <li>{t('Give a name and an e-mail address that are yours, and keep them up to date.')}</li>
          <li>
            {t('Keep your password to yourself. What is done from your account counts as done by you.')}
          </li>
          <li>{t('Tell us at once if you believe that somebody else is using it.')}</li>
          <li>
            {t('One person, one account. We may close accounts that were made to get round a decision.')}
          </li>
        </ul>
      ),
    },
    {
      id: 'listings',
      title: t('Listings'),
      body: (
        <>
          <p>{t('As a partner you promise that')}</p>
          <ul>
            <li>{t('what your listing says is true, complete enough to decide by, and kept current;')}</li>
            <li>
              {t(
                "you hold every licence, permit and insurance that your work requires, such as a guide's licence or a vehicle's passenger cover, and show them when we ask;",
              )}
            </li>
            <li>{t('words and pictures are yours, or you may use them, and nobody in them objects;')}</li>
            <li>{t('you answer travellers honestly, and keep to the price you named.')}</li>
          </ul>
          <p>
            {t(
              'Our team looks at listings before they appear, with one exception: a premium vehicle appears at once and is looked at afterwards, unless our team has rejected it before. Only what a person of our team has looked at is shown as Verified. That means that we checked what we were shown; it is no guarantee of a person or a service.',
            )}
          </p>
          <p>
            {t(
              'We may reject, hide or remove a listing that breaks these terms or the law, and say why. You may mend a rejected listing and submit it again. You may edit or delete your own at any time; for {days} days after a deletion we can bring it back if you ask.',
              { days: deletedDays },
            )}
          </p>
          <p>
            {t(
              'What you post remains yours. You allow us to show it on Serendib, and in links, previews and messages that lead to it, for as long as it is listed.',
            )}
          </p>
        </>
      ),
    },
    {
      id: 'reviews',
      title: t('Reviews'),
      body: (
        <p>
          {t(
            "Review only what you have experienced yourself, once for each thing, in words you would say to the person's face. Do not review yourself or a competitor, and do not give or take anything for a review. We remove reviews that are false, insulting or beside the point, and leave those that are merely unflattering.",
          )}
        </p>
      ),
    },
    {
      id: 'premium',
      title: t('Premium services'),
      body: (
        <>
          <p>
            {said(
              parts(
                'A listing costs nothing. Premium services bring it forward, as described on the <partnership>partnership page</partnership>, for one month or one year.',
              ),
            )}
          </p>
          <ul>
            <li>{said(parts('<strong>Prices include taxes</strong> and are in Sri Lankan rupees.'))}</li>
            <li>
              {said(
                parts(
                  '<strong>Prices can change.</strong> A change does not affect services already paid for.',
                ),
              )}
            </li>
            <li>
              {said(
                parts(
                  '<strong>No automatic renewal.</strong> A premium service ends when its time is over; nothing is charged unless you pay again.',
                ),
              )}
            </li>
            <li>
              {said(
                parts(
                  '<strong>Payments are non-refundable</strong>, except duplicates and technical errors reported within {days} days. The <refunds>refund policy</refunds> has the details.',
                ),
                { days: refundDays },
              )}
            </li>
            <li>
              {t(
                'Premium means precedence, and more pictures of a vehicle. It does not mean better, and we promise no number of views or enquiries.',
              )}
            </li>
            <li>{t('Sponsored posts and tours are paid for by those who wrote or offer them.')}</li>
          </ul>
        </>
      ),
    },
    {
      id: 'not-allowed',
      title: t('What is not allowed'),
      body: (
        <ul>
          <li>{t('anything that breaks the law, or harms people, animals, reefs, forests or monuments;')}</li>
          <li>{t('deceiving others about who you are, what you offer or what it costs;')}</li>
          <li>{t('listings that turn people away for their origin, faith, language, sex or disability;')}</li>
          <li>{t("collecting other people's contact details for advertising, or sending them any;")}</li>
          <li>
            {t("copying Serendib's contents in bulk, disturbing its operation or probing for weaknesses.")}
          </li>
        </ul>
      ),
    },
    {
      id: 'liability',
      title: t('Liability'),
      body: (
        <>
          <p>
            {t(
              'We run Serendib with care, and cannot promise that it is always reachable or free of mistakes. Travel times, seasons, prices and descriptions are guidance; roads, weather and tides decide for themselves. Follow official advice where safety is concerned.',
            )}
          </p>
          <p>
            {t(
              'We are not party to what travellers and partners agree, and are not liable for how either keeps it, nor for what is on other sites that we link to. As far as the law allows, our liability for anything else is limited to what you paid us in the twelve months before, and does not extend to lost profit or lost opportunity.',
            )}
          </p>
          <p>
            {t(
              'Nothing here limits liability for death or injury caused by negligence, for fraud, or for anything that the law does not let us limit.',
            )}
          </p>
        </>
      ),
    },
    {
      id: 'ending',
      title: t('Ending it'),
      body: (
        <p>
          {t(
            'You may stop using Serendib whenever you like, and ask us to close your account. We may suspend or close an account that seriously or repeatedly breaks these terms, and will say why unless the law forbids it. Its listings then leave public view.',
          )}
        </p>
      ),
    },
    {
      id: 'changes',
      title: t('Changes to these terms'),
      body: (
        <p>
          {t(
            'When we change these terms, the date at the top changes with them. Of a change that takes something from you we tell account holders by e-mail at least 14 days before. Services already paid for run to their end on the terms they were bought under.',
          )}
        </p>
      ),
    },
    {
      id: 'law',
      title: t('Law, and how to reach us'),
      body: (
        <p>
          {said(
            parts(
              'These terms are governed by the law of Sri Lanka, and its courts are competent; consumers keep whatever protection the law of their own country gives them without exception. Most things are settled sooner by a letter: {mail}.',
            ),
          )}
        </p>
      ),
    },
  ],
};
