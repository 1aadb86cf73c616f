import { t } from '@serendib/contract/words/t';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { cacheFragment } from '~/lib/page/fragments/fragment.tsx';
import { mainLinks, menuLinks } from '~/lib/site/site.ts';
import { deferHydration } from '../hydration/defer-hydration.tsx';
import { Logo } from './logo.tsx';
import { ThemeToggle } from './theme.tsx';

// Links, behind a button.
const MenuLanguages = deferHydration('languages', () =>
  import('./languages.tsx').then((part) => part.MenuLanguages),
);

/** `account` stands at the end of the bar: Sign in, or the account that is signed in. */
export function NavBar({ search, account }: { search: ReactNode; account: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <header className="site-bar">
      <nav aria-label={t('Main')} className="wrap bar">
        <Link to="/" aria-label={t('Serendib, home')} className="me-auto py-3 xl:me-4">
          <Logo />
        </Link>
        <BarLinks at={import.meta.env.SSR ? sectionOf(pathname) : ''} />
        {search}
        <ThemeToggle />
        {account}
        <SmallMenu />
      </nav>
    </header>
  );
}

interface At {
  /** See cacheFragment. */
  at: string;
}

const BarLinks = cacheFragment('bar-links', (_: At) => (
  <ul className="bar-links flex-1 items-center gap-0.5">
    {mainLinks.map(({ to, label }) => (
      <li key={to}>
        <NavLink to={to} end={to === '/'} className="bar-link">
          {label}
        </NavLink>
      </li>
    ))}
  </ul>
));

const MenuLinks = cacheFragment('menu-links', (_: At) => (
  <ul>
    {menuLinks.map(({ to, label }) => (
      <li key={to} className="border-b border-current/20 last:border-0">
        <NavLink to={to} end={to === '/'} className="menu-link">
          {label}
        </NavLink>
      </li>
    ))}
  </ul>
));

/** On the server: the main link under which a page lies, so that many pages have the same bar. */
function sectionOf(pathname: string): string {
  const lower = pathname.toLowerCase();
  if (lower === '/') return lower;
  return menuLinks.find(({ to }) => to !== '/' && `${lower}/`.startsWith(`${to}/`))?.to ?? '/elsewhere';
}

/** On small screens the links lie under a button; a details element, so that they open without scripts. */
function SmallMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key, pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the visitor has gone to another page
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [key]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  };
  // The keyboard's focus is not left behind it.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };
  return (
    <details ref={menu} onKeyDown={onKeyDown} onBlur={onBlur} className="bar-menu group -me-2">
      <summary aria-label={t('Menu')} className="bar-icon">
        <svg
          viewBox="0 0 26 20"
          className="w-[26px]"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          aria-hidden="true"
        >
          <path d="M0 3h26M0 17h17" className="group-open:hidden" />
          <path d="M4 1l18 18M22 1L4 19" className="hidden group-open:block" />
        </svg>
      </summary>
      <div className="bar-sheet sheet-shadow">
        <MenuLanguages />
        <MenuLinks at={import.meta.env.SSR ? sectionOf(pathname) : ''} />
        <ThemeToggle inMenu />
      </div>
    </details>
  );
}

export function SignInLink() {
  return (
    <Link to="/login" className="bar-button">
      {t('Sign in')}
    </Link>
  );
}
