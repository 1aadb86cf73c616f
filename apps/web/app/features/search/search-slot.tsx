import { t } from '@serendib/contract/words/t';
import { type MouseEvent, Suspense, useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';

// A page has the styles of its own route alone: those of the dialog come with all others.
const SearchDialog = lazyPart(async () => {
  const [part] = await Promise.all([import('./search-dialog.tsx'), window.loadAllCss?.()]);
  return part;
});

/** The way to the search in the bar: a link, which with scripts opens a line to type in, as the key / does. */
export function SearchSlot() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    const open = () => {
      delete dataset.searchKey;
      setIsOpen(true);
    };
    // The key may have been pressed before this was hydrated: search-key.ts.
    if ('searchKey' in dataset) open();
    addEventListener('search-key', open);
    return () => removeEventListener('search-key', open);
  }, []);
  const close = useCallback(() => setIsOpen(false), []);
  const onClick = (event: MouseEvent) => {
    // A tab of its own is the browser's to open.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <Link to="/search" aria-label={t('Find anything')} className="bar-icon" onClick={onClick}>
        <svg
          viewBox="0 0 24 24"
          className="size-6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          aria-hidden="true"
        >
          <circle cx="10" cy="10" r="7" />
          <path d="m15 15 7 7" />
        </svg>
      </Link>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
