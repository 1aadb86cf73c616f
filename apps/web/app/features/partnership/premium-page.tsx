import type { PaymentMode } from '@serendib/contract/payments/gateway';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import type { PromotionWords } from '~/lib/site/promotion.ts';
import { ButtonLink } from '~/ui/form/button.tsx';
import { Picture } from '~/ui/media/picture.tsx';
import { DeferredTickets } from './buying/deferred-buying.ts';
import { Questions } from './deferred-questions.ts';
import { JoinHero } from './join-hero.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import type { PremiumOffer } from './premium-offer.ts';
import { Specimen } from './specimen.tsx';

export interface PremiumPageProps {
  offer: PremiumOffer;
  mode: PaymentMode;
  promotion: PromotionWords | null;
}

export function PremiumPage({ offer, mode, promotion }: PremiumPageProps) {
  const isPaused = mode === 'paused';
  const isFree = offer.plans.some(({ service }) => !service);
  const { name, title, lead, hero, free, plans, gains, specimen, questions, closing } = offer;
  return (
    <>
      <JoinHero
        {...hero}
        title={title}
        lead={lead}
        crumbs={[{ label: t('Partnership'), to: '/partnership' }, { label: name }]}
      >
        {isFree ? (
          <>
            <Link to={free.to} className="bar-button">
              {free.label}
            </Link>
            <a href="#plans" className="join-hero-link">
              {t('See the plans')}
            </a>
          </>
        ) : (
          <>
            <a href="#plans" className="bar-button">
              {t('See what it costs')}
            </a>
            <Link to={free.to} className="join-hero-link">
              {free.label}
            </Link>
          </>
        )}
      </JoinHero>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-18 py-9 md:gap-26">
        <PaymentNotice mode={mode} />
        <section className="wrap" aria-labelledby="gains-title">
          <div className="grid items-start gap-x-18 gap-y-10 lg:grid-cols-[6fr_5fr]">
            <div>
              <h2 id="gains-title">{t('What premium does')}</h2>
              <dl className="gains">
                {gains.map((gain) => (
                  <div key={gain.title}>
                    <dt>{gain.title}</dt>
                    <dd>{gain.words}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <Specimen {...specimen} />
          </div>
        </section>
      </div>
      <section id="plans" className="bg-tint" aria-labelledby="plans-title">
        <div className="wrap py-18 md:py-21">
          <h2 id="plans-title">{t('What it costs')}</h2>
          <p className="mt-3 max-w-[58ch] text-ink-2">
            {isPaused
              ? t(
                  'Taxes are in the price. Today every listing takes the first ticket; the others are what you will pay once payments are back, if you want more.',
                )
              : t(
                  'Taxes are in the price, and nothing renews by itself. You pay by card on the page of our payment gateway and come back to your receipt.',
                )}
          </p>
          <DeferredTickets {...{ plans, free, closing, mode, promotion }} path={offer.path} />
        </div>
      </section>
      <div className="wrap grid items-start gap-x-18 gap-y-10 py-18 md:py-26 lg:grid-cols-[7fr_4fr]">
        <Questions mode={mode} ofOffer={questions} />
        <Picture src={closing.print} alt="" ratio="4 / 5" className="hidden lg:block" />
      </div>
      <section className="join-closing" aria-labelledby="closing-title">
        <div className="wrap">
          <div>
            <h2 id="closing-title">{closing.title}</h2>
            <p className="mt-3 max-w-[46ch]">
              {t('A person reads it within 48 hours.')}{' '}
              {isPaused
                ? t('It costs nothing, and it stays when premium comes back.')
                : (closing.line ?? t('It costs nothing, and premium can follow whenever you like.'))}
            </p>
          </div>
          <p className="flex flex-wrap gap-3">
            <ButtonLink look="print" to={free.to}>
              {free.label}
            </ButtonLink>
            <ButtonLink look="print" to="/partnership">
              {t('All ways to take part')}
            </ButtonLink>
          </p>
        </div>
      </section>
    </>
  );
}
