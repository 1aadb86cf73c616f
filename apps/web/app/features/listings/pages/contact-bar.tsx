import type { ReactNode } from 'react';
import { Icon } from '~/ui/form/icon.tsx';
import { type ContactProps, mailLink, whatsappLink } from './contact.tsx';

export interface ContactBarProps extends ContactProps {
  /** In a few words: `LKR 24,000 a day`. */
  price: string;
  /** A link to their own website, before all others. */
  site?: ReactNode;
}

/** Price and the two nearest ways to reach somebody, at the foot of a small screen while the full list is away. */
export function ContactBar({ price, site, phone, whatsapp, email, ...message }: ContactBarProps) {
  const { name, busy } = message;
  // What carries the question comes first; a call alone carries none.
  const asked = busy && (whatsapp ? whatsappLink(whatsapp, message) : email && mailLink(email, message));
  const ways = [
    site,
    asked && (
      <a
        className="btn"
        href={asked}
        target={whatsapp ? '_blank' : undefined}
        rel={whatsapp ? 'noopener' : undefined}
      >
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
    !asked && whatsapp && (
      <a
        className="btn btn-line"
        href={whatsappLink(whatsapp, message)}
        target="_blank"
        rel="noopener"
        aria-label={`WhatsApp ${name}`}
      >
        <Icon name="chat" className="size-5" />
      </a>
    ),
    email && asked !== mailLink(email, message) && (
      <a className="btn btn-line" href={mailLink(email, message)} aria-label={`Write to ${name}`}>
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
