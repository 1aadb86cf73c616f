import { t } from '@serendib/contract/words/t';
import { useEffect, useRef } from 'react';
import { isRouteErrorResponse, Link, useHref } from 'react-router';
import type { PageErrorData } from '~/lib/api/load.ts';
import { storedToken } from '~/lib/session/session.ts';
import { reasonOf } from '~/lib/words/error-text.ts';
import { Button } from '../form/button.tsx';
import { Picture } from '../media/picture.tsx';
import { useLoadAgain } from '../navigate/load-again.ts';

interface Shown extends Partial<Pick<PageErrorData, 'title' | 'back'>> {
  status: number;
  words?: string;
}

function shownOf(error: unknown): Shown {
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const data = error.data as Partial<PageErrorData> | null;
  if (!data?.of) return { status: error.status };
  const { of, title, back } = data;
  return { status: error.status, words: reasonOf(of), ...(title && { title }), ...(back && { back }) };
}

/** The page in place of a page that is not there, or could not be made. */
export function PageError({ error }: { error: unknown }) {
  const { status, words, title, back } = shownOf(error);
  const missing = status === 404;
  const { loadAgain, isLoading } = useLoadAgain();
  const asked = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The server renders without a session; a listing that only its owner may see is fetched again.
    if (!missing || asked.current || !storedToken()) return;
    asked.current = true;
    void loadAgain();
  }, [missing, loadAgain]);
  useEffect(() => {
    // It comes after the navigation that led to it was told, with a title of its own.
    if (document.activeElement?.id === 'main') heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="wrap grid items-center gap-10 py-10 md:grid-cols-[6fr_5fr] md:gap-14 md:py-18">
      {/* The head that is sent has both: root.tsx. */}
      {!import.meta.env.SSR && (
        <>
          <title>{`${title ?? (missing ? t('Page not found') : t('Something went wrong'))} · Serendib`}</title>
          <meta name="robots" content="noindex" />
        </>
      )}
      <div className="md:order-1">
        <Picture src={`/scenes/${missing ? 'stilt-fishermen' : 'nine-arch-bridge'}.svg`} alt="" eager />
      </div>
      <div>
        <p className="text-15 font-semibold text-ink-2">{status}</p>
        <h1
          ref={heading}
          tabIndex={-1}
          className="mt-2 max-w-[14ch] outline-none [&:is(:lang(si),:lang(ta))]:max-w-none"
        >
          {title ?? (missing ? t('This road ends at the sea.') : t('The train is held at the signal.'))}
        </h1>
        <p className="mt-6 max-w-[46ch] text-19 text-ink-2">
          {missing
            ? (words ??
              t('The page you followed has moved, or was never there. Nearly everything else is close by.'))
            : (words ??
              t('Something went wrong on our side. Your place is kept; please try again in a moment.'))}
        </p>
        {missing && !title && <Search />}
        <p className="mt-8 flex flex-wrap gap-3">
          {!missing && (
            <Button className="needs-js" busy={isLoading} onClick={() => void loadAgain()}>
              {t('Try again')}
            </Button>
          )}
          <Link className={missing && title ? 'btn' : 'btn btn-line'} to={back?.to ?? '/destinations'}>
            {back?.label ?? t('Explore destinations')}
          </Link>
          <Link className="btn btn-line" to="/">
            {t('Back home')}
          </Link>
        </p>
      </div>
    </section>
  );
}

/** A plain form, of plain parts: every page carries this one, and it works also where scripts are what is missing. */
function Search() {
  return (
    <search>
      <form action={useHref('/destinations')} className="mt-8 flex max-w-[30rem] flex-wrap items-end gap-3">
        <div className="field min-w-0 flex-1">
          <label htmlFor="lost-search" className="field-label">
            {t('Look for a place or a sight')}
          </label>
          <div className="control">
            <input id="lost-search" type="search" name="search" maxLength={100} className="control-input" />
          </div>
        </div>
        <button type="submit" className="btn">
          {t('Find')}
        </button>
      </form>
    </search>
  );
}
