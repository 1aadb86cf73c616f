import { useEffect } from 'react';
import { useNavigation } from 'react-router';

/** As long as the worker waits for a page that is opened whole. */
const slowMs = 8_000;

/** On a network that is a word alone what a link asks for does not come: where the worker has its page, that is opened whole. */
export function useKeptInstead(): void {
  const { location: ahead } = useNavigation();
  // A page is kept without the place in it.
  const address = ahead && location.origin + ahead.pathname + ahead.search;
  useEffect(() => {
    const worker = navigator.serviceWorker;
    if (!address || !worker) return;
    const timer = setTimeout(() => worker.controller?.postMessage({ waited: address }), slowMs);
    const open = ({ data }: MessageEvent<{ open?: string } | null>) => {
      if (data?.open === address) location.assign(address);
    };
    worker.addEventListener('message', open);
    return () => {
      clearTimeout(timer);
      worker.removeEventListener('message', open);
    };
  }, [address]);
}
