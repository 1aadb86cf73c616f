import { type ReactNode, useId } from 'react';
import { useSubmit } from 'react-router';
import type { ListQuery } from '~/lib/list/list-address.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { useFollowed } from './use-followed.ts';

export interface FilterPanelProps {
  /** Where the form goes; a GET form, so that filters live in the address and work without scripts. */
  action: string;
  /** What that address asks for now. */
  query: ListQuery;
  /** How many filters are on. */
  active?: number | undefined;
  /** Words other than “Filters”; then they stand above the column too. */
  title?: string | undefined;
  /** Asks anew at each change where scripts run. Off where there are lines to be typed in. */
  instantly?: boolean | undefined;
  children: ReactNode;
}

/** Filters beside a list: a column where there is room, a sheet under a button where there is not. */
export function FilterPanel(props: FilterPanelProps) {
  const { action, query, active = 0, title, instantly = false, children } = props;
  const form = useFollowed(query);
  const id = `filters-${useId().replaceAll(':', '')}`;
  const submit = useSubmit();
  const words = title ?? 'Filters';
  return (
    <div>
      <button type="button" popoverTarget={id} className="btn btn-line btn-small lg:hidden">
        <Icon name="filter" className="size-4.5" />
        {words}
        {active > 0 && ` (${active})`}
      </button>
      <section popover="auto" id={id} className="filter-panel" aria-label={words}>
        <div className={`mb-5 flex items-center justify-between ${title ? '' : 'lg:hidden'}`}>
          <p className="font-display text-26 font-bold">{words}</p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="icon-button lg:hidden"
            aria-label="Close"
          >
            <Icon name="close" />
          </button>
        </div>
        <form
          ref={form}
          action={action}
          method="get"
          className="grid gap-6"
          onChange={
            instantly ? (event) => void submit(event.currentTarget, { preventScrollReset: true }) : undefined
          }
          onSubmit={(event) => {
            event.preventDefault();
            document.getElementById(id)?.hidePopover();
            void submit(event.currentTarget, { preventScrollReset: true });
          }}
        >
          {children}
          <div className={`filter-apply ${instantly ? 'lg:sr-only' : ''}`}>
            <Button type="submit">Show results</Button>
          </div>
        </form>
      </section>
    </div>
  );
}
