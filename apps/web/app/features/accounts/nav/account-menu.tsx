import { t } from '@serendib/contract/words/t';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { StoredUser } from '~/lib/session/session.ts';
import { Icon } from '~/ui/form/icon.tsx';
import { signOut } from './sign-out.ts';
import { useBadge } from './use-badge.ts';

/** Name, what waits for them, and the ways that only they have. */
export default function AccountMenu({ user }: { user: StoredUser }) {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const { key } = useLocation();
  const { badge, rejected, news } = useBadge(user._id);
  const [onlyOne, ...more] = rejected;

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the visitor has gone to another page
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      if (!whole.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);

  const quit = async () => {
    await signOut();
    await navigate('/login');
  };
  const needed = t('{count, plural, one {One listing needs your hand} other {# listings need your hand}}', {
    count: rejected.length,
  });
  // A phone's bar has room for one name.
  const [firstName, ...others] = user.userName.trim().split(/\s+/);
  const otherNames = others.join(' ');
  return (
    <div ref={whole} className="contents">
      <button
        ref={button}
        type="button"
        className="bar-button w-full justify-center gap-1.5"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className="truncate">
          {firstName}
          {otherNames && <span className="max-md:sr-only"> {otherNames}</span>}
        </span>
        <Icon name={open ? 'up' : 'down'} className="size-3.5" />
        {badge > 0 && (
          <span className="bar-badge">
            {badge > 99 ? '99+' : badge}
            <span className="sr-only">
              {' '}
              {t('{count, plural, one {notification} other {notifications}}', { count: badge })}
            </span>
          </span>
        )}
        {news > 0 && (
          <span className="bar-badge bar-news">
            {news > 99 ? '99+' : news}
            <span className="sr-only">
              {' '}
              {t('{count, plural, one {thread with news} other {threads with news}}', { count: news })}
            </span>
          </span>
        )}
        {onlyOne && (
          <span className="bar-mark">
            <span aria-hidden="true">!</span>
            <span className="sr-only"> {needed}</span>
          </span>
        )}
      </button>
      <div id={id} hidden={!open} className="account-menu">
        <p className="border-b border-line px-4 pt-3 pb-3">
          <span className="block truncate font-[650]">{user.userName}</span>
          <span className="block truncate text-14 font-normal text-ink-2">{user.email}</span>
        </p>
        <ul>
          <li>
            <Link to="/profile">
              {t('My Profile')}
              {badge > 0 && (
                <span className="ms-auto text-14 tabular-figures text-ink-2">
                  {t('{count} new', { count: badge })}
                </span>
              )}
            </Link>
          </li>
          {onlyOne && (
            <li>
              <Link to={more.length === 0 ? onlyOne : '/profile?tab=submissions'}>{needed}</Link>
            </li>
          )}
          {user.role === 'admin' && (
            <li>
              <Link to="/admin">{t('Admin Dashboard')}</Link>
            </li>
          )}
          <li>
            <Link to="/profile?tab=inquiries">
              {t('Inquiries')}
              {news > 0 && (
                <span className="ms-auto text-14 tabular-figures text-ink-2">
                  {t('{count} new', { count: news })}
                </span>
              )}
            </Link>
          </li>
          <li>
            <Link to="/trip">{t('My trip')}</Link>
          </li>
          <li className="border-t border-line">
            <button type="button" onClick={quit}>
              {t('Sign Out')}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}
