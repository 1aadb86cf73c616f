import type { KindName } from '@serendib/contract/listings/kind';
import type { Paper } from '@serendib/contract/papers/endpoints';
import {
  mostOfAType,
  type PaperType,
  paperDays,
  papersAnchor,
  papersOf,
} from '@serendib/contract/papers/papers';
import { t } from '@serendib/contract/words/t';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { notAPhoto } from '../photos/send-photo.ts';
import { shrinkPhoto } from '../photos/shrink-photo.ts';
import { PaperPhoto } from './paper-photo.tsx';

interface PapersPartProps {
  kind: KindName;
  /** None while it is yet to be made: the papers wait for it. */
  listingId?: string | undefined;
}

/** Private photos of papers. They are kept at once, apart from the form, and go along with what it sends. */
export default function PapersPart({ kind, listingId }: PapersPartProps) {
  const asked = papersOf[kind] ?? [];
  const part = useRef<HTMLElement>(null);
  const [papers, setPapers] = useState<readonly Paper[]>([]);
  const [busy, setBusy] = useState<PaperType>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    call('GET /papers', { query: listingId ? { listingId } : { kind } }).then(
      ({ data }) => isWanted && setPapers(data),
      (error: unknown) => isWanted && setProblem(errorText(error, t('Your papers could not be loaded.'))),
    );
    // A link that leads here came before this was there to be led to.
    if (location.hash === `#${papersAnchor}`) part.current?.scrollIntoView();
    return () => {
      isWanted = false;
    };
  }, [kind, listingId]);
  const add = async (type: PaperType, event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file || busy) return;
    const words = notAPhoto(file);
    if (words) return setProblem(words);
    setBusy(type);
    setProblem(undefined);
    try {
      const body = new FormData();
      body.append('type', type);
      if (listingId) body.append('listingId', listingId);
      else body.append('kind', kind);
      body.append('paper', await shrinkPhoto(file), 'paper.jpg');
      const made = await call('POST /papers', { body });
      setPapers((known) => [...known, made]);
    } catch (error) {
      setProblem(errorText(error, t('The photo could not be kept.')));
    } finally {
      setBusy(undefined);
    }
  };
  const remove = async (id: string) => {
    try {
      await call('DELETE /papers/{id}', { params: { id } });
      setPapers((known) => known.filter(({ _id }) => _id !== id));
    } catch (error) {
      setProblem(errorText(error, t('The photo could not be deleted.')));
    }
  };
  return (
    <section
      id={papersAnchor}
      ref={part}
      aria-labelledby="paper-photos-title"
      className="submission-part scroll-mt-24"
    >
      <h2 id="paper-photos-title">{t('Photos of your papers')}</h2>
      <p className="text-15 text-ink-2">
        {t(
          'Only our team and you see these photos. They are kept encrypted, and deleted {days} days after we have looked. You may leave them out now; without them we may ask.',
          { days: paperDays },
        )}
      </p>
      {problem && (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
      <ul className="grid gap-4">
        {asked.map(({ type, label }) => {
          const there = papers.filter((one) => one.type === type);
          return (
            <li key={type} className="grid gap-2">
              <h3 className="text-17">{label}</h3>
              {there.length > 0 && (
                <ul className="flex flex-wrap gap-3">
                  {there.map(({ _id }, index) => (
                    <li key={_id}>
                      <PaperPhoto id={_id} alt={t('{label}, photo {number}', { label, number: index + 1 })} />
                      <button
                        type="button"
                        className="link min-h-11"
                        aria-label={t('Delete {label}, photo {number}', { label, number: index + 1 })}
                        onClick={() => void remove(_id)}
                      >
                        {t('Delete')}
                      </button>
                    </li>
                  ))}
                </ul>
              )}
              {there.length < mostOfAType && (
                <label className="btn btn-line btn-small relative w-fit cursor-pointer focus-within:outline-2">
                  {busy === type ? <Spinner inline /> : null}
                  {t('Add a photo')}
                  <span className="sr-only"> {t('of: {label}', { label })}</span>
                  <input
                    type="file"
                    className="absolute inset-0 cursor-pointer opacity-0"
                    accept="image/jpeg,image/png,image/webp,image/heic,.heic,.heif"
                    onChange={(event) => void add(type, event)}
                  />
                </label>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
