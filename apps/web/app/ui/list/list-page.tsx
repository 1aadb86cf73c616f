import type { ReactNode } from 'react';
import type { Listed } from '~/lib/api/call.ts';
import { type ListQuery, listAddress } from '~/lib/list/list-address.ts';
import { Pager } from '../navigate/pager.tsx';
import { Breadcrumbs, PageHeading } from '../text/heading.tsx';
import { type ActiveFilter, ActiveFilters } from './active-filters.tsx';

export interface ListPageProps {
  title: string;
  /** What the list is good for, beside the title. */
  lead: ReactNode;
  path: string;
  query: ListQuery;
  list: Listed<unknown>;
  isFirst: boolean;
  /** `vehicles`, for the line that counts. */
  plural: string;
  /** Links above the results: types, tabs. */
  above?: ReactNode;
  /** The filter panel. */
  aside?: ReactNode;
  active: readonly ActiveFilter[];
  /** Links to other orders. */
  order?: ReactNode;
  /** Beside the count: a link to list one's own. */
  action?: ReactNode;
  /** In place of the results when there are none. */
  empty: ReactNode;
  /** The results. */
  children: ReactNode;
}

const number = new Intl.NumberFormat('en-LK');

/** The page of a list: heading, filters, count, results and the way on. Works without scripts. */
export function ListPage(props: ListPageProps) {
  const {
    title,
    lead,
    path,
    query,
    list,
    isFirst,
    plural,
    above,
    aside,
    active,
    order,
    action,
    empty,
    children,
  } = props;
  const nextAddress = () => {
    const address = listAddress(path, query);
    return `${address}${address.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(list.next ?? '')}`;
  };
  const results = (
    <div className="list-results">
      {action && <div className="list-action">{action}</div>}
      {above && <div className="list-above">{above}</div>}
      <p aria-live="polite" className="list-count">
        Showing {count(list.total, list.capped)} of {number.format(list.totalUnfiltered)} {plural}
      </p>
      {order && list.data.length > 1 && <div className="list-order">{order}</div>}
      <div className="list-found">
        <ActiveFilters path={path} query={query} active={active} />
        {list.data.length === 0 ? empty : children}
        <div className="mt-10">
          <Pager next={list.next ? nextAddress() : null} start={isFirst ? null : listAddress(path, query)} />
        </div>
      </div>
    </div>
  );
  return (
    <>
      <PageHeading
        title={title}
        zigzag
        above={<Breadcrumbs crumbs={[{ label: 'Home', to: '/' }, { label: title }]} />}
      >
        <p>{lead}</p>
      </PageHeading>
      <div className="wrap pt-4 pb-18 md:pt-10">
        <div className={`list ${aside ? 'list-beside' : ''}`}>
          {aside}
          {results}
        </div>
      </div>
    </>
  );
}

const count = (total: number, capped: boolean) =>
  capped ? `${number.format(total)}+` : number.format(total);
