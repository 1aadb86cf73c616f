import { t } from '@serendib/contract/words/t';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useHref, useSubmit } from 'react-router';
import type { ListQuery } from '~/lib/list/list-address.ts';
import { keepDays } from '~/lib/plans/plans.ts';
import type { Taken } from '~/lib/plans/plans-address.ts';
import { PlansControl, type PlansControlProps } from '../plans/plans-control.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { useFollowed } from './use-followed.ts';

export interface FilterPanelProps extends Pick<PlansControlProps, 'languages'> {
  /** Where the form goes; a GET form, so that filters live in the address and work without scripts. */
  action: string;
  /** What that address asks for now. */
  query: ListQuery;
  /** What of a traveller's plans narrows the list; without it they are not asked for. */
  plans?: readonly Taken[] | undefined;
  /** How many filters are on. */
  active?: number | undefined;
  /** Words other than “Filters”; then they stand above the column too. */
  title?: string | undefined;
  /** What is asked for most: above the list on a small screen too, where a choice asks anew at once. */
  inSight?: ReactNode | undefined;
  /** The rest, in the sheet. */
  children: ReactNode;
}

/** Where a browser knows none, such as Safari 16, the sheet stands in the page. */
const hasPopovers = () => 'hidePopover' in HTMLElement.prototype;

/** Filters beside a list: a column where there is room, a sheet under a button where there is not. */
export function FilterPanel(props: FilterPanelProps) {
  const { action, query, active = 0, title, inSight, plans, languages, children } = props;
  const form = useFollowed(query);
  const id = `filters-${useId().replaceAll(':', '')}`;
  const submit = useSubmit();
  const words = title ?? t('Filters');
  const sheet = useRef<HTMLElement>(null);
  const [isSheet, setIsSheet] = useState(false);
  // The press that brought these scripts may have opened it.
  useEffect(() => setIsSheet(Boolean(hasPopovers() && sheet.current?.matches(':popover-open'))), []);
  const close = () => {
    if (hasPopovers()) sheet.current?.hidePopover();
  };
  const ask = (asked: HTMLFormElement) => {
    if (plans?.includes('onlyDays')) keepDays(new FormData(asked));
    void submit(asked, { preventScrollReset: true });
  };
  const onChange = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const isChoice = target instanceof HTMLSelectElement && !target.closest('[popover]');
    if (isChoice && matchMedia('(width < 64rem)').matches) ask(currentTarget);
  };
  return (
    <>
      {plans && <PlansControl path={action} query={query} takes={plans} languages={languages} />}
      <form
        ref={form}
        action={useHref(action)}
        method="get"
        onChange={onChange}
        onSubmit={(event) => {
          event.preventDefault();
          close();
          ask(event.currentTarget);
        }}
      >
        {inSight && (
          <div className="filter-sight">
            {inSight}
            <noscript>
              <Button type="submit">{t('Show')}</Button>
            </noscript>
            <SheetButton id={id} words={words} active={active} />
          </div>
        )}
        {!inSight && <SheetButton id={id} words={words} active={active} />}
        <section
          popover="auto"
          ref={sheet}
          id={id}
          // A press beside its fields would give the keyboard to the page under it.
          tabIndex={-1}
          className="filter-panel"
          aria-label={words}
          {...(isSheet && { role: 'dialog', 'aria-modal': true })}
          onToggle={({ newState }) => setIsSheet(newState === 'open')}
          // What the keyboard goes on to does not lie under it.
          onBlur={({ currentTarget, relatedTarget }) => {
            if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
          }}
        >
          <div className={`mb-5 flex items-center justify-between ${title ? '' : 'lg:hidden'}`}>
            <p className="font-display text-26 font-bold">{words}</p>
            <button
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              className="icon-button lg:hidden"
              aria-label={t('Close')}
            >
              <Icon name="close" />
            </button>
          </div>
          <div className="grid gap-6">
            {children}
            <div className="filter-apply">
              <Button type="submit">{t('Show results')}</Button>
            </div>
          </div>
        </section>
      </form>
    </>
  );
}

/** Opens the sheet on a small screen; beside other fields a phone has room for its sign alone. */
function SheetButton({ id, words, active }: { id: string; words: string; active: number }) {
  return (
    <button type="button" popoverTarget={id} className="btn btn-line btn-small lg:hidden">
      <Icon name="filter" className="size-4.5" />
      <span>{words}</span>
      {active > 0 && ` (${active})`}
    </button>
  );
}
