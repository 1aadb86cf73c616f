import type { PaymentMode } from '@serendib/contract/payments/gateway';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import type { PromotionWords } from '~/lib/site/promotion.ts';
import { OfferPanel } from '~/ui/feedback/offer-panel.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import { Questions } from './deferred-questions.ts';
import { JoinHero } from './join-hero.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { Ways, WaysInOneLine } from './ways.tsx';

const steps = [
  {
    title: t('You write it'),
    words: t(
      'On a phone, in your own words, with your own prices. You need an account and a photograph or two.',
    ),
  },
  {
    title: t('A person reads it'),
    words: t(
      'Within 48 hours. If something does not add up, you hear what it is, mend it and send it again.',
    ),
  },
  {
    title: t('Travellers find you'),
    words: t(
      'By place, by language, by seats, by hunger. They ring you or write to you; nobody stands between.',
    ),
  },
  {
    title: t('You keep what you earn'),
    words: t(
      'No commission and no fee for a booking. Premium is the only thing we sell, and nobody has to buy it.',
    ),
  },
] as const;

const manage = [
  {
    to: '/profile?tab=listings',
    label: t('Your listings'),
    words: t('Mend a price, change a picture, see what was said in review.'),
  },
  {
    to: '/profile?tab=subscriptions',
    label: t('Your premium'),
    words: t('What runs, until when, and what it covers.'),
  },
  {
    to: '/profile?tab=analytics',
    label: t('Your visitors'),
    words: t('Views, clicks and enquiries, week by week.'),
  },
] as const;

export interface PartnershipPageProps {
  offer: PromotionWords | null;
  mode: PaymentMode;
}

export function PartnershipPage({ offer, mode }: PartnershipPageProps) {
  return (
    <>
      <JoinHero
        picture="/scenes/negombo.svg"
        sky="plum"
        alt={t('Outrigger boats set their sails off Negombo at sundown, as a block print')}
        focus="40% 36%"
        crumbs={[{ label: t('Partnership') }]}
        title={t('Travellers are on their way. Be easy to find.')}
        lead={t(
          'List what you do, free, in your own words and at your own prices. Those who come write to you, not to us.',
        )}
      >
        <a href="#ways" className="bar-button">
          {t('Choose your way in')}
        </a>
        <a href="#how" className="join-hero-link">
          {t('How it works')}
        </a>
        <WaysInOneLine />
      </JoinHero>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-18 pt-9 pb-18 md:gap-21 md:pb-26">
        <PaymentNotice mode={mode} />
        {offer && (
          <OfferPanel
            id="offer"
            title={t('Two months free, for everyone who hosts.')}
            action={
              <ButtonLink look="print" to="#ways" className="flex-none">
                {t('List yours free')}
              </ButtonLink>
            }
          >
            <p>{`${offer.text} ${t('The offer ends on {day}.', { day: offer.until })}`}</p>
          </OfferPanel>
        )}
        <Ways mode={mode} />
      </div>
      <section id="how" className="bg-tint" aria-labelledby="how-title">
        <div className="wrap py-18 md:py-21">
          <h2 id="how-title">{t('How it works')}</h2>
          <ol className="join-steps">
            {steps.map(({ title, words }, index) => (
              <li key={title}>
                <span aria-hidden="true">{index + 1}</span>
                <div>
                  <h3>{title}</h3>
                  <p>{words}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <div className="wrap grid items-start gap-x-18 gap-y-18 py-18 md:py-26 lg:grid-cols-[7fr_5fr]">
        <Questions mode={mode} />
        <section id="manage" aria-labelledby="manage-title">
          <h2 id="manage-title">{t('Already here?')}</h2>
          <ul className="join-manage">
            {manage.map(({ to, label, words }) => (
              <li key={to}>
                <Link to={to} className="card-link">
                  {label}
                </Link>
                <p>{words}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
