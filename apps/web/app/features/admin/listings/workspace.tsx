import { t } from '@serendib/contract/words/t';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ButtonLink } from '~/ui/form/button.tsx';
import { Icon } from '~/ui/form/icon.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';
import { languageOf } from '~/ui/text/language.ts';
import { KeyLegend } from '../keys/key-legend.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { ActionBar } from '../review/action-bar.tsx';
import { type ListingDetail, prefetchDetail, useListingDetail } from '../review/listing-detail.ts';
import { LookTwice } from '../review/look-twice.tsx';
import { Pane } from '../review/pane.tsx';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { useStillAt } from '../shell/use-still-at.ts';
import { WhyDialog } from '../shell/why-dialog.tsx';
import type { AdminRow } from './admin-row.ts';
import { BulkBar } from './bulk-bar.tsx';
import { notLoaded } from './labels.ts';
import { useListingActions } from './use-actions.ts';
import { useWarned } from './use-warned.ts';
import { WorkspaceRows } from './workspace-rows.tsx';

export interface WorkspaceProps {
  rows: readonly AdminRow[];
  /** Whether there are more than are shown. */
  hasMore: boolean;
  now: number;
  /** Whether kinds are mixed. */
  mixed?: boolean;
  /** In place of the rows when there are none. */
  empty: ReactNode;
  /** Under the rows: the way to the next page. */
  pager: ReactNode;
  /** The card that travellers see. */
  preview: (detail: ListingDetail) => ReactNode;
  /** The form of an item. */
  form?: ((detail: ListingDetail, back: string) => ReactNode) | undefined;
}

/** A list to be worked through: one is open beside it, is judged, and the next one comes. */
export function Workspace(props: WorkspaceProps) {
  const { rows, hasMore, now, mixed = false, empty, pager, preview, form } = props;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const reload = useReload();
  const parameters = new URLSearchParams(search);
  const id = parameters.get('id');
  const isEdit = parameters.has('edit');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [legend, setLegend] = useState(false);
  const { detail, error, again } = useListingDetail(id);
  const warned = useWarned(rows);

  const hrefOf = (open: string | null, edit = false) => {
    const next = new URLSearchParams(search);
    for (const name of ['id', 'edit', 'add']) next.delete(name);
    if (open) next.set('id', open);
    if (edit) next.set('edit', '1');
    const text = next.toString();
    return text ? `${pathname}?${text}` : pathname;
  };
  const at = rows.findIndex(({ _id }) => _id === id);
  const kindOf = rows[at]?.kind ?? (mixed ? undefined : rows[0]?.kind);
  const around = { previous: rows[at - 1]?._id ?? null, next: rows[at + 1]?._id ?? null };
  const go = (to: string | null) => void navigate(hrefOf(to));
  const close = () => go(null);

  // Who opens one goes along with the keyboard, and comes back to its row. Who came by a link begins at the top.
  const opened = useRef(id);
  const hasMoved = useRef(false);
  if (opened.current !== id) hasMoved.current = true;
  useEffect(() => {
    if (!id && opened.current) document.getElementById(`row-${opened.current}`)?.focus();
    opened.current = id;
  }, [id]);

  // The next one is fetched while this one is read.
  const { next } = around;
  const isRead = detail !== null;
  useEffect(() => {
    if (isRead && next) prefetchDetail(next);
  }, [isRead, next]);

  // Past the last one shown the list is fetched anew, and its first item is opened.
  const wantsFirst = useRef(false);
  const first = rows[0]?._id;
  const isStillAt = useStillAt(isEdit ? null : id);
  const advance = async () => {
    const to = around.next ?? around.previous;
    if (isStillAt()) {
      // One after the other: asking for the list anew would break off the way to the next.
      if (to || !hasMore) await navigate(hrefOf(to));
      else wantsFirst.current = true;
    }
    await reload();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another list has come
  useEffect(() => {
    if (!wantsFirst.current) return;
    wantsFirst.current = false;
    go(first && first !== id ? first : null);
  }, [rows]);

  const actions = useListingActions({ detail, advance, again, reload });
  const toggle = (one: string | null) => {
    if (!one) return;
    const now = new Set(chosen);
    if (!now.delete(one)) now.add(one);
    setChosen(now);
  };
  const working = id !== null && !isEdit;
  const forward = () => go(at === -1 ? (rows[0]?._id ?? null) : (around.next ?? id));
  const backward = () => go(around.previous ?? id);
  useKeys({
    ...(!isEdit && { j: forward, k: backward, ArrowRight: forward, ArrowLeft: backward }),
    ...(working && {
      a: actions.approve,
      r: actions.reject,
      m: actions.reviewed,
      x: () => toggle(id),
      Escape: close,
    }),
    '?': () => setLegend(true),
  });

  if (detail && isEdit && form) {
    const { title } = detail.review.listing;
    return (
      <div className="workspace-form">
        <ButtonLink look="line" small to={hrefOf(id)}>
          <Icon name="left" className="size-4" />
          {t('Back')}
        </ButtonLink>
        <h2 className="mt-4 wrap-anywhere" lang={languageOf(title)}>
          {title}
        </h2>
        {form(detail, hrefOf(id))}
      </div>
    );
  }
  return (
    <>
      {rows.length > 0 && <KeyLegend open={legend} onOpen={setLegend} />}
      <div className="workspace" data-open={id ? true : undefined}>
        <section aria-label={t('List')} className="workspace-list">
          {rows.length === 0 ? (
            empty
          ) : (
            <WorkspaceRows
              {...{ rows, chosen, now, mixed, warned }}
              current={id}
              onChoose={toggle}
              hrefOf={(one) => hrefOf(one)}
            />
          )}
          <BulkBar
            rows={rows}
            chosen={chosen}
            onChoose={setChosen}
            onDone={async () => void (await reload())}
          />
          {pager}
        </section>
        {id && (
          <Pane
            detail={detail}
            takesFocus={hasMoved.current}
            error={error}
            onRetry={again}
            failed={kindOf ? notLoaded(kindOf) : t('Failed to load this listing')}
            place={
              at >= 0
                ? t('{shown} of {all}', { shown: at + 1, all: `${rows.length}${hasMore ? '+' : ''}` })
                : null
            }
            back={hrefOf(null)}
            previous={around.previous && hrefOf(around.previous)}
            next={around.next && hrefOf(around.next)}
            actions={detail && <ActionBar detail={detail} actions={actions} edit={hrefOf(id, true)} />}
            preview={detail && preview(detail)}
          />
        )}
      </div>
      <ReasonDialog key={`reason ${id}`} {...actions.reasonDialog} />
      <WhyDialog key={`verify ${id}`} {...actions.approveDialog} />
      <LookTwice {...actions.lookTwice} />
    </>
  );
}
