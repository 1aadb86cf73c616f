import { t } from '@serendib/contract/words/t';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { withoutAccents } from '~/lib/words/without-accents.ts';
import { RemovableChip } from './chip.tsx';
import { Field, type FieldWords } from './field.tsx';
import { Icon } from './icon.tsx';
import type { Choice } from './select-field.tsx';

export interface MultiComboboxFieldProps extends FieldWords {
  options: readonly Choice[];
  value: readonly string[];
  /** Where its owner does not take the change, what was chosen stays. */
  onChange: (value: string[]) => void;
  /** That no more can be chosen, where that is so. */
  full?: string | undefined;
  placeholder?: string | undefined;
  /** Sent with a form under this name, once for each choice. */
  name?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
}

type Picked = Choice & { wasChosen: boolean };

/** Where no option is pointed at. */
const none = -1;

/**
 * Several of many, found by typing; what was chosen stands below as chips. The pattern of the ARIA Authoring Practices:
 * focus stays in the line, the list is pointed at from there.
 */
export function MultiComboboxField({
  options,
  value: chosen,
  onChange,
  full,
  placeholder = t('Type to find'),
  name,
  disabled,
  ...words
}: MultiComboboxFieldProps) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const [picked, setPicked] = useState<Picked>();
  const list = useRef<HTMLDivElement>(null);
  const matching = typed
    ? options.filter(({ label }) => withoutAccents(label).includes(withoutAccents(typed)))
    : options;
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);

  const close = () => {
    setOpen(false);
    setTyped(undefined);
    setActive(0);
  };
  const toggle = (one: string) =>
    onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  const pick = (option: Choice) => {
    toggle(option.value);
    setPicked({ ...option, wasChosen: chosen.includes(option.value) });
    // Of the whole list another stands in its place, which a second press would choose.
    if (typed) setActive(none);
    setTyped(undefined);
  };
  const move = (to: number) => {
    setOpen(true);
    setActive(open ? (to + matching.length) % Math.max(1, matching.length) : active);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const current = matching[active];
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(Math.max(0, active) - 1);
    else if (event.key === 'Escape') close();
    else if (open && event.key === 'Home') setActive(0);
    else if (open && event.key === 'End') setActive(Math.max(0, matching.length - 1));
    else if (open && event.key === 'Enter') current && pick(current);
    else return;
    event.preventDefault();
  };

  return (
    <div className="grid gap-2">
      <Field {...words} hint={full ?? words.hint}>
        {(aria) => (
          <div className="relative">
            <div className="control" data-invalid={aria['aria-invalid']}>
              <input
                {...aria}
                role="combobox"
                type="text"
                autoComplete="off"
                className="control-input pe-10"
                aria-expanded={open}
                aria-controls={listId}
                aria-autocomplete="list"
                aria-activedescendant={open && matching[active] ? optionId(active) : undefined}
                disabled={disabled}
                placeholder={placeholder}
                value={typed ?? ''}
                onChange={(event) => {
                  setTyped(event.target.value);
                  setPicked(undefined);
                  setOpen(true);
                  setActive(0);
                }}
                onClick={() => setOpen(true)}
                onBlur={close}
                onKeyDown={onKeyDown}
              />
              <Icon name="down" className="pointer-events-none absolute top-3.5 end-3 size-5" />
            </div>
            <div
              ref={list}
              id={listId}
              role="listbox"
              aria-label={typeof words.label === 'string' ? words.label : t('Choices')}
              aria-multiselectable
              className="options"
              hidden={!open || matching.length === 0}
            >
              {matching.map((option, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the line above
                <div
                  key={option.value}
                  id={optionId(index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={chosen.includes(option.value)}
                  data-active={index === active}
                  className="option"
                  onPointerDown={(event) => event.preventDefault()}
                  onPointerMove={() => setActive(index)}
                  onClick={() => pick(option)}
                >
                  {option.label}
                  {chosen.includes(option.value) && <Icon name="check" className="ms-auto size-4.5" />}
                </div>
              ))}
            </div>
            {open && matching.length === 0 && (
              <p className="options px-4 py-3 text-15 text-ink-2">
                {t('Nothing is called “{typed}”.', { typed: typed ?? '' })}
              </p>
            )}
            <p className="sr-only" aria-live="polite">
              {open && typed ? t('{count} found', { count: matching.length }) : saidOf(picked, chosen, full)}
            </p>
            {name && chosen.map((value) => <input key={value} type="hidden" name={name} value={value} />)}
          </div>
        )}
      </Field>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t('Chosen')}>
          {chosen.map((one) => {
            const label = options.find((option) => option.value === one)?.label ?? one;
            return (
              <li key={one}>
                <RemovableChip label={t('Remove {label}', { label })} onRemove={() => toggle(one)}>
                  {label}
                </RemovableChip>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** What came of the option that was picked last; where its owner did not take it, that there are enough. */
function saidOf(picked: Picked | undefined, chosen: readonly string[], full = ''): string {
  if (!picked) return '';
  if (chosen.includes(picked.value) === picked.wasChosen) return full;
  const { label, wasChosen } = picked;
  return wasChosen ? t('{label} is taken away.', { label }) : t('{label} is chosen.', { label });
}
