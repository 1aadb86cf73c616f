import { buttonClass } from '~/ui/form/button.tsx';

/** Leaves the site: what comes back is /auth/callback. */
export function GoogleButton() {
  return (
    <a href="/api/auth/google" className={buttonClass({ look: 'line' })}>
      <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="3.4"
          d="M19.2 6.6A9 9 0 1 0 21 12h-9"
          strokeLinejoin="miter"
        />
      </svg>
      Continue with Google
    </a>
  );
}
