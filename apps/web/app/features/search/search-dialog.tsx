import { t } from '@serendib/contract/words/t';
import { type KeyboardEvent, type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useBackdrop } from '~/ui/feedback/use-backdrop.ts';
import { Icon } from '~/ui/form/icon.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { ownName } from '~/ui/text/other-names.tsx';
import { searchAddress } from './search-address.ts';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

/**
 * A line to type in above the page, with what may be meant below it: the combobox pattern of the ARIA Authoring Practices.
 * The keyboard stays in the line; Enter goes to what is pointed at, or searches for what is typed.
 */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const listId = useId();
  const backdrop = useBackdrop(onClose);
  const [typed, setTyped] = useState('');
  const suggested = useSuggestions(typed);
  const found = suggested ?? [];
  // By its address, so that a list which comes meanwhile puts no other in its place.
  const [pointed, setPointed] = useState<string>();
  const active = found.findIndex(({ href }) => href === pointed);
  const { key } = useLocation();
  const [openedAt] = useState(key);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector('input')?.focus();
    return () => element?.close();
  }, []);
  useLayoutEffect(() => {
    if (key !== openedAt) onClose();
  }, [key, openedAt, onClose]);

  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = found[active];
    if (chosen) go(addressOf(chosen));
    else if (typed.trim()) go(searchAddress({ q: typed.trim() }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    // One place more than there are suggestions: what is typed itself.
    const places = found.length + 1;
    setPointed(found[((active + 1 + step + places) % places) - 1]?.href);
  };
  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={t('Search')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...backdrop}
    >
      <form onSubmit={submit} className="wrap grid gap-3 py-5">
        <div className="flex items-center gap-2">
          <div className="control min-w-0 flex-1">
            <span className="control-word ps-4">
              <Icon name="search" className="size-5 text-ink-2" />
            </span>
            <input
              type="search"
              role="combobox"
              aria-label={t('What are you looking for?')}
              aria-expanded={found.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
              className="control-input"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={100}
              placeholder={t('van 7 seats Kandy, vegetarian dinner Ella')}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setPointed(undefined);
              }}
              onKeyDown={onKeyDown}
            />
          </div>
          <button
            type="button"
            className="grid size-11 flex-none place-items-center"
            aria-label={t('Close')}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
        <div id={listId} role="listbox" aria-label={t('Suggestions')} hidden={found.length === 0}>
          {found.map((one, index) => (
            <Option
              key={`${one.kind} ${one.href}`}
              id={`${listId}-${index}`}
              suggestion={one}
              isActive={index === active}
              onPick={() => go(addressOf(one))}
            />
          ))}
        </div>
        <p role="status" className="sr-only">
          {suggested &&
            t('{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}', {
              count: found.length,
            })}
        </p>
        <p className="text-14 text-ink-2">
          {t('Enter searches for all of it: places, guides, vehicles, tours, tables and beds.')}
        </p>
      </form>
    </dialog>
  );
}

const calledHere = (suggestion: Suggestion): string => ownName({ ...suggestion, name: suggestion.label });

/** A town is searched for by the name that was chosen. */
const addressOf = (suggestion: Suggestion): string =>
  suggestion.kind === 'search' && calledHere(suggestion) !== suggestion.label
    ? searchAddress({ q: calledHere(suggestion) })
    : suggestion.href;

interface OptionProps {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onPick: () => void;
}

function Option({ id, suggestion, isActive, onPick }: OptionProps) {
  const { line } = suggestion;
  const label = calledHere(suggestion);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the line above
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="search-option"
      onClick={onPick}
      onMouseDown={(event) => event.preventDefault()}
    >
      <span className="font-semibold" lang={languageOf(label)}>
        {label}
      </span>
      <span className="text-14 text-ink-2" lang={languageOf(line)}>
        {line}
      </span>
    </div>
  );
}
