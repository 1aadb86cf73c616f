import type { ReactNode } from 'react';
import { Icon } from '~/ui/form/icon.tsx';
import { type ContactProps, mailLink, whatsappLink } from './contact.tsx';

export interface ContactBarProps extends ContactProps {
  /** In a few words: `LKR 24,000 a day`. */
  price: string;
  /** Whether it cannot be had at the moment: one asks for other days first. */
  busy?: boolean;
  /** A link to their own website, before all others. */
  site?: ReactNode;
}

/** Price and the two nearest ways to reach somebody, at the foot of a small screen while the full list is away. */
export function ContactBar({ price, busy, site, name, phone, whatsapp, email, about }: ContactBarProps) {
  const asked = busy && whatsapp && whatsappLink(whatsapp, name, about);
  const ways = [
    site,
    asked && (
      <a className="btn" href={asked}>
        Ask for other days
      </a>
    ),
    phone && (
      <a
        className={asked ? 'btn btn-line' : 'btn'}
        href={`tel:${phone}`}
        aria-label={asked ? `Call ${name}` : undefined}
      >
        <Icon name="phone" className="size-5" />
        {asked ? null : busy ? 'Ask for other days' : 'Call'}
      </a>
    ),
    whatsapp && (
      <a
        className="btn btn-line"
        href={whatsappLink(whatsapp, name, about)}
        target="_blank"
        rel="noopener"
        aria-label={`WhatsApp ${name}`}
      >
        <Icon name="chat" className="size-5" />
      </a>
    ),
    email && (
      <a className="btn btn-line" href={mailLink(email, about)} aria-label={`Write to ${name}`}>
        <Icon name="mail" className="size-5" />
      </a>
    ),
  ].filter(Boolean);
  if (ways.length === 0) return null;
  return (
    <section className="contact-bar" aria-label={`Reach ${name}`}>
      <p>{price}</p>
      {ways.slice(0, 2).map((way, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <div key={index} className="flex-none">
          {way}
        </div>
      ))}
    </section>
  );
}
