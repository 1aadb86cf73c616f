import { yearOf } from '@serendib/contract/calendar';
import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { cacheFragment } from '~/lib/page/fragments/fragment.tsx';
import type { Contact } from '~/lib/site/contact.ts';
import { menuLinks } from '~/lib/site/site.ts';
import { useContact } from '~/lib/site/use-contact.ts';
import { CurrencyChoice } from '../currency/currency-choice.tsx';
import { deferLayout } from '../hydration/defer-layout.ts';
import { Moonstone } from '../ornaments/moonstone.tsx';
import { Languages } from './languages.tsx';

const joinLinks = [
  { to: '/tour-guide-registration', label: t('Become a guide') },
  { to: '/vehicle-registration', label: t('Drive your vehicle') },
  { to: '/submit-tour-partnership', label: t('Offer a tour') },
  { to: '/submit-sponsored-blog', label: t('Write a blog') },
  { to: '/partnership/business-listing?tier=free', label: t('List your place') },
  { to: '/partnership', label: t('All partnerships') },
];

/** The moonstone lies before the last line as it lies before a temple's steps; only its crown on inner pages. */
export function Footer() {
  const home = useLocation().pathname === '/';
  return (
    <>
      <FooterParts home={home} contact={useContact()} />
      <div className="last-lines [&_.text-ink-2]:text-key">
        <Languages />
        <CurrencyChoice />
      </div>
    </>
  );
}

const FooterParts = cacheFragment('footer', ({ home, contact }: { home: boolean; contact: Contact }) => {
  return (
    <footer {...deferLayout} className="overflow-hidden bg-foot text-print [--color-edge:#7e88a6]">
      <div className="wrap footer-columns gap-y-10 pt-18 sm:grid-cols-3 md:pt-21 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <p className="col-span-full max-w-[9em] font-display text-[2.5rem] leading-[max(1,var(--tall))] font-bold tracking-[-0.022em] text-balance [font-stretch:88%] lg:col-span-1">
          {t('Someone here is expecting you.')}
        </p>
        <FooterColumn title={t('Quick links')}>
          {menuLinks.slice(1).map(({ to, label }) => (
            <FooterLink key={to} to={to} label={label} />
          ))}
        </FooterColumn>
        <FooterColumn title={t('Join us')}>
          {joinLinks.map((link) => (
            <FooterLink key={link.to} {...link} />
          ))}
        </FooterColumn>
        <FooterColumn title={t('Stay in touch')} className="footer-touch">
          {contact.email && (
            <li>
              <a className="footer-link wrap-anywhere" href={`mailto:${contact.email}`}>
                {contact.email}
              </a>
            </li>
          )}
          {contact.social.map(({ name, href }) => (
            <li key={name}>
              <a className="footer-link" href={href} rel="noopener me" target="_blank">
                {name}
                <span className="sr-only"> {t('(opens in a new tab)')}</span>
              </a>
            </li>
          ))}
          <FooterLink to="/about" label={t('About us')} />
          <FooterLink to="/contact" label={t('Contact')} />
          <FooterLink to="/reviews" label={t('Reviews')} />
        </FooterColumn>
      </div>
      <div className="relative left-1/2 mt-14 -mb-px w-[min(1180px,150vw)] -translate-x-1/2">
        <Moonstone shallow={!home} />
      </div>
      <div className="last-lines relative text-14 font-semibold">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-7 py-2">
          <p className="py-2">{t('© {year} Serendib. All rights reserved.', { year: yearOf(new Date()) })}</p>
          <ul className="flex flex-wrap gap-x-7">
            <li>
              <Link
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                to="/privacy-policy"
              >
                {t('Privacy Policy')}
              </Link>
            </li>
            <li>
              <Link
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                to="/terms-of-service"
              >
                {t('Terms of Service')}
              </Link>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
});

function FooterColumn({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <h2 className="mb-1 font-text text-17 font-[650] tracking-normal text-gamboge [font-stretch:100%]">
        {title}
      </h2>
      <ul>{children}</ul>
    </div>
  );
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <Link to={to} className="footer-link">
        {label}
      </Link>
    </li>
  );
}
