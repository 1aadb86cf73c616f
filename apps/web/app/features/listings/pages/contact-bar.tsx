import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { plansInMessage } from '~/lib/plans/plan-message.ts';
import { usePlans } from '~/lib/plans/use-plans.ts';
import { Icon } from '~/ui/form/icon.tsx';
import { PriceLine, type PriceProps } from '~/ui/text/price.tsx';
import { type ContactProps, mailLink, whatsappLink } from './contact.tsx';

export interface ContactBarProps extends ContactProps {
  price: PriceProps['shown'];
  /** Said where there is none. */
  none?: string;
  /** A link to their own website, before all others. */
  site?: ReactNode;
}

/** Price and the two nearest ways to contact the owner, at the foot of a small screen while the full list is away. */
export function ContactBar({ price, none, site, phone, whatsapp, email, ...props }: ContactBarProps) {
  const { name, question } = props;
  const message = { ...props, plans: plansInMessage(usePlans()) };
  const mail = email && mailLink(email, message);
  // What carries the question comes first; a call alone carries none.
  const asked = question && (whatsapp ? whatsappLink(whatsapp, message) : mail);
  const ways = [
    site,
    asked && (
      <a className="btn" href={asked}>
        {t('Ask for other days')}
      </a>
    ),
    phone && (
      <a
        className={asked ? 'btn btn-line' : 'btn'}
        href={`tel:${phone}`}
        aria-label={asked ? t('Call {name}', { name }) : undefined}
      >
        <Icon name="phone" className="size-5" />
        {asked ? null : question ? t('Ask for other days') : t('Call')}
      </a>
    ),
    whatsapp && !asked && (
      <a
        className="btn btn-line"
        href={whatsappLink(whatsapp, message)}
        target="_blank"
        rel="noopener"
        aria-label={t('WhatsApp {name}', { name })}
      >
        <Icon name="chat" className="size-5" />
      </a>
    ),
    mail && mail !== asked && (
      <a className="btn btn-line" href={mail} aria-label={t('Write to {name}', { name })}>
        <Icon name="mail" className="size-5" />
      </a>
    ),
  ].filter(Boolean);
  if (ways.length === 0) return null;
  return (
    <section className="contact-bar" aria-label={t('Reach {name}', { name })}>
      <p>
        <PriceLine shown={price} none={none} />
      </p>
      <div>
        {ways.slice(0, 2).map((way, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <div key={index}>{way}</div>
        ))}
      </div>
    </section>
  );
}
