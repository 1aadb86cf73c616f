import { dayInWords } from '@serendib/contract/calendar';
import { hasCall } from '@serendib/contract/listings/endpoints/keys';
import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { parts, t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { renewPage } from '~/kinds/renew-page.ts';
import { departuresPage, ownCalendarPage } from '~/lib/calendars/calendar-page.ts';
import { isNoted, isPortrait, portraitInitials } from '~/lib/images/noted.ts';
import { ButtonLink } from '~/ui/form/button.tsx';
import { Picture } from '~/ui/media/picture.tsx';
import { Badge } from '~/ui/text/badge.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { rich } from '~/ui/text/rich.ts';
import { AvailabilitySwitch } from '../live/availability-switch.tsx';
import { ShareListing } from '../live/share-listing.tsx';
import type { MyListing } from '../my-listing.ts';
import { DeleteListing } from './delete-listing.tsx';
import { PremiumBox } from './premium-box.tsx';
import { StateNotes } from './state-notes.tsx';
import { statusFlags } from './status-words.ts';
import { Visibility } from './visibility.tsx';

/** Letters that need more room above and below, also amid others. */
const isTall = /[\u0b80-\u0dff]/;

/** When it was submitted, and of a tour where it is read. */
const submitted = ({ isTour, isLive }: { isTour: boolean; isLive: boolean }) =>
  !isTour
    ? parts('Submitted {day}')
    : isLive
      ? parts('Submitted {day}, in the <tours>list of tours</tours>')
      : parts('Submitted {day}, for the <tours>list of tours</tours>');

/** One of mine: what it is, what became of it, and what I can do with it. */
export function SubmissionCard({ listing, now }: { listing: MyListing; now: number }) {
  const { kind, title, image, imageIsDrawing, print, ownLine, page, edit, status, isPremium, submittedAt } =
    listing;
  const flag = statusFlags[status];
  const isLive = status === 'approved' && !listing.isHidden;
  return (
    <article className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-4 border-t border-line py-6 first:border-t-[1.5px] first:border-ink sm:grid-cols-[minmax(11rem,18.75rem)_minmax(0,1fr)] sm:gap-x-7">
      <Picture
        src={image}
        fallback={print}
        alt=""
        sizes="(min-width: 40rem) 300px, 88px"
        drawn={isNoted(kind) ? imageIsDrawing : undefined}
        initials={portraitInitials(kind, title)}
        focus={isPortrait(kind) && !imageIsDrawing ? '50% 20%' : undefined}
        className="aspect-square! sm:row-span-2 sm:aspect-[4/3]!"
      />
      <header className="min-w-0">
        <p className="mb-2 flex flex-wrap gap-2">
          <Badge kind={flag.kind}>{flag.words}</Badge>
          {isPremium && <Badge kind="premium" />}
        </p>
        <h3
          className={`text-[1.375rem] wrap-anywhere sm:text-26 ${isTall.test(title) ? 'leading-[1.4]!' : ''}`}
          lang={languageOf(title)}
        >
          <Link to={page} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        </h3>
        <p className="mt-1.5 text-15 text-ink-2 wrap-anywhere">{ownLine}</p>
        <p className="text-15 text-ink-2">
          {rich(submitted({ isTour: kind === 'tour', isLive }), {
            day: <time dateTime={submittedAt}>{dayInWords(submittedAt)}</time>,
            tours: (words) => (
              <Link to="/tours" className="underline underline-offset-4 hover:text-ink">
                {words}
              </Link>
            ),
          })}
        </p>
      </header>
      <div className="col-span-2 grid min-w-0 content-start gap-4 sm:col-span-1 sm:col-start-2">
        <StateNotes listing={listing} now={now} />
        {isLive && listing.availabilityState && (
          <AvailabilitySwitch listing={listing} state={listing.availabilityState} now={now} />
        )}
        <Visibility listing={listing} />
        {isPremium && <PremiumBox listing={listing} now={now} />}
        {isLive && !isPremium && kinds[kind].premium && listing.advice.length === 0 && (
          <p className="text-15 text-ink-2">
            {t('Plan: free.')}{' '}
            <Link to={renewPage(kind)} className="link inline-flex min-h-11 items-center">
              {t('What premium adds')}
            </Link>
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {isLive && (
            <>
              <ButtonLink
                small
                look="line"
                to={page}
                aria-label={t('See {title} as travellers do', { title })}
              >
                {t('See it')}
              </ButtonLink>
              <ShareListing listing={listing} />
            </>
          )}
          {hasCall(kind, 'calendar') && (
            <ButtonLink
              small
              look="line"
              to={ownCalendarPage(kind, listing._id)}
              aria-label={t('Calendar of {title}', { title })}
            >
              {t('Calendar')}
            </ButtonLink>
          )}
          {(kinds[kind] as Kind).departures && (
            <ButtonLink
              small
              look="line"
              to={departuresPage(listing._id)}
              aria-label={t('Departures of {title}', { title })}
            >
              {t('Departures')}
            </ButtonLink>
          )}
          {(kinds[kind] as Kind).placedBy && (
            <ButtonLink
              small
              look="line"
              to={`/my-pin/${kind}/${listing._id}`}
              aria-label={t('{title} on the map', { title })}
            >
              {t('On the map')}
            </ButtonLink>
          )}
          <ButtonLink small look="line" to={edit} aria-label={t('Edit {title}', { title })}>
            {t('Edit')}
          </ButtonLink>
          <ButtonLink
            small
            look="line"
            to={`/profile?tab=analytics&listing=${listing._id}`}
            aria-label={t('Figures of {title}', { title })}
          >
            {t('Figures')}
          </ButtonLink>
          <DeleteListing listing={listing} />
        </div>
      </div>
    </article>
  );
}
