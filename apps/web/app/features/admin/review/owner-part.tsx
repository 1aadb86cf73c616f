import { dayInWords } from '@serendib/contract/calendar';
import { momentInWords } from '@serendib/contract/calendar-words';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { ListingReview } from '@serendib/contract/moderation/review-endpoints';
import { hoursSince } from '@serendib/contract/moderation/waiting';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { kindUi } from '~/kinds/index.ts';
import { Disclosure } from '~/ui/navigate/disclosure.tsx';
import { Address } from '~/ui/text/address.tsx';
import { Badge } from '~/ui/text/badge.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { waitedWords } from '../listings/waited.ts';

/** Who sent it: how long they are here, what else is theirs, what was rejected. */
export function OwnerPart({ owner }: { owner: ListingReview['owner'] }) {
  if (!owner) return <p className="text-15 text-ink-2">{t('Our own team made this listing.')}</p>;
  const { _id, userName, email, createdAt, otherListings, rejections } = owner;
  return (
    <section className="pane-part" aria-labelledby="owner">
      <h3 id="owner">{t('Its owner')}</h3>
      <div className="border-t-[1.5px] border-ink pt-2 text-15">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
          <Link className="link" to={`/admin/users?id=${_id}`} lang={languageOf(userName)}>
            {userName}
          </Link>
          <Address email={email} />
          {!owner.emailVerified && <Badge kind="pending">{t('Address not confirmed')}</Badge>}
          {owner.isSuspended && <Badge kind="rejected">{t('Suspended')}</Badge>}
        </p>
        <p className="mt-1 text-ink-2">
          {t('Here since {day} ({time}).', {
            day: dayInWords(createdAt),
            time: waitedWords(hoursSince(createdAt, Date.now())),
          })}{' '}
          {t(
            '{listings, plural, one {# listing} other {# listings}}, {verified} verified; rejected {rejected, plural, one {# time} other {# times}}.',
            {
              listings: owner.listingCount,
              verified: owner.approvedCount,
              rejected: owner.rejectionCount,
            },
          )}
        </p>
        {otherListings.length > 0 && (
          <Disclosure title={t('Their other listings')}>
            <ul className="grid gap-1.5">
              {otherListings.map(({ _id: id, kind, title, status }) => (
                <li key={id} className="wrap-anywhere">
                  <Badge kind={status === 'approved' ? 'verified' : status} />{' '}
                  <Link className="link" to={`${kinds[kind].pages.admin}?id=${id}`}>
                    {title}
                  </Link>{' '}
                  <span className="text-ink-2">{kindUi[kind].one}</span>
                </li>
              ))}
            </ul>
            {owner.listingCount > otherListings.length + 1 && (
              <p className="mt-2">
                <Link className="link" to={`/admin/users?id=${_id}`}>
                  {t('Show all')}
                </Link>
              </p>
            )}
          </Disclosure>
        )}
        {rejections.length > 0 && (
          <Disclosure title={t('What was rejected')}>
            <ul className="grid gap-1.5">
              {rejections.map(({ listingId, title, reason, at }) => (
                <li key={`${listingId} ${at}`} className="wrap-anywhere">
                  <b>{title}</b>, {momentInWords(at)}: {reason ?? t('no reason was given')}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
    </section>
  );
}
