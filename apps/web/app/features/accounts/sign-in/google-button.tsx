import { t } from '@serendib/contract/words/t';
import { useId } from 'react';
import { buttonClass } from '~/ui/form/button.tsx';

/** It ends in the language that it began in. */
const start = t('@language') === 'en' ? '/api/auth/google' : `/api/auth/google?language=${t('@language')}`;

/** Leaves the site: what comes back is /auth/callback. Where it is not set up, that is said before it is pressed. */
export function GoogleButton({ isSetUp }: { isSetUp: boolean }) {
  const note = useId();
  const button = (
    <a
      href={start}
      className={buttonClass({ look: 'line' }, isSetUp ? '' : 'text-ink-2')}
      aria-describedby={isSetUp ? undefined : note}
    >
      <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="3.4"
          d="M19.2 6.6A9 9 0 1 0 21 12h-9"
          strokeLinejoin="miter"
        />
      </svg>
      {t('Continue with Google')}
    </a>
  );
  if (isSetUp) return button;
  return (
    <div className="grid gap-2">
      {button}
      <p id={note} className="text-14 text-ink-2">
        {t('Not set up here yet. Please log in with your email address.')}
      </p>
    </div>
  );
}
