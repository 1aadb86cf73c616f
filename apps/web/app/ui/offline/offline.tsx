import './offline.css';
import { momentInWords } from '@serendib/contract/calendar-words';
import { t } from '@serendib/contract/words/t';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { type Offered, startOffline } from '~/lib/offline/start-offline.ts';
import { Notice } from '../feedback/notice.tsx';
import { Button } from '../form/button.tsx';
import { Icon } from '../form/icon.tsx';
import { useKeptInstead } from './use-kept-instead.ts';

const onNetwork = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Without a network pages are opened whole, as they are kept: within the site they would be asked for in parts. */
function openWhole(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isOther = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || isOther || link.target || link.origin !== location.origin) return;
  // A part of the page that is open already.
  if (link.hash && link.pathname + link.search === location.pathname + location.search) return;
  if (navigator.onLine && document.documentElement.dataset.keptAt === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  location.assign(link.href);
}

/** Says plainly that there is no network and how old a page is, and offers a newer version of Serendib. */
export default function Offline() {
  const isOnline = useSyncExternalStore(
    onNetwork,
    () => navigator.onLine,
    () => true,
  );
  const [newer, setNewer] = useState<Offered>();
  const [keptAt] = useState(() => document.documentElement.dataset.keptAt);
  useEffect(() => startOffline(setNewer), []);
  useEffect(() => {
    addEventListener('click', openWhole, true);
    return () => removeEventListener('click', openWhole, true);
  }, []);
  useKeptInstead();
  const [closed, setClosed] = useState<'online' | 'offline'>();
  const { pathname } = useLocation();
  const isOld = keptAt !== undefined;
  const now = isOnline ? 'online' : 'offline';
  // It stands for a page that is not kept: it says itself that there is no network, and is of no moment.
  const isInstead = /^(?:\/\w\w)?\/offline$/.test(pathname);
  const isSaid = closed !== now && (isOnline ? isOld : !isInstead);
  if (!isSaid && !(newer && isOnline)) return null;
  const again = (
    <Button small look="plain" className="px-0" onClick={() => location.reload()}>
      {t('Open it anew')}
    </Button>
  );
  return (
    <div className="offline print:hidden">
      {isSaid && (
        <div className="notice offline-line" data-kind="warning">
          <div className="flex flex-wrap items-center gap-x-4">
            <p role="status">
              <b>{isOnline ? t('The network is there again') : t('No network')}</b>{' '}
              {isOld
                ? !isInstead && t('This page is as it was on {moment}.', { moment: momentInWords(keptAt) })
                : t('What you change in your trip is kept here.')}
            </p>
            {isOld && isOnline && again}
          </div>
          <button
            type="button"
            className="grid size-11 flex-none place-items-center"
            aria-label={t('Dismiss')}
            onClick={() => setClosed(now)}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
      {newer && isOnline && (
        <Notice
          live
          title={t('There is a newer version of Serendib')}
          actions={
            <Button small onClick={() => newer.postMessage({ takeOver: true })}>
              {t('Use it now')}
            </Button>
          }
        >
          {t('All open pages of Serendib are loaded anew. Your trip stays.')}
        </Notice>
      )}
    </div>
  );
}
