import { type ReactNode, useEffect, useRef } from 'react';

export interface RevealProps {
  children: ReactNode;
  className?: string | undefined;
  as?: 'div' | 'li' | 'section' | undefined;
}

/**
 * In seconds: cards of a row come a tenth after one another, in however many columns a page has room for. A rail is one
 * long row, whose last would come late.
 */
function delayOf(element: HTMLElement): number {
  let before = 0;
  for (
    let one = element.previousElementSibling;
    one instanceof HTMLElement && one.offsetTop === element.offsetTop;
    one = one.previousElementSibling
  )
    before += 1;
  return Math.min(before, 2) / 10;
}

/**
 * Settles into place over a second when it first comes into sight. What is in sight from the start, pages
 * without scripts and visitors who want no motion see it where it is.
 */
export function Reveal({ children, className = '', as: Element = 'div' }: RevealProps) {
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
        element.style.transitionDelay = `${delayOf(element)}s`;
        element.dataset.reveal = 'done';
        observer.disconnect();
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Element ref={place as never} className={`reveal ${className}`}>
      {children}
    </Element>
  );
}
