import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { formatNumber } from '@serendib/contract/words/format-number';
import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { kindUi } from '~/kinds/index.ts';
import { listAddress } from '~/lib/list/list-address.ts';
import { EmptyState } from '~/ui/feedback/empty-state.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import { Pager, withCursor } from '~/ui/navigate/pager.tsx';
import { AdminPage } from '../shell/admin-page.tsx';
import { countWords } from '../shell/count-words.ts';
import { Export, type ExportedTable } from '../shell/export.tsx';
import { type TableFilter, TableFilters } from '../shell/table-filters.tsx';
import { adminFilters } from './admin-filters.ts';
import type { AdminList as Loaded } from './load-admin-list.ts';
import { Workspace, type WorkspaceProps } from './workspace.tsx';

const filtersOf = Object.fromEntries(
  Object.values(kinds).map((kind) => [kind.name, adminFilters(kind)]),
) as Record<KindName, TableFilter[]>;

interface AdminListProps extends Loaded, Pick<WorkspaceProps, 'preview' | 'form'> {
  /** The form of a new one; given the way back. */
  newForm: (back: string) => ReactNode;
}

/** All of a kind, in any state: looked for, narrowed, ordered, and worked through. */
export function AdminList({
  kind: name,
  list,
  query,
  owner,
  isFirst,
  now,
  preview,
  form,
  newForm,
}: AdminListProps) {
  const kind: Kind = kinds[name];
  const isAdding = new URLSearchParams(useLocation().search).has('add');
  const { title, one } = kindUi[name];
  const path = kind.pages.admin;
  const all = formatNumber(list.totalUnfiltered);
  const search = listAddress('', { ...query, ...(owner && { ownerId: owner }) });
  if (isAdding)
    return <AdminPage title={t('Add {noun}', { noun: one })}>{newForm(`${path}${search}`)}</AdminPage>;
  return (
    <AdminPage
      title={title}
      line={
        <>
          {owner
            ? t('{shown} of {all}, of one owner.', { shown: countWords(list), all })
            : t('{shown} of {all}', { shown: countWords(list), all })}
          {owner && (
            <>
              {' '}
              <Link to={path} className="link">
                {t('Show all')}
              </Link>
            </>
          )}
        </>
      }
      actions={
        <>
          {name === 'vehicle' && (
            <ButtonLink small look="line" to="/vehicle-premium">
              {t('Vehicle premium')}
            </ButtonLink>
          )}
          <Export
            table={kind.path.slice(1) as ExportedTable}
            query={{ ...query, ...(owner && { ownerId: owner }) }}
          />
          <ButtonLink small to={`${path}?add=1`}>
            {t('Add {noun}', { noun: one })}
          </ButtonLink>
        </>
      }
    >
      <TableFilters filters={filtersOf[name]} query={query} kept={owner ? { ownerId: owner } : {}} />
      <Workspace
        rows={list.data}
        hasMore={list.next !== null}
        now={now}
        preview={preview}
        form={form}
        empty={
          <EmptyState
            title={t('No {nouns} here', { nouns: kind.plural })}
            actions={
              <ButtonLink look="line" to={path}>
                {t('Show all')}
              </ButtonLink>
            }
          >
            {t('Nothing fits all of that.')}
          </EmptyState>
        }
        pager={
          <div className="px-2 pt-2">
            <Pager
              next={list.next && withCursor(search, list.next)}
              start={isFirst ? null : search || path}
            />
          </div>
        }
      />
    </AdminPage>
  );
}
