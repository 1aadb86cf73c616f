import { type Kind, type KindName, takesDays } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { t } from '@serendib/contract/words/t';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { kindUi } from '~/kinds/index.ts';
import { ApiError } from '~/lib/api/call.ts';
import { departuresPage, ownCalendarPage } from '~/lib/calendars/calendar-page.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { ErrorState } from '~/ui/feedback/empty-state.tsx';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { Button, ButtonLink } from '~/ui/form/button.tsx';
import { Icon } from '~/ui/form/icon.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { RowFlags } from '../listings/row-flags.tsx';
import { promiseWords, waitedWords } from '../listings/waited.ts';
import { NotesPart } from '../notes/notes-part.tsx';
import { Answers } from './answers.tsx';
import { Changes } from './changes.tsx';
import { History } from './history.tsx';
import type { ListingDetail } from './listing-detail.ts';
import { Looking } from './looking.tsx';
import { OwnerPart } from './owner-part.tsx';
import { PapersPart } from './papers-part.tsx';
import { SeenPart } from './seen-part.tsx';
import { Warnings } from './warnings.tsx';

interface PaneProps {
  detail: ListingDetail | null;
  error: unknown;
  onRetry: () => void;
  /** Whether the keyboard goes to its name when it has come. */
  takesFocus: boolean;
  /** What is said when it cannot be had. */
  failed: string;
  /** `3 of 24`, where it stands in the list. */
  place: string | null;
  back: string;
  previous: string | null;
  next: string | null;
  actions: ReactNode;
  /** The card travellers see; from the route, because features do not know each other. */
  preview: ReactNode;
}

/** One listing as it is judged: what warns, what changed, what travellers see, who sent it. */
export function Pane(props: PaneProps) {
  const { detail, error, onRetry, takesFocus, failed, place, back, previous, next, actions, preview } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = detail?.listing._id;
  useEffect(() => {
    if (id && takesFocus) heading.current?.focus({ preventScroll: true });
  }, [id, takesFocus]);
  return (
    <section aria-label={t('Review')} className="pane">
      <div className="-mb-3 flex flex-wrap items-center justify-end gap-1 text-15">
        <ButtonLink look="line" small to={back} className="me-auto whitespace-nowrap">
          <Icon name="left" className="size-4" />
          <span>
            {t('Back')}
            <span className="max-sm:sr-only"> {t('to the list')}</span>
          </span>
        </ButtonLink>
        {place && <span className="px-2 text-14 whitespace-nowrap text-ink-2 tabular-figures">{place}</span>}
        <Step to={previous} label={t('Previous listing')} icon="left" />
        <Step to={next} label={t('Next listing')} icon="right" />
      </div>
      {error !== null && (
        <ErrorState title={failedTitle(error, failed)} onRetry={onRetry}>
          {errorText(error, '{reason}')}
        </ErrorState>
      )}
      {detail && <Loaded detail={detail} heading={heading} actions={actions} preview={preview} />}
      {!detail && error === null && (
        <div className="min-h-96">
          <Spinner />
        </div>
      )}
    </section>
  );
}

const failedTitle = (error: unknown, failed: string) =>
  error instanceof ApiError && error.status === 404 ? t('This listing is not there any more') : failed;

function Step({ to, label, icon }: { to: string | null; label: string; icon: 'left' | 'right' }) {
  if (!to)
    return (
      <Button look="line" small disabled aria-label={label}>
        <Icon name={icon} className="size-4" />
      </Button>
    );
  return (
    <ButtonLink look="line" small to={to} aria-label={label}>
      <Icon name={icon} className="size-4" />
    </ButtonLink>
  );
}

/** To the days that its owner keeps: when a tour leaves, or when a vehicle or guide is busy. */
function DaysLink({ kind, id }: { kind: KindName; id: string }) {
  if (!takesDays(kinds[kind])) return null;
  const leaves = (kinds[kind] as Kind).departures;
  return (
    <p className="-my-2">
      <Link
        className="link inline-flex min-h-11 items-center text-15"
        to={leaves ? departuresPage(id) : ownCalendarPage(kind, id)}
      >
        {leaves ? t('Departures') : t('Calendar')}
      </Link>
    </p>
  );
}

interface LoadedProps extends Pick<PaneProps, 'actions' | 'preview'> {
  detail: ListingDetail;
  heading: React.RefObject<HTMLHeadingElement | null>;
}

function Loaded({ detail, heading, actions, preview }: LoadedProps) {
  const { kind, listing, review, history } = detail;
  const { title, hoursWaited, isOverdue } = { ...review, title: review.listing.title };
  return (
    <>
      <header>
        <h2
          ref={heading}
          tabIndex={-1}
          className="text-[1.75rem]! wrap-anywhere outline-none"
          lang={languageOf(title)}
        >
          {title}
        </h2>
        <p className="mt-2 flex flex-wrap items-center gap-1.5">
          <span className="flag">{kindUi[kind].one}</span>
          <RowFlags of={{ ...review.listing, isFeatured: listing.featuredStatus !== 'none' }} />
          {listing.isExternal && <span className="flag">{t('Links elsewhere')}</span>}
          {hoursWaited !== null && (
            <span className={`text-15 ${isOverdue ? 'font-[650] text-danger' : 'text-ink-2'}`}>
              {t('Waited {time}, {promise}', {
                time: waitedWords(hoursWaited),
                promise: promiseWords(hoursWaited),
              })}
            </span>
          )}
        </p>
      </header>
      <Looking key={listing._id} id={listing._id} />
      <div className="pane-actions">{actions}</div>
      <DaysLink kind={kind} id={listing._id} />
      <Warnings warnings={review.warnings} />
      {listing.rejectReason && review.listing.status === 'rejected' && (
        <p className="text-15 wrap-anywhere">
          {t('Why it was rejected:')} <q>{listing.rejectReason}</q>
        </p>
      )}
      {review.changes.length > 0 && (
        <Changes
          kind={kind}
          changes={review.changes}
          approvedAt={review.lastApprovedAt}
          checkedAt={listing.lookedAt}
        />
      )}
      <div className="pane-part">
        <h3>
          {review.listing.status === 'approved' ? t('As travellers see it') : t('As travellers would see it')}
        </h3>
        <div className="max-w-[44rem]">{preview}</div>
      </div>
      <Answers kind={kind} listing={listing} />
      <PapersPart key={`papers ${listing._id}`} kind={kind} id={listing._id} review={review} />
      <SeenPart key={`seen ${listing._id}`} kind={kind} id={listing._id} />
      <OwnerPart owner={review.owner} />
      <NotesPart key={`notes ${listing._id}`} about={{ listingId: listing._id }} />
      <History kind={kind} history={history} />
    </>
  );
}
