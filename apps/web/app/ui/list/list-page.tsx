import { formatNumber } from '@serendib/contract/words/format-number';
import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import type { Listed } from '~/lib/api/call.ts';
import type { ListQuery } from '~/lib/list/list-address.ts';
import { Breadcrumbs, PageHeading } from '../text/heading.tsx';
import { type ActiveFilter, ActiveFilters } from './active-filters.tsx';
import { ListEnd } from './deferred-end.ts';
import type { Fewer } from './list-end.tsx';

export interface ListPageProps {
  title: string;
  /** What the list is good for, beside the title. */
  lead: ReactNode;
  path: string;
  query: ListQuery;
  list: Listed<unknown>;
  isFirst: boolean;
  fewer: readonly Fewer[];
  /** `vehicles`, for the line that counts. */
  plural: string;
  /** Links above the results: types, tabs. */
  above?: ReactNode;
  /** The filter panel. */
  aside?: ReactNode;
  active: readonly ActiveFilter[];
  /** Links to other orders, and to the map. */
  order?: ReactNode;
  /** Beside the count: a link to list one's own. */
  action?: ReactNode;
  /** The results, or what is said where there are none. */
  children: ReactNode;
}

/** The page of a list: heading, filters, count, results and the way on. Works without scripts. */
export function ListPage(props: ListPageProps) {
  const {
    title,
    lead,
    path,
    query,
    list,
    isFirst,
    fewer,
    plural,
    above,
    aside,
    active,
    order,
    action,
    children,
  } = props;
  const { before = 0, data } = list;
  const found = formatNumber(list.total) + (list.capped ? '+' : '');
  const isPart = data.length > 0 && data.length < list.total;
  const all = formatNumber(list.totalUnfiltered);
  const results = (
    <div className="list-results" data-above={above ? '' : undefined}>
      {action && <div className="list-action">{action}</div>}
      {above && <div className="list-above">{above}</div>}
      <p aria-live="polite" className="list-count">
        {t('Showing {shown} of {total} {plural}', {
          shown: isPart ? `${formatNumber(before + 1)}–${formatNumber(before + data.length)}` : found,
          total:
            isPart && list.total !== list.totalUnfiltered ? t('{found} among {all}', { found, all }) : all,
          plural,
        })}
      </p>
      {order && list.data.length > 0 && <div className="list-order">{order}</div>}
      <div className="list-found">
        <ActiveFilters path={path} query={query} active={active} />
        {children}
        <ListEnd {...{ path, query, list, isFirst, fewer, active }} />
      </div>
    </div>
  );
  return (
    <>
      <PageHeading
        title={title}
        zigzag
        above={<Breadcrumbs crumbs={[{ label: t('Home'), to: '/' }, { label: title }]} />}
      >
        <p>{lead}</p>
      </PageHeading>
      <div className="list wrap pt-3 pb-18 md:pt-6">
        {aside}
        {results}
      </div>
    </>
  );
}
