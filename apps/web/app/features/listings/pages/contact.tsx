import { readablePhone } from '@serendib/contract/words/readable-phone';
import { t } from '@serendib/contract/words/t';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { askAddress } from '~/lib/inquiries/ask-address.ts';
import { plansInMessage } from '~/lib/plans/plan-message.ts';
import { usePlans } from '~/lib/plans/use-plans.ts';
import { Icon } from '~/ui/form/icon.tsx';

export interface ContactProps {
  /** Whom one reaches. */
  name: string;
  phone?: string | null;
  email?: string | null;
  whatsapp?: string | null;
  /** What the message is about, for e-mail and WhatsApp. */
  about: string;
  /** Kind and id, `vehicle:019…`, where it can be asked on the site. */
  ask?: string | false | null | undefined;
  /** What is asked besides, of one that cannot be had at the moment. */
  question?: string | null;
}

const digits = (phone: string) => phone.replace(/\D/g, '');

type Message = Pick<ContactProps, 'name' | 'about' | 'question'> & {
  /** When one comes and who, in sentences. */
  plans?: string;
};

const firstWords = ({ name, about, question, plans }: Message) =>
  encodeURIComponent(
    [t('Hello {name}, I found {about} on Serendib.', { name, about }), plans, question]
      .filter(Boolean)
      .join(' '),
  );

/** WhatsApp, with the first words written. */
export const whatsappLink = (number: string, message: Message) =>
  `https://wa.me/${digits(number)}?text=${firstWords(message)}`;

export const mailLink = (email: string, message: Message) =>
  `mailto:${email}?subject=${encodeURIComponent(t('{about} on Serendib', { about: message.about }))}&body=${firstWords(message)}`;

/** Ways to contact the owner: by phone, email and WhatsApp. */
export function Contact({ phone, email, whatsapp, ask, ...props }: ContactProps) {
  const { name } = props;
  const message = { ...props, plans: plansInMessage(usePlans()) };
  // A page that is opened by its address has it as text already.
  useEffect(() => void import('~/ui/layout/contact-counts.ts').then(({ default: count }) => count()), []);
  return (
    <div className="grid gap-3">
      <h2 className="text-19 wrap-anywhere">{t('Talk to {name}', { name })}</h2>
      <ul className="contact-ways">
        {ask && (
          <li>
            <Link className="btn" to={askAddress([ask])}>
              {t('Ask for an offer')}
            </Link>
          </li>
        )}
        {phone && (
          <li>
            <a className={ask ? 'btn btn-line' : 'btn'} href={`tel:${phone}`}>
              <Icon name="phone" className="size-5" />
              {readablePhone(phone)}
            </a>
          </li>
        )}
        {whatsapp && (
          <li>
            <a className="btn btn-line" href={whatsappLink(whatsapp, message)} target="_blank" rel="noopener">
              <Icon name="chat" className="size-5" />
              {t('WhatsApp')}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a className="btn btn-line px-4 text-15 wrap-anywhere" href={mailLink(email, message)}>
              <Icon name="mail" className="size-5 flex-none" />
              <span>
                {email.slice(0, email.lastIndexOf('@'))}
                <wbr />
                {email.slice(email.lastIndexOf('@'))}
              </span>
            </a>
          </li>
        )}
        {!phone && !whatsapp && !email && (
          <li>{t('No way to reach {name} has been given yet.', { name })}</li>
        )}
      </ul>
    </div>
  );
}
