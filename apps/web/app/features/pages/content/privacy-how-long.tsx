import { unconfirmedDays } from '@serendib/contract/accounts/kept';
import { backupDays } from '@serendib/contract/backups/kept';
import { agreementYears, threadDays, unsentDays } from '@serendib/contract/inquiries/kept';
import { keyDays } from '@serendib/contract/inquiries/limits';
import { deletedDays } from '@serendib/contract/listings/limits';
import { paperDays } from '@serendib/contract/papers/papers';
import { paymentYears, placeDays } from '@serendib/contract/promised';
import { t } from '@serendib/contract/words/t';
import { logDays } from '~/lib/site/legal-facts.ts';
import type { FixedDocument } from '../document.ts';

/** The part of the privacy policy that has most in it: one line for each thing that is kept. */
export const howLong: FixedDocument['sections'][number] = {
  id: 'how-long',
  title: t('How long we keep it'),
  body: (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('What')}</th>
          <th scope="col">{t('How long')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>{t('Account')}</td>
          <td>{t('until you ask us to close it')}</td>
        </tr>
        <tr>
          <td>{t('Sign-ins')}</td>
          <td>{t('until you sign out or they run out')}</td>
        </tr>
        <tr>
          <td>{t('Passkeys, the app that shows codes and recovery codes')}</td>
          <td>{t('until you remove or replace them, and no longer than the account')}</td>
        </tr>
        <tr>
          <td>{t('A sign-up, or a new address of an account, that nobody confirms')}</td>
          <td>{t('{days} days after the link that was mailed has ended', { days: unconfirmedDays })}</td>
        </tr>
        <tr>
          <td>{t('Trips, their links, and which trips of others you joined')}</td>
          <td>{t('until you delete them or the link is revoked, and no longer than the account')}</td>
        </tr>
        <tr>
          <td>{t('Photos of papers (licence, permit, insurance, registration), kept encrypted')}</td>
          <td>
            {t('until {days} days after we have decided, and no longer than the listing or the account', {
              days: paperDays,
            })}
          </td>
        </tr>
        <tr>
          <td>{t('Listings and their pictures')}</td>
          <td>
            {t('until you delete them, and {days} days more in case it was a mistake', {
              days: deletedDays,
            })}
          </td>
        </tr>
        <tr>
          <td>{t('That a paper was seen')}</td>
          <td>{t('until its last day, and no longer than the listing or the account')}</td>
        </tr>
        <tr>
          <td>{t('What was asked without an account, where nobody opened the link in our mail')}</td>
          <td>{t('{days} days after it has ended', { days: unsentDays })}</td>
        </tr>
        <tr>
          <td>{t('Questions, messages and offers that led to no agreement')}</td>
          <td>
            {t('{days} days after the last news in them; with either account, at once', {
              days: threadDays,
            })}
          </td>
        </tr>
        <tr>
          <td>
            {t(
              'What was agreed: the offer, the days and the number, for both sides. Of an account that is closed, what that person wrote is erased at once',
            )}
          </td>
          <td>
            {t('{years} years after the last day, with or without the accounts', {
              years: agreementYears,
            })}
          </td>
        </tr>
        <tr>
          <td>{t('Of both, what one of you has reported to us')}</td>
          <td>{t('until we have closed the report, with or without the accounts')}</td>
        </tr>
        <tr>
          <td>{t('Fingerprints (hashes) of the links by which guests read their questions')}</td>
          <td>{t('{days} days', { days: keyDays })}</td>
        </tr>
        <tr>
          <td>{t('Transaction data')}</td>
          <td>{t('{years} years, for accounting and disputes', { years: paymentYears })}</td>
        </tr>
        <tr>
          <td>{t('Reviews')}</td>
          <td>{t('until you or we delete them, with or without your account')}</td>
        </tr>
        <tr>
          <td>{t('What you report of a review')}</td>
          <td>{t('as long as the review is there, and no longer than your account')}</td>
        </tr>
        <tr>
          <td>{t('From whom a partner wants to hear no more')}</td>
          <td>{t('until one of the accounts is closed; of a guest, until what they asked is gone')}</td>
        </tr>
        <tr>
          <td>{t('What administrators note of you or a listing')}</td>
          <td>{t('until they delete it, and no longer than the account or the listing')}</td>
        </tr>
        <tr>
          <td>{t('Letters to us')}</td>
          <td>{t('until the matter is settled, and a year more')}</td>
        </tr>
        <tr>
          <td>
            {t(
              'Fingerprints (hashes) of the networks and browsers from which you signed in, so that strangers who guess at your password do not lock you out',
            )}
          </td>
          <td>{t('{days} days after you last came from there', { days: placeDays })}</td>
        </tr>
        <tr>
          <td>
            {t(
              'If you began free months of premium: a fingerprint (hash) of your e-mail address, so that they begin once for each person. That you took them stays with your account',
            )}
          </td>
          <td>{t('until the promotion is over, and at most a day longer, with or without your account')}</td>
        </tr>
        <tr>
          <td>
            {t(
              'What our administrators did to your account and listings, with what was changed and why. After that only who did what, when, and which fields',
            )}
          </td>
          <td>
            {t('as long as they are there, and {days} days after they were deleted', {
              days: deletedDays,
            })}
          </td>
        </tr>
        <tr>
          <td>
            {t(
              'Copies of all of the above, so that it is not lost: what you delete, or we, stays in those that were made before',
            )}
          </td>
          <td>{t('up to {days} days, and the newest one until another is made', { days: backupDays })}</td>
        </tr>
        <tr>
          <td>{t('Server logs, in which our software writes no network addresses')}</td>
          <td>{t('{days} days', { days: logDays })}</td>
        </tr>
        <tr>
          <td>
            {t(
              'In these logs, of sign-ins, changes to an account and what was refused: a fingerprint (hash with a secret key) of the network, another each month, so that attacks can be followed',
            )}
          </td>
          <td>{t('{days} days', { days: logDays })}</td>
        </tr>
      </tbody>
    </table>
  ),
};
