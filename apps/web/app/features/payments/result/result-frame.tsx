import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { buttonClass } from '~/ui/form/button.tsx';
import { Mark, type MarkKind } from './mark.tsx';

export interface ResultFrameProps {
  sky: 'mist' | 'tea' | 'gamboge' | 'plum';
  mark: MarkKind | 'working';
  title: string;
  /** What it means, beneath the title. */
  children: ReactNode;
  /** The order, on its ticket. */
  ticket?: ReactNode;
  /** In place of a ticket: a scene with the same sky. */
  scene?: string;
  /** What to do now. */
  next?: ReactNode;
  links: readonly { to: string; label: string }[];
}

/** What became of a payment: one flood of ink that says so, the ticket, and the ways on. */
export function ResultFrame({
  sky,
  mark,
  title,
  children,
  ticket,
  scene,
  next,
  links = [],
}: ResultFrameProps) {
  const isAside = Boolean(next) || mark === 'working';
  return (
    <div className="pay" data-sky={sky} data-below={ticket ? 'ticket' : scene && 'scene'}>
      <header className="pay-head">
        <div className="wrap">
          <div className="pay-said" role="status">
            {mark === 'working' ? (
              <span className="pay-working">
                <Spinner inline />
              </span>
            ) : (
              <Mark kind={mark} />
            )}
            <h1>{title}</h1>
            <div className="mt-4.5 max-w-[50ch] text-19">{children}</div>
          </div>
        </div>
        {scene && (
          <img src={`/scenes/${scene}.svg`} alt="" width="1600" height="1000" className="pay-scene" />
        )}
      </header>
      <div className="wrap pay-body">
        {ticket}
        <div className="grid content-start gap-10">
          {next}
          {/* The same elements in both looks: a link that has the keyboard keeps it. */}
          <ul className={isAside ? 'pay-links' : 'flex flex-wrap gap-3'}>
            {links.map(({ to, label }, index) => (
              <li key={to}>
                <Link
                  to={to}
                  className={isAside ? 'link' : buttonClass({ look: index === 0 ? 'act' : 'line' })}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

/** Where one can always go from here. */
export const historyLink = { to: '/profile?tab=payments', label: t('Payment history') };
export const homeLink = { to: '/', label: t('Back to the homepage') };
export const partnershipLink = { to: '/partnership', label: t('Back to Partnership') };
