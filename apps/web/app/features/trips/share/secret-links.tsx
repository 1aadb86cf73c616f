import { dayInWords } from '@serendib/contract/calendar';
import type { LinkRight } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { useEffect, useEffectEvent, useState } from 'react';
import { call, type ItemOf } from '~/lib/api/call.ts';
import { pageUrl } from '~/lib/structured-data/page-url.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { copyLink } from '~/ui/feedback/copy-text.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button, buttonClass } from '~/ui/form/button.tsx';
import { useFresh } from './use-fresh.ts';

type Link = ItemOf<'GET /trips/{id}/links'>;

const rightWords: Record<LinkRight, string> = {
  read: t('To read'),
  change: t('To change together'),
};

/** The links by which a trip is shared. The address of one is told once, when it is made. */
export function SecretLinks({ id, title }: { id: string; title: string }) {
  /** Undefined until they were read. */
  const [links, setLinks] = useState<readonly Link[]>();
  const [unread, setUnread] = useState('');
  const [made, setMade] = useState<{ _id: string; url: string }>();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState('');
  const read = () =>
    call('GET /trips/{id}/links', { params: { id } }).then(
      ({ data }) => setLinks(data),
      (error) => setUnread(errorText(error, t('Your links could not be read.'))),
    );
  const onNetwork = useEffectEvent(() => void read());
  useEffect(() => {
    onNetwork();
    addEventListener('online', onNetwork);
    return () => removeEventListener('online', onNetwork);
  }, []);

  useFresh(links?.some(({ right }) => right === 'change') ?? false);

  const change = async (what: string, work: () => Promise<void>) => {
    setBusy(what);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(errorText(error, t('The link could not be made or revoked.')));
    }
    setBusy(undefined);
    if (!links) void read();
  };
  const make = (right: LinkRight) =>
    change(right, async () => {
      const {
        url,
        key: _,
        ...link
      } = await call('POST /trips/{id}/links', {
        params: { id },
        body: { right },
      });
      setLinks((before) => before && [...before, link]);
      const { origin, pathname, search } = new URL(url);
      setMade({ _id: link._id, url: pageUrl(origin, pathname + search) });
    });
  const revoke = (linkId: string) =>
    change(linkId, async () => {
      await call('DELETE /trips/{id}/links/{linkId}', { params: { id, linkId } });
      setLinks((before) => before?.filter(({ _id }) => _id !== linkId));
      setMade((before) => (before?._id === linkId ? undefined : before));
      toast(t('The link is revoked.'), 'good');
    });

  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-15 text-ink-2">
        {t('Who has a secret link sees this trip without an account, until you revoke the link.')}{' '}
        {t(
          'With a link to change it together, each of you plans on a phone of their own; of what two change at once the newer stays.',
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button small busy={busy === 'read'} onClick={() => void make('read')}>
          {t('Make a link to read')}
        </Button>
        <Button small look="line" busy={busy === 'change'} onClick={() => void make('change')}>
          {t('Make a link to change it together')}
        </Button>
      </div>
      {!links && unread && (
        <Notice kind="danger" live>
          {unread}
        </Notice>
      )}
      {problem && (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
      {made && <MadeLink url={made.url} title={title} />}
      {links && links.length > 0 && (
        <ul className="border-t-[1.5px] border-ink">
          {links.map(({ _id, right, createdAt }) => (
            <li
              key={_id}
              className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1"
            >
              <span className="text-15">
                {rightWords[right]} · {t('made on {day}', { day: dayInWords(createdAt) })}
              </span>
              <Button
                small
                look="plain"
                busy={busy === _id}
                aria-label={t('Revoke the link of {day}', { day: dayInWords(createdAt) })}
                onClick={() => void revoke(_id)}
              >
                {t('Revoke')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function MadeLink({ url, title }: { url: string; title: string }) {
  return (
    <Notice
      kind="good"
      live
      title={t('Send this link now: it is shown once.')}
      actions={
        <>
          <a
            className={buttonClass({ small: true })}
            href={`https://wa.me/?text=${encodeURIComponent(`${title}: ${url}`)}`}
            target="_blank"
            rel="noopener"
          >
            {t('WhatsApp')}
          </a>
          <Button small look="line" onClick={() => copyLink(url)}>
            {t('Copy link')}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">{url}</p>
    </Notice>
  );
}
