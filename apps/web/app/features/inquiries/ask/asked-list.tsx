import { mostAsked } from '@serendib/contract/inquiries/limits';
import { t } from '@serendib/contract/words/t';
import { useId } from 'react';
import { rowImage } from '~/lib/images/noted.ts';
import { Picture } from '~/ui/media/picture.tsx';
import { Busy } from '~/ui/text/busy.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { marked } from '~/ui/text/marked.tsx';
import type { LoadedAsk } from './load-ask.ts';

interface AskedListProps {
  items: LoadedAsk['items'];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error: string | undefined;
}

/** Whom the question goes to: up to five are ticked. */
export function AskedList({ items, chosen, onChange, error }: AskedListProps) {
  const id = useId();
  const isFull = chosen.length >= mostAsked;
  return (
    <fieldset data-field="itemIds" aria-describedby={error ? id : undefined}>
      <legend className="mb-2 text-19 font-[650]">
        {items.length > 1 ? t('Whom you ask: up to {mostAsked}', { mostAsked }) : t('Whom you ask')}
      </legend>
      {error && (
        <p id={id} className="field-error">
          {error}
        </p>
      )}
      <ul>
        {items.map(({ kind, _id, title, line, image, imageIsDrawing, ...of }) => {
          const key = `${kind}:${_id}`;
          const isChosen = chosen.includes(key);
          return (
            <li key={key} className="border-t border-line">
              <label className="tick items-center! gap-4 py-3">
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={!isChosen && isFull}
                  onChange={() => onChange(isChosen ? chosen.filter((one) => one !== key) : [...chosen, key])}
                />
                <Picture
                  {...rowImage({ kind, title, image, imageIsDrawing })}
                  sizes="56px"
                  className="w-14! flex-none"
                />
                <span className="min-w-0">
                  <span className="block font-semibold wrap-anywhere" lang={languageOf(title)}>
                    {title}
                  </span>
                  <span className="line-clamp-1 text-14 text-ink-2">{marked(line)}</span>
                  <Busy of={of} />
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
