import { t } from '@serendib/contract/words/t';
import { useRef } from 'react';
import { Link } from 'react-router';
import { statusWords } from '~/lib/inquiries/thread-words.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import { AskAnew, isNeverSent, neverSentWords } from '../never-sent.tsx';
import { MakeOffer } from '../offer/make-offer.tsx';
import { AgreementFiles } from './agreement-files.tsx';
import { AnswerForm } from './answer-form.tsx';
import { Conversation } from './conversation.tsx';
import type { LoadedThread } from './load-thread.ts';
import { StandingOffer } from './standing-offer.tsx';
import { AcceptButton, ConfirmNotice, ThreadActions } from './thread-actions.tsx';
import { ThreadFacts } from './thread-facts.tsx';
import { useThread } from './use-thread.ts';

/** What a traveller and a partner say to each other about one listing, and what comes of it. */
export function ThreadPage(loaded: LoadedThread) {
  const { thread, ...calls } = useThread(loaded);
  const props = { thread, ...calls };
  const heading = useRef<HTMLHeadingElement>(null);
  const isSettled = thread.status === 'agreed' || thread.status === 'done';
  const crumbs = loaded.guestKey
    ? [{ label: t('Home'), to: '/' }, { label: thread.with }]
    : [
        {
          label: t('Inquiries'),
          to: `/profile?tab=inquiries${thread.as === 'partner' ? '&as=partner' : ''}`,
        },
        { label: thread.with },
      ];
  return (
    <>
      <PageHeading
        title={thread.listingTitle}
        above={<Breadcrumbs crumbs={crumbs} />}
        below={
          <p role="status" className="text-ink-2">
            {t('With {name}', { name: thread.with })} ·{' '}
            <strong className="text-ink">{statusWords[thread.status]}</strong>
          </p>
        }
      />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-9 pt-2 pb-18 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-9">
          <ConfirmNotice {...props} />
          {isNeverSent(thread) && (
            <Notice
              kind="warning"
              title={neverSentWords.title}
              actions={thread.as === 'traveller' && <AskAnew threads={[thread]} />}
            >
              {neverSentWords.why}
            </Notice>
          )}
          <StandingOffer thread={thread} heading={heading}>
            <AgreementFiles {...props} />
            <AcceptButton {...props} heading={heading} />
            {thread.as === 'traveller' && !isSettled && (
              <p>
                <Link
                  className="link inline-flex min-h-11 items-center"
                  to={thread.tripId ? `/offers?trip=${thread.tripId}` : '/offers'}
                >
                  {t('Compare it with other offers')}
                </Link>
              </p>
            )}
          </StandingOffer>
          <MakeOffer {...props} heading={heading} />
          <Conversation thread={thread} />
          <AnswerForm {...props} />
          <ThreadActions {...props} />
        </div>
        <aside aria-label={t('What was asked for')} className="max-lg:-order-1">
          <div className="border-t border-line pt-5 lg:sticky lg:top-28">
            <ThreadFacts thread={thread} />
          </div>
        </aside>
      </div>
    </>
  );
}
