import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';

const CurrencyField = lazyPart(() => import('./currency-field.tsx'));

/** The choice of a currency at the foot of a page: it comes when it is near, since no page is sent with it. */
export function CurrencyChoice() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '300px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="wrap empty:pb-0">
      {isNear && (
        <Suspense>
          <CurrencyField />
        </Suspense>
      )}
    </div>
  );
}
