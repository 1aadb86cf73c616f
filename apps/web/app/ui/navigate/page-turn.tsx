import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Where the address asks the same page for something else: the next page of a list has the keyboard at its beginning, and
 * what the page is called then is said. What leads to another page is PageFocus's.
 */
export function PageTurn() {
  const { pathname, search } = useLocation();
  const said = useRef<HTMLParagraphElement>(null);
  const turned = useRef<string>(undefined);
  const before = useRef({ pathname, search, title: '' });
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      turned.current = (target as Element).closest<HTMLAnchorElement>('.pager a')?.search;
    };
    addEventListener('click', onClick, true);
    return () => removeEventListener('click', onClick, true);
  }, []);
  useEffect(() => {
    const last = before.current;
    before.current = { pathname, search, title: document.title };
    if (last.search === search || last.pathname !== pathname) return;
    if (turned.current === search) document.getElementById('main')?.focus({ preventScroll: true });
    if (said.current && last.title !== document.title) said.current.textContent = document.title;
  }, [pathname, search]);
  return <p ref={said} className="sr-only" aria-live="polite" />;
}
