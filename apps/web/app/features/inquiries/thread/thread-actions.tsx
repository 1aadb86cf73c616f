import { dayOf } from '@serendib/contract/calendar';
import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import type { Offer } from '@serendib/contract/inquiries/offer';
import { hasBegun, type InquiryTransition, inquiryTransitionsOf } from '@serendib/contract/inquiries/states';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import { type RefObject, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { ConfirmedDialog } from '~/ui/feedback/confirmed-dialog.tsx';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button } from '~/ui/form/button.tsx';
import { goTo } from '~/ui/navigate/focus-on.ts';
import { Amount } from '~/ui/text/price.tsx';
import { endingWords } from './cancellation-words.ts';
import { NewLink } from './new-link.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import type { ThreadCalls } from './use-thread.ts';

type Props = { thread: Inquiry } & ThreadCalls;

interface AcceptButtonProps extends Props {
  /** Of the offer that stands, and of what was agreed once it is accepted. */
  heading: RefObject<HTMLElement | null>;
}

/**
 * Accepting what stands: asked once more, since its days are then kept for both. The question is of the offer that was pressed, also where
 * another has come in its place: the API says so.
 */
export function AcceptButton({ thread, show, asked, heading }: AcceptButtonProps) {
  const [offer, setOffer] = useState<Offer>();
  const current =
    thread.as === 'traveller' &&
    thread.status === 'offered' &&
    thread.offers.find(({ state }) => state === 'current');
  const accept = async ({ _id: offerId }: Offer) => {
    show(
      await call('POST /inquiries/{id}/offers/{offerId}/accept', {
        ...asked,
        params: { ...asked.params, offerId },
      }),
    );
    setOffer(undefined);
    // The button that was pressed is gone.
    requestAnimationFrame(() => heading.current && goTo(heading.current));
  };
  return (
    <>
      {current && (
        <p>
          <Button onClick={() => setOffer(current)}>{t('Accept the offer')}</Button>
        </p>
      )}
      {offer && (
        <ConfirmedDialog
          onClose={() => setOffer(undefined)}
          title={
            <Amount
              value={String(offer.total)}
              words={t('Agree on {total} with {name}?', { total: formatLkr(offer.total), name: thread.with })}
            />
          }
          confirm={t('Yes, agreed')}
          work={() => accept(offer)}
          failed={(error) => errorText(error, t('The offer could not be accepted.'))}
        >
          <p>
            {t(
              'The offer stays as it is, for both. You pay each other; Serendib takes no part of it. Either can cancel with a reason until the first day.',
            )}
          </p>
        </ConfirmedDialog>
      )}
    </>
  );
}

/** Sends what a guest asked: opening the link is not enough, since mail programs open links too. */
export function ConfirmNotice({ thread, show, asked }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (thread.status !== 'unconfirmed') return null;
  const send = async () => {
    setBusy(true);
    // Said again in the same words, it is told only where it was gone.
    setProblem(undefined);
    try {
      show(await call('POST /inquiries/{id}/confirm', asked));
    } catch (error) {
      setProblem(errorText(error, t('Your question could not be sent.')));
    }
    setBusy(false);
  };
  return (
    <Notice
      kind="warning"
      title={t('One press, and your question is on its way')}
      actions={
        <Button busy={busy} onClick={() => void send()}>
          {t('Send it')}
        </Button>
      }
    >
      {problem ? (
        <p role="alert">{problem}</p>
      ) : (
        t('It has not been sent yet. If you did not ask this, close the page: nothing is sent then.')
      )}
    </Notice>
  );
}

type Asking = { transition: InquiryTransition } | 'report' | 'block' | 'link';

/** What else one may do, by the table of transitions; and what one does when something is wrong. */
export function ThreadActions(props: Props) {
  const { thread, show, note, asked } = props;
  const [asking, setAsking] = useState<Asking>();
  const { as, status } = thread;
  if (as === 'admin') return null;
  // From its first day on the API takes no cancelling of what is agreed.
  const isUnderWay = hasBegun({ status, firstDay: thread.from }, dayOf(Date.now()));
  const endings = inquiryTransitionsOf(status, as).filter(
    ({ event }) => event === 'decline' || (event === 'cancel' && !isUnderWay),
  );
  // To withdraw is to say no before anything was offered.
  const shown =
    status === 'offered'
      ? endings
      : endings.filter(({ event }, _, all) => event === 'cancel' || all.length === 1);
  const agreed = status === 'agreed' && thread.offers.find(({ state }) => state === 'accepted');
  const close = () => setAsking(undefined);
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1 print:hidden">
      {isUnderWay && !thread.hasLeft && (
        <span className="inline-flex min-h-11 items-center text-15 text-ink-2">
          {t('The first day has come: please talk to each other.')}
        </span>
      )}
      {shown.map((transition) => (
        <button
          key={transition.event}
          type="button"
          className="link min-h-11"
          onClick={() => setAsking({ transition })}
        >
          {transition.verb}
        </button>
      ))}
      {as === 'partner' && status !== 'agreed' && (
        <button type="button" className="link min-h-11" onClick={() => setAsking('block')}>
          {t('Block this traveller')}
        </button>
      )}
      {thread.reported ? (
        <span className="inline-flex min-h-11 items-center text-15 text-ink-2">
          {t('Reported: our team reads it.')}
        </span>
      ) : (
        status !== 'unconfirmed' && (
          <button type="button" className="link min-h-11" onClick={() => setAsking('report')}>
            {t('Report to our team')}
          </button>
        )
      )}
      {asked.query.key && (
        <button type="button" className="link min-h-11" onClick={() => setAsking('link')}>
          {t('Take my links back')}
        </button>
      )}
      {typeof asking === 'object' && (
        <ReasonDialog
          title={asking.transition.verb ?? ''}
          confirm={asking.transition.verb ?? ''}
          asksReason={asking.transition.asksReason}
          onClose={close}
          send={async (reason) =>
            show(
              asking.transition.event === 'decline'
                ? await call('POST /inquiries/{id}/decline', { ...asked, body: { reason } })
                : await call('POST /inquiries/{id}/cancel', { ...asked, body: { reason } }),
            )
          }
        >
          {agreed && <p className="wrap-anywhere">{endingWords(agreed, dayOf(Date.now()))}</p>}
          <p>{t('The other reads your reason.')}</p>
        </ReasonDialog>
      )}
      {asking === 'report' && (
        <ReasonDialog
          title={t('Report to our team')}
          confirm={t('Report')}
          asksReason
          onClose={close}
          send={async (reason) => {
            await call('POST /inquiries/{id}/report', { ...asked, body: { reason } });
            note({ reported: true });
          }}
        >
          {t('Our team can then read this thread, and nobody else.')}
        </ReasonDialog>
      )}
      {asking === 'link' && <NewLink asked={asked} onClose={close} />}
      {asking === 'block' && <Block {...props} onClose={close} />}
    </div>
  );
}

function Block({ thread, look, asked, onClose }: Props & { onClose: () => void }) {
  const block = async () => {
    await call('POST /inquiries/{id}/block', { params: asked.params });
    await look();
    onClose();
  };
  return (
    <ConfirmedDialog
      onClose={onClose}
      title={t('Hear no more of {name}?', { name: thread.with })}
      confirm={t('Block', {}, 'a person')}
      danger
      work={block}
      failed={(error) => errorText(error, t('That did not work.'))}
    >
      <p>
        {t('All threads with them that are not agreed end, and nothing they write reaches you any more.')}
      </p>
      <p>
        {t('You cannot take this back. What is agreed stands, and they can no longer write to you about it.')}
      </p>
    </ConfirmedDialog>
  );
}
