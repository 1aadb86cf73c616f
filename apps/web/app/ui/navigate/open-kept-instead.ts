/** As long as the worker waits for a page that is opened whole. */
const slowMs = 8_000;

/**
 * On a network that is a word alone what a link leads to does not come: once it was waited for long enough, and where the
 * worker has its page, that is opened whole, at the place in it that the link names. Gives back what ends the waiting.
 */
export function openKeptInstead(address: string): () => void {
  const worker = navigator.serviceWorker;
  if (!worker) return () => {};
  // It keeps a page without the place in it.
  const [page = ''] = address.split('#');
  const timer = setTimeout(() => worker.controller?.postMessage({ waited: page }), slowMs);
  const open = ({ data }: MessageEvent<{ open?: string } | null>) => {
    if (data?.open === page) location.assign(address);
  };
  worker.addEventListener('message', open);
  return () => {
    clearTimeout(timer);
    worker.removeEventListener('message', open);
  };
}
