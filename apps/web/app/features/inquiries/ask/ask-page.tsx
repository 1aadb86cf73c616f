import { t } from '@serendib/contract/words/t';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from '~/ui/feedback/empty-state.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button, ButtonLink } from '~/ui/form/button.tsx';
import { patiently } from '~/ui/navigate/patiently.ts';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { type Asked, AskForm, type Draft } from './ask-form.tsx';
import type { LoadedAsk } from './load-ask.ts';
import { SendAll } from './send-all.tsx';

interface Sent {
  threads: Asked;
  /** What is not asked for again of who mends their address. */
  typed: Draft;
}

/** Asks one to five partners at once. */
export function AskPage(loaded: LoadedAsk) {
  const [sent, setSent] = useState<Sent>();
  const [isMending, setMending] = useState(false);
  const navigate = useNavigate();
  const onSent = async (threads: Asked, typed: Draft) => {
    const [only, ...others] = threads;
    if (only?.status === 'unconfirmed') {
      setSent({ threads, typed });
      return setMending(false);
    }
    // Its thread may be long in coming, and says nothing of this before.
    toast(t('Your question is on its way'), 'good');
    const to = only && others.length === 0 ? `/inquiries/${only._id}` : '/profile?tab=inquiries';
    await patiently(() => navigate(to));
  };
  useEffect(() => {
    if (isMending) document.getElementsByName('guestEmail')[0]?.focus();
  }, [isMending]);
  return (
    <>
      <PageHeading
        title={t('Ask partners')}
        above={<Breadcrumbs crumbs={[{ label: t('Home'), to: '/' }, { label: t('Ask partners') }]} />}
      >
        <p>{t('One question to up to five. Each answers you with an offer, or says no.')}</p>
      </PageHeading>
      <div className="wrap pt-4 pb-18">
        {loaded.sending.length > 0 ? (
          <SendAll threads={loaded.sending} gone={loaded.gone} />
        ) : sent && !isMending ? (
          <LookIntoMail {...sent} mend={() => setMending(true)} />
        ) : loaded.items.length > 0 ? (
          <AskForm
            loaded={loaded}
            typed={sent?.typed}
            onSent={(threads, typed) => void onSent(threads, typed)}
          />
        ) : (
          <Nothing />
        )}
      </div>
    </>
  );
}

function LookIntoMail({ threads, typed, mend }: Sent & { mend: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid max-w-[46rem] gap-4 border-t-[1.5px] border-ink py-9">
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {t('Now look into your mail')}
      </h2>
      <p className="wrap-anywhere">{t('The link is on its way to {email}.', { email: typed.guestEmail })}</p>
      <p className="text-19">
        {t('Open the link there, and your question goes out. Nothing is sent before that.')}
      </p>
      <ul className="list-disc ps-5">
        {threads.map(({ _id, listingTitle }) => (
          <li key={_id} lang={languageOf(listingTitle)}>
            {listingTitle}
          </li>
        ))}
      </ul>
      <p className="text-15 text-ink-2">
        {t('If no mail comes within a few minutes, look among the unwanted mail once.')}
      </p>
      <p>
        <Button look="line" onClick={mend}>
          {t('Not your address? Change it')}
        </Button>
      </p>
    </div>
  );
}

function Nothing() {
  return (
    <EmptyState
      title={t('Nobody to ask yet')}
      picture="/scenes/paddy-evening.svg"
      actions={
        <>
          <ButtonLink to="/vehicles">{t('Vehicles')}</ButtonLink>
          <ButtonLink look="line" to="/tour-guides">
            {t('Tour guides')}
          </ButtonLink>
        </>
      }
    >
      {t('Save what you like into your trip, or open a page, and ask from there.')}
    </EmptyState>
  );
}
