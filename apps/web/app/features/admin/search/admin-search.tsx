import type { AdminSearchResult } from '@serendib/contract/admin/workspace-endpoints';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { t } from '@serendib/contract/words/t';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { kindUi } from '~/kinds/index.ts';
import { call } from '~/lib/api/call.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { Dialog } from '~/ui/feedback/dialog.tsx';
import { Icon } from '~/ui/form/icon.tsx';
import { KeyHint } from '../keys/key-hint.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { statusWords } from '../listings/labels.ts';
import { statusWords as paymentWords } from '../payments/status-words.ts';

interface Hit {
  to: string;
  title: string;
  facts: string;
  group: string;
}

const words = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(' · ');

const hitsOf = ({ listings, people, payments }: AdminSearchResult): Hit[] => [
  ...listings.map(({ _id, kind, title, status, isHidden, plateNumber, ownerName }) => ({
    to: `${kinds[kind].pages.admin}?id=${_id}`,
    title,
    facts: words(kindUi[kind].one, statusWords[status], isHidden && t('Hidden'), plateNumber, ownerName),
    group: t('Listings'),
  })),
  ...people.map(({ _id, userName, email, isSuspended }) => ({
    to: `/admin/users?id=${_id}`,
    title: userName,
    facts: words(email, isSuspended && t('Suspended')),
    group: t('People'),
  })),
  ...payments.map(({ orderId, description, status, userName }) => ({
    to: `/admin/payments/view/${encodeURIComponent(orderId)}`,
    title: orderId,
    facts: words(description, paymentWords[status], userName),
    group: t('Payments'),
  })),
];

/** So long after the last sign is waited before it is looked for. */
const pauseMs = 180;

/** One search over all there is in the back office, opened by a button or the key `/`. */
export function AdminSearch({ hasHint = false }: { hasHint?: boolean }) {
  const [open, setOpen] = useState(false);
  useKeys(hasHint ? { '/': () => setOpen(true) } : {});
  return (
    <>
      <button type="button" className="admin-search" aria-keyshortcuts="/" onClick={() => setOpen(true)}>
        <Icon name="search" className="size-4.5" />
        {t('Search everything')}
        {hasHint && <KeyHint>/</KeyHint>}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('Search everything')} wide>
        <Palette onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Palette({ onDone }: { onDone: () => void }) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<{ q: string; hits: Hit[] }>();
  const [failure, setFailure] = useState<string>();
  const [at, setAt] = useState(0);
  const navigate = useNavigate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const q = typed.trim();
  useEffect(() => {
    if (q.length < 2) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      call('GET /admin/search', { query: { q } }).then(
        (reply) => {
          if (!isWanted) return;
          setFound({ q, hits: hitsOf(reply) });
          setAt(0);
          setFailure(undefined);
        },
        (error: unknown) => isWanted && setFailure(errorText(error, t('We could not look for that.'))),
      );
    }, pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [q]);
  const hits = q.length >= 2 ? (found?.hits ?? []) : [];
  const isCurrent = found?.q === q;
  useEffect(() => {
    list.current?.querySelector(`#${CSS.escape(`${id}-${at}`)}`)?.scrollIntoView({ block: 'nearest' });
  }, [at, id]);
  const go = async (hit: Hit | undefined) => {
    if (!hit) return;
    onDone();
    await navigate(hit.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length > 0) {
      event.preventDefault();
      setAt((at + step + hits.length) % hits.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      // What was found before the last sign was typed is not gone to.
      if (isCurrent) void go(hits[at]);
    }
  };
  const said =
    failure ??
    (q.length < 2
      ? t(
          'A name, a plate or its digits, a telephone, an e-mail address, an order number, or words of a title.',
        )
      : !isCurrent
        ? t('Looking …')
        : hits.length === 0
          ? t('Nothing goes by “{words}”.', { words: q })
          : t('{count} found. Arrow keys choose, Enter opens.', { count: hits.length }));
  return (
    <div className="grid gap-3">
      <div className="control">
        <input
          className="control-input"
          type="search"
          role="combobox"
          aria-label={t('Search everything')}
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-hits`}
          aria-autocomplete="list"
          aria-activedescendant={hits.length > 0 ? `${id}-${at}` : undefined}
          autoComplete="off"
          data-focus
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <p role="status" className="text-15 text-ink-2">
        {said}
      </p>
      <div ref={list} id={`${id}-hits`} role="listbox" aria-label={t('Found')} className="admin-hits">
        {hits.map((hit, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, whose Enter opens
          <div
            key={hit.to}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className="admin-hit"
            onClick={() => void go(hit)}
          >
            {hits[index - 1]?.group !== hit.group && <p className="admin-hit-group">{hit.group}</p>}
            <p className="font-[650] wrap-anywhere">{hit.title}</p>
            <p className="text-14 text-ink-2 wrap-anywhere">{hit.facts}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
