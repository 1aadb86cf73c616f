import { parts, t } from '@serendib/contract/words/t';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useContact } from '~/lib/site/use-contact.ts';
import { ButtonLink } from '~/ui/form/button.tsx';
import { Picture } from '~/ui/media/picture.tsx';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import { rich } from '~/ui/text/rich.ts';
import type { Refused } from './contact-form.tsx';
import { ContactForm } from './deferred-form.ts';

export function ContactPage({ isSent, refused }: { isSent: boolean; refused: Refused | undefined }) {
  return (
    <>
      <PageHeading
        title={t('Write to us')}
        above={<Breadcrumbs crumbs={[{ label: t('Home'), to: '/' }, { label: t('Contact') }]} />}
      >
        <p>{t('A person reads every message and answers it.')}</p>
      </PageHeading>
      <div className="wrap grid gap-x-18 gap-y-14 pt-2 pb-18 md:pb-26 lg:grid-cols-[7fr_4fr]">
        <section aria-label={t('Contact form')}>
          {isSent ? <Sent /> : <ContactForm refused={refused} />}
        </section>
        <Others />
      </div>
    </>
  );
}

const linkTo = (to: string) => (words: string) => (
  <Link className="link" to={to}>
    {words}
  </Link>
);

/** Where one is helped sooner. */
function Others() {
  const { email } = useContact();
  return (
    <aside className="grid content-start gap-8 sm:max-lg:grid-cols-2">
      <Picture src="/scenes/kandy.svg" alt="" ratio="4 / 3" focus="50% 60%" />
      <dl className="grid gap-5 border-t-[1.5px] border-ink pt-5">
        {email && (
          <div>
            <dt className="font-[650]">{t('By e-mail')}</dt>
            <dd className="mt-1">
              <a className="link break-all" href={`mailto:${email}`}>
                {email}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt className="font-[650]">{t('About a journey, a room or a ride')}</dt>
          <dd className="mt-1 text-ink-2">
            {t('Ask the guide, driver or host directly: their phone and e-mail stand on their page.')}
          </dd>
        </div>
        <div>
          <dt className="font-[650]">{t('About a payment')}</dt>
          <dd className="mt-1 text-ink-2">
            {rich(
              parts(
                'Name the order ID from your receipt, and never a card number. The <refunds>refund policy</refunds> says what we can do.',
              ),
              { refunds: linkTo('/refund-policy') },
            )}
          </dd>
        </div>
        <div>
          <dt className="font-[650]">{t('About your data')}</dt>
          <dd className="mt-1 text-ink-2">
            {rich(parts('The <privacy>privacy policy</privacy> says what you can ask for.'), {
              privacy: linkTo('/privacy-policy'),
            })}
          </dd>
        </div>
      </dl>
    </aside>
  );
}

function Sent() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="border-t-[1.5px] border-ink py-9">
      <h2 ref={heading} tabIndex={-1} className="max-w-[16ch] outline-none">
        {t('Thank you. It is on its way.')}
      </h2>
      <p className="mt-5 max-w-[46ch] text-19 text-ink-2">
        {t(
          'Your message has been sent. The answer will come to the address you gave; if it does not, look among the unwanted mail once.',
        )}
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/destinations">{t('Explore destinations')}</ButtonLink>
        <ButtonLink look="line" to="/contact">
          {t('Write another message')}
        </ButtonLink>
      </p>
    </div>
  );
}
