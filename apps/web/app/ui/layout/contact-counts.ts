/**
 * Counts that a way to reach a partner is taken, or the website of a business visited, from the first tap on: it is sent
 * as text with the page of a listing and listens before any script has come, so it stands alone; a page that is reached
 * within the site calls it. The way opens whether or not the count arrives.
 */
export default function countContacts() {
  const { dataset } = document.documentElement;
  if ('contactsCounted' in dataset) return;
  dataset.contactsCounted = '';
  // The lists of the kinds whose makers are called or written to, by the first part of their pages' addresses.
  const lists: Record<string, [kind: string, list?: string]> = JSON.parse(
    document.querySelector<HTMLElement>('[data-contact-lists]')?.dataset.contactLists ?? '{}',
  );
  const listen = ({ target, button }: MouseEvent) => {
    // What stands before them is the language of the page.
    const [name = '', id] = location.pathname.split('/').slice(-2);
    const link =
      // A middle button opens a link as well; a right one does not.
      button < 2 && target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const list = lists[name]?.[1];
    if (!link || !list || !id || !link.closest('aside, .contact-bar')) return;
    const isWay = /^(tel:|mailto:|https:\/\/wa\.me\/)/.test(link.href);
    if (!isWay && !(list === 'affiliate-links' && link.relList.contains('sponsored'))) return;
    let token: string | null = null;
    let session: string | null = null;
    try {
      token = localStorage.getItem('token');
      // The browser's, as every call has it; made here where nothing was asked before.
      session = localStorage.getItem('sessionId') ?? crypto.randomUUID();
      localStorage.setItem('sessionId', session);
    } catch {
      // No storage, and so not signed in; or plain http from another machine, which makes no id.
    }
    fetch(`/api/${list}/${id}/${isWay ? 'inquiry' : 'track-click'}`, {
      method: 'POST',
      keepalive: true,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(session && { 'x-session-id': session }),
      },
    }).catch(() => {});
  };
  addEventListener('click', listen, true);
  addEventListener('auxclick', listen, true);
}
