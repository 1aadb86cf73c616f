import { type ReactNode, useEffect, useRef } from 'react';

export interface RevealProps {
  children: ReactNode;
  /** Seconds after it came into sight; 0.1 between neighbours makes a stagger. */
  delay?: number | undefined;
  className?: string | undefined;
  as?: 'div' | 'li' | 'section' | undefined;
}

/**
 * Settles into place over a second when it first comes into sight. What is in sight from the start, pages
 * without scripts and visitors who want no motion see it where it is.
 */
export function Reveal({ children, delay = 0, className = '', as: Element = 'div' }: RevealProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || !('IntersectionObserver' in window)) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    element.dataset.reveal = 'waiting';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset.reveal = 'done';
        observer.disconnect();
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Element
      ref={place as never}
      className={`reveal ${className}`}
      style={delay ? { transitionDelay: `${delay}s` } : undefined}
    >
      {children}
    </Element>
  );
}
