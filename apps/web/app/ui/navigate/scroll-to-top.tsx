import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { Icon } from '../form/icon.tsx';

/** Comes up after 300 pixels. */
export function ScrollToTop() {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > 300);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  if (!far) return null;
  return (
    <button
      type="button"
      aria-label={t('Scroll to top')}
      className="to-top btn fixed end-5 bottom-[var(--to-top,1.25rem)] z-30 size-12 p-0 sheet-shadow"
      onClick={() => {
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
        scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    >
      <Icon name="up" />
    </button>
  );
}
