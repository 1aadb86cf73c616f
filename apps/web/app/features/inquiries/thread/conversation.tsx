import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import { languageOf } from '~/ui/text/language.ts';
import { marked } from '~/ui/text/marked.tsx';
import { Moment } from '../moment.tsx';

interface Entry {
  id: string;
  at: string;
  by: string;
  /** Of what was written; of a step its words. */
  text: string;
  /** Why it was done, in the words of who did it. */
  reason?: string | null;
  isStep: boolean;
  isMine: boolean;
  isMarked: boolean;
}

type Step = Inquiry['steps'][number];

const stepWords = ({ from, to, at }: Step, offers: Inquiry['offers']): string => {
  const made = to === 'offered' ? offers.find(({ createdAt }) => createdAt === at) : undefined;
  if (made) return t('offered {total}', { total: formatLkr(made.total) });
  if (from === null) return t('asked', {}, 'a step of a thread');
  if (from === 'offered' && to === 'open') return t('the offer was not accepted in time');
  return {
    unconfirmed: '',
    open: t('sent it', {}, 'a step of a thread'),
    offered: t('made an offer'),
    agreed: t('accepted the offer'),
    done: t('the journey is over'),
    declined: t('said no'),
    cancelled: from === 'agreed' ? t('cancelled the agreement') : t('ended it', {}, 'a step of a thread'),
    expired: t('ended without an agreement'),
  }[to];
};

/** What the sides are called, for a reader who is neither. */
type Names = Record<'traveller' | 'partner', string>;

/** Both names as this reader is to read them. */
const nameOf = ({ as, with: other }: Inquiry, by: Step['by'], names?: Names): string => {
  if (by === 'system') return 'Serendib';
  if (names) return names[by];
  return by === as ? t('You') : other;
};

function entriesOf(thread: Inquiry, names?: Names): Entry[] {
  const messages = thread.messages.map(({ _id, at, by, text, isMarked }) => ({
    ...{ id: _id, at, text, isMarked, isStep: false, isMine: by === thread.as },
    by: nameOf(thread, by, names),
  }));
  // The question that stands below it says the same, with the same name and moment.
  const isWritten = (step: Step) =>
    step.from === null && thread.messages.some(({ by, at }) => by === step.by && at === step.at);
  const done = thread.steps.filter((step) => !isWritten(step));
  const steps = done.map((step, index) => ({
    ...{ id: `step${index}`, at: step.at, isStep: true, isMine: step.by === thread.as, isMarked: false },
    by: nameOf(thread, step.by, names),
    text: stepWords(step, thread.offers),
    reason: step.reason,
  }));
  const superseding = thread.offers
    .filter(({ createdAt }) => !thread.steps.some((step) => step.to === 'offered' && step.at === createdAt))
    .map(({ _id, createdAt, total }) => ({
      ...{ id: _id, at: createdAt, isStep: true, isMine: thread.as === 'partner', isMarked: false },
      by: nameOf(thread, 'partner', names),
      text: t('offered {total}', { total: formatLkr(total) }),
    }));
  return [...messages, ...steps, ...superseding].sort(
    (one, other) => one.at.localeCompare(other.at) || Number(other.isStep) - Number(one.isStep),
  );
}

/** All that was written and done, the oldest first. What is added while it is open is read out. */
export function Conversation({ thread, names }: { thread: Inquiry; names?: Names }) {
  return (
    <section aria-labelledby="conversation">
      <h2 id="conversation" className="mb-4 text-26">
        {t('What was said')}
      </h2>
      <div role="log" aria-labelledby="conversation">
        <ol className="grid gap-3">
          {entriesOf(thread, names).map(({ id, at, by, text, reason, isStep, isMine, isMarked }) =>
            isStep ? (
              <li key={id} className="text-14 text-ink-2 wrap-anywhere">
                <span className="font-semibold">{by}</span> · {text}
                {reason && <>: {marked(reason)}</>} · <Moment at={at} />
              </li>
            ) : (
              <li
                key={id}
                className={`grid max-w-[34rem] gap-1 border border-line p-4 ${isMine ? 'justify-self-end bg-paper-2' : 'justify-self-start'}`}
              >
                <p className="text-14 text-ink-2">
                  <span className="font-semibold text-ink">{by}</span> · <Moment at={at} />
                </p>
                {isMarked && (
                  <p className="text-14 font-semibold">
                    {t('A first message with a link or a number in it: be careful.')}
                  </p>
                )}
                <p className="whitespace-pre-line wrap-anywhere" lang={languageOf(text)}>
                  {text || t('What stood here left with its writer.')}
                </p>
                {isMine && thread.readAt !== null && at <= thread.readAt && (
                  <p className="text-14 text-ink-2" aria-live="off">
                    {t('Read', {}, 'of a message')}
                  </p>
                )}
              </li>
            ),
          )}
        </ol>
      </div>
    </section>
  );
}
