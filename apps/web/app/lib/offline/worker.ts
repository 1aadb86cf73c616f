import type { FetchEvent, MessageFromPage, WorkerScope } from './worker-scope.ts';

/**
 * The service worker: keeps the trip with its pages and what was opened last for where there is no network. Sent as text,
 * so it stands alone. Pages come from the network wherever there is one; what is kept is of one build alone, whose worker
 * begins only when the traveller asks for it or no page of the one before is open.
 */
export default function keepOffline() {
  const worker = self as unknown as WorkerScope;
  const { origin } = location;
  const { build: ownBuild, languages } = worker.serendib;
  const own = `serendib-${ownBuild}`;
  /** What is asked to be kept, whichever build it is of. */
  const requests = 'serendib-wishes';
  /** Pictures that were only seen; they go when a new version begins. */
  const seen = 'serendib-seen';
  const shell = ['/trip', '/trip/driver', '/trip/paper', '/trip/expected', '/offline'];
  /** What pages of a trip ask for once they have begun: without it a driver’s card had no road, and a route no hours. */
  const needed = ['/api/roads', '/api/places', '/scenes/stilt-fishermen.svg', '/placeholder.svg'];
  const neverKept =
    /^\/(?:admin|profile|login|signup|auth|payment|reset-password|verify-email|dev|inquiries|offers|ask)(?:\/|$)/;
  const most = { opened: 40, requested: 300, scripts: 600, replies: 200, pictures: 200 };
  const slowMs = 8_000;
  /** A page that takes what is offered does so at once. */
  const offerMs = 2_000;
  const oldMs = 86_400_000;

  const store = () => caches.open(own);
  /** Undefined where a browser has no room, or cannot open what it keeps: then there is the network alone. */
  const quietly = <Found>(work: Promise<Found>) => work.catch(() => undefined);
  const keptIn = (name: string, asked: Request | string, how?: CacheQueryOptions) =>
    quietly(caches.open(name).then((kept) => kept.match(asked, how)));
  const at = (address: string) => new URL(address, origin);
  const pathOf = (address: string) => at(address).pathname;
  const prefixOf = (pathname: string) => {
    const [, first = ''] = pathname.split('/');
    return languages.includes(first) ? `/${first}` : '';
  };
  const withoutPrefix = (pathname: string) => pathname.slice(prefixOf(pathname).length);
  /** Pictures of other sites have the address that they have there after their question mark, with any ending. */
  const isFile = (pathname: string) => /^\/(?:assets|build|api|media)(?:\/|$)|\.\w{2,4}$/.test(pathname);
  const isOfTrip = (pathname: string) => shell.includes(withoutPrefix(pathname));
  const mayBeKept = (pathname: string) => !neverKept.test(withoutPrefix(pathname));
  const isPage = (response: Response) =>
    response.ok &&
    !response.redirected &&
    (response.headers.get('content-type') ?? '').startsWith('text/html');
  const isForAll = (response: Response) => {
    const said = response.headers.get('cache-control') ?? '';
    return response.ok && said.includes('public') && !said.includes('no-store');
  };
  const isGone = ({ status }: Response) => status === 404 || status === 410;
  /** Else it was the network or the server that failed. */
  const hasNothingToKeep = (response: Response) => response.redirected || isGone(response);
  /** Every page begins with the list of all routes of its build, in any language. */
  const isOwn = (html: string) => html.includes(`/manifest-${ownBuild}.js`);

  /** As it is kept: with the moment, so that what is old can be called so. */
  const dated = async (response: Response) => {
    const headers = new Headers(response.headers);
    headers.set('x-kept-at', new Date().toISOString());
    headers.delete('content-encoding');
    headers.delete('content-length');
    return new Response(await response.blob(), { status: response.status, headers });
  };

  /** The scripts that a page or a script names. */
  const namesIn = (text: string, from: string): string[] =>
    [...text.matchAll(/["'(=]\/?((?:\.{1,2}|assets)\/[\w@/.-]+\.(?:js|css|woff2))(?=["')>?\s])/g)].map(
      ([, name = '']) => (name.startsWith('.') ? new URL(name, at(from)).pathname : `/${name}`),
    );
  /** What breaks off on its way or finds no room is missing, as what does not come. */
  const orMissing = (kept: Promise<boolean>) => kept.catch(() => false);
  /** Keeps these and those that they name: a part that comes when it is opened is needed too. Whether all came. */
  const keepScripts = async (text: string, from: string, had: Set<string>): Promise<boolean> => {
    const kept = await store();
    const named = namesIn(text, from);
    const fresh = [...new Set(named)].filter((name) => !had.has(name)).slice(0, most.scripts - had.size);
    for (const name of fresh) had.add(name);
    const keepScript = async (name: string): Promise<boolean> => {
      const there = await kept.match(name);
      const response = there ?? (await fetch(name));
      if (!response.ok) return hasNothingToKeep(response);
      if (!there) await kept.put(name, response.clone());
      // The list of all routes names every page: those that are kept name their own scripts.
      const namesMore = name.endsWith('.js') && !name.includes('/manifest-');
      return !namesMore || keepScripts(await response.text(), name, had);
    };
    const came = await Promise.all(fresh.map((name) => orMissing(keepScript(name))));
    return came.every(Boolean);
  };

  /** Stands beside a page as long as a script or picture of it is missing. */
  const unfinished = (address: string) => {
    const { pathname, search } = at(address);
    return `/build/unfinished${pathname}${search}`;
  };

  const isKeptWhole = async (address: string): Promise<boolean> => {
    const kept = await store();
    return Boolean(await kept.match(address)) && !(await kept.match(unfinished(address)));
  };
  /** Whether it names the scripts that the kept copy names. */
  const namesAsKept = async (html: string, address: string): Promise<boolean> => {
    const before = (await (await (await store()).match(address))?.text()) ?? '';
    return `${namesIn(html, address)}` === `${namesIn(before, address)}`;
  };

  const forget = async (address: string) => {
    const kept = await store();
    await kept.delete(address, { ignoreVary: true });
    await kept.delete(unfinished(address));
  };

  /** The id of a listing or the slug of a place in which an address ends: other last words are of pages that are always there. */
  const thingIn = (address: string) =>
    /(?:\/destinations?|(?=\/[\da-f-]{36}$))\/([^/]+)$/.exec(pathOf(address))?.[1];
  /** Forgets what is gone in every language, with any days and as a reply. */
  const forgetGone = async (address: string) => {
    await forget(address);
    const gone = thingIn(address);
    for (const { url } of gone ? await (await store()).keys() : [])
      if (thingIn(url) === gone) await forget(url);
  };

  /** Pages name the widest of an uploaded photo; without a network one width is shown as each, and the middle one is enough. */
  const asKept = (address: string) => address.replace(/^(\/media\/[^/]+)\/\d{4,}\.webp$/, '$1/960.webp');
  /** Versions before this one have the widest. */
  const matchFile = async (kept: Cache, address: string) =>
    (await kept.match(address)) ?? (await kept.match(asKept(address)));

  /** Keeps a page with its scripts and its picture; one of another build is left to the worker of that. Whether all is there. */
  const keepPage = async (address: string, response: Response, isWhole: boolean): Promise<boolean> => {
    if (isGone(response)) await forgetGone(address);
    if (!isPage(response) || !isForAll(response)) return hasNothingToKeep(response);
    const html = await response.clone().text();
    const kept = await store();
    if (!isOwn(html)) return false;
    if (!(await isKeptWhole(address))) await kept.put(unfinished(address), new Response());
    // New words lie in other scripts of the same build: the copy that is whole stays until they are there too.
    else if (!(await namesAsKept(html, address)) && !(await keepScripts(html, address, new Set())))
      return false;
    await kept.put(address, await dated(response));
    if (!isWhole) return true;
    const hasScripts = await keepScripts(html, address, new Set());
    const pictures = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)]
      .map(([, source = '']) => at(source.replaceAll('&amp;', '&')))
      .filter((url) => url.origin === origin)
      .map(({ pathname, search }) => pathname + search);
    const hasImages = (await keepFiles([...new Set(pictures)].slice(0, 6))).length === 0;
    if (hasScripts && hasImages) await kept.delete(unfinished(address));
    return hasScripts && hasImages;
  };
  const fetchFile = async (address: string): Promise<boolean> => {
    const kept = await store();
    if (await matchFile(kept, address)) return true;
    const response = await fetch(asKept(address));
    if (response.ok) await kept.put(asKept(address), response);
    return response.ok || hasNothingToKeep(response);
  };
  const keepFile = (address: string) => orMissing(fetchFile(address));
  /** Gives those that could not be kept. */
  const keepFiles = async (addresses: string[]): Promise<string[]> => {
    const came = await Promise.all(addresses.map(keepFile));
    return addresses.filter((_, nth) => !came[nth]);
  };
  const fetchPage = (address: string) =>
    orMissing(
      fetch(address, { headers: { accept: 'text/html' } }).then((response) =>
        keepPage(address, response, true),
      ),
    );

  /** Keeps pages of a trip, the shells of their languages and what they need; gives what could not be kept, as far as there is such a page, and what is beyond the bound. */
  const keepRequested = async (wanted: string[], shown: string[] = []) => {
    const prefixes = new Set([...shown, ...wanted].map((address) => prefixOf(pathOf(address))));
    const shells = [...prefixes].flatMap((prefix) => shell.map((page) => prefix + page));
    const asked = [...new Set([...shells, ...wanted])];
    const missing = await keepFiles(needed);
    const all = asked.slice(0, most.requested);
    const pages = all.filter((address) => !isFile(pathOf(address)));
    // One after the other: the traveller is using the network too.
    for (const address of pages) {
      if (!(await isKeptWhole(address)) && !(await fetchPage(address))) missing.push(address);
    }
    for (const address of all)
      if (!pages.includes(address) && !(await keepFile(address))) missing.push(address);
    return { missing, beyond: asked.slice(most.requested), pages };
  };

  let isRenewing = false;
  /** Keeps those anew that were kept long ago: a number or a price may be another. What does not come stays as it was. */
  const renewOld = async (pages: string[]) => {
    if (isRenewing) return;
    isRenewing = true;
    for (const address of pages) {
      const keptAt = (await keptIn(own, address))?.headers.get('x-kept-at');
      if (keptAt && Date.now() - Date.parse(keptAt) > oldMs) await fetchPage(address);
    }
    isRenewing = false;
  };
  const requested = async (): Promise<string[]> => {
    const kept = await (await caches.open(requests)).match('/wishes');
    return kept ? ((await kept.json()) as string[]) : [];
  };

  const earlier = async () =>
    (await caches.keys()).filter(
      (name) => name.startsWith('serendib-') && ![own, requests, seen].includes(name),
    );
  /** Whether an earlier version has any of these whole. */
  const isKeptBefore = async (addresses: string[]): Promise<boolean> => {
    for (const name of await earlier()) {
      const kept = await caches.open(name);
      for (const address of addresses)
        if ((await matchFile(kept, address)) && !(await kept.match(unfinished(address)))) return true;
    }
    return false;
  };

  /** Stands in the cache of a version until that is installed. */
  const installing = '/build/installing';
  /** Lets go of what versions fetched that were never installed: they run no more, and what they had is not to be waited for. */
  const forgetFailed = async () => {
    for (const name of await earlier())
      if (await (await caches.open(name)).match(installing)) await caches.delete(name);
  };

  const install = async () => {
    await forgetFailed();
    // Another worker of the same build may run with this cache already.
    if (!(await caches.keys()).includes(own)) await (await store()).put(installing, new Response());
    const open = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
    const before = await requested();
    const shown = [...open.map(({ url }) => url), ...before];
    const { missing } = await keepRequested(before, shown.length > 0 ? shown : [origin]);
    // What the version before has would go with it; a browser asks for this one again, when the network is better.
    if (await isKeptBefore(missing)) throw new Error(`The network has not all of ${own}.`);
    await (await store()).delete(installing);
  };
  worker.addEventListener('install', (event) => event.waitUntil(install()));

  const begin = async () => {
    for (const name of [...(await earlier()), seen]) await caches.delete(name);
    await worker.clients.claim();
  };
  worker.addEventListener('activate', (event) => event.waitUntil(begin()));

  /** What pages asked for last, until it is being kept. */
  let latest: string[] | undefined;
  let keeping: Promise<string[]> | undefined;
  const askers = new Set<NonNullable<MessageFromPage['source']>>();
  /** Keeps one list after the other: two at once fetch the same pages twice. Those who asked are told when the last is done. */
  const keepLatest = async () => {
    let kept: Awaited<ReturnType<typeof keepRequested>> | undefined;
    while (latest) {
      const keep = latest;
      latest = undefined;
      const work = async () => {
        await (await caches.open(requests)).put('/wishes', new Response(JSON.stringify(keep)));
        return keepRequested(keep);
      };
      // A browser that has no room throws.
      kept = await quietly(work());
    }
    keeping = undefined;
    for (const asker of askers)
      asker.postMessage({ kept: kept?.missing.length === 0 && kept.beyond.length === 0 });
    askers.clear();
    return kept?.pages ?? [];
  };
  worker.addEventListener('message', (event) => {
    const { keep, takeOver, waited } = event.data;
    if (takeOver) event.waitUntil(worker.skipWaiting());
    if (waited) event.waitUntil(offerWhole(waited, event.source));
    if (!keep) return;
    latest = keep;
    if (event.source) askers.add(event.source);
    keeping ??= keepLatest();
    event.waitUntil(keeping.then(renewOld));
  });

  /** What was kept first goes first, of what was only opened. */
  const forgetOldest = async () => {
    const kept = await store();
    const asked = new Set((await requested()).map((address) => at(address).href));
    const opened = (await kept.keys()).filter(({ url }) => {
      const pathname = pathOf(url);
      return !isFile(pathname) && !asked.has(url) && !isOfTrip(pathname);
    });
    for (const { url } of opened.slice(0, Math.max(0, opened.length - most.opened))) await forget(url);
  };

  const hydrateSoon = 'addEventListener("live",()=>dispatchEvent(new Event("hydrate-all")))';
  /** A kept page says when it is of; its notice is not to wait for a touch. */
  const asOld = async (response: Response) => {
    const html = await response.text();
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(hydrateSoon));
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    const headers = new Headers(response.headers);
    const policy = headers.get('content-security-policy');
    if (policy)
      headers.set(
        'content-security-policy',
        policy.replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`),
      );
    const moment = headers.get('x-kept-at') ?? '';
    return new Response(
      html
        .replace('<html', `<html data-kept-at="${moment}"`)
        .replace('</head>', `<script>${hydrateSoon}</script></head>`),
      { status: 200, headers },
    );
  };
  const findPage = async (address: string) => {
    const pathname = pathOf(address);
    return (await store()).match(isOfTrip(pathname) ? pathname : address, {
      ignoreSearch: isOfTrip(pathname),
    });
  };
  const keptPage = async (address: string) => {
    const found = await findPage(address);
    if (found) return asOld(found);
    // Of a language of which nothing is kept, the page in another says more than the browser's own failure.
    const kept = await store();
    for (const prefix of [prefixOf(pathOf(address)), '', ...languages.map((code) => `/${code}`)]) {
      // Under an address of its own: a page knows by its address what it is.
      const instead = at(`${prefix}/offline`).href;
      if (await kept.match(instead)) return Response.redirect(instead);
    }
    return undefined;
  };
  /** Undefined where it is not kept. */
  const keptCopy = async (address: string) =>
    mayBeKept(pathOf(address)) ? quietly(findPage(address)) : undefined;

  /** What a page has waited for as long as for a page: opened whole at once, it is not waited for once more. */
  let waitedFor: { address: string; until: number } | undefined;
  const offerWhole = async (waited: string, asker: MessageFromPage['source']) => {
    if (!(await keptCopy(waited))) return;
    waitedFor = { address: waited, until: Date.now() + offerMs };
    asker?.postMessage({ open: waited });
  };

  const openPage = async (event: FetchEvent): Promise<Response> => {
    const { request } = event;
    // A page is kept without the place in it.
    const [address = ''] = request.url.split('#');
    const pathname = pathOf(address);
    const coming = fetch(request);
    const hasWaited = address === waitedFor?.address && Date.now() < waitedFor.until;
    const patienceMs = hasWaited ? 0 : slowMs;
    waitedFor = undefined;
    const isKept = await keptCopy(address);
    const late = new Promise<undefined>((done) => setTimeout(done, patienceMs, undefined));
    try {
      // Where the network is a word alone, a page that is kept is better than none.
      const response = await (isKept ? Promise.race([coming, late]) : coming);
      if (response) {
        if (mayBeKept(pathname)) {
          const copy = response.clone();
          event.waitUntil(quietly(keepPage(address, copy, false).then(forgetOldest)));
        }
        return response;
      }
    } catch {
      // Below.
    }
    return (await quietly(keptPage(address))) ?? coming;
  };

  /** Keeps one more; of what is of its kind the first goes, beyond a number. What came is shown without waiting for this. */
  const keepOneMore = async (
    name: string,
    url: string,
    response: Response,
    number: number,
    isOfKind = (_pathname: string) => true,
  ) => {
    const kept = await caches.open(name);
    // By its address alone: of several languages the newest is what is true.
    await kept.put(url, response);
    const all = (await kept.keys()).filter((one) => isOfKind(pathOf(one.url)));
    for (const one of all.slice(0, Math.max(0, all.length - number))) await kept.delete(one);
  };

  /** Of a photo that was uploaded another width may be kept. */
  const otherWidth = async (pathname: string): Promise<Response | undefined> => {
    const [folder] = /^\/media\/[^/]+\//.exec(pathname) ?? [];
    for (const name of folder ? [own, seen] : []) {
      const kept = await caches.open(name);
      const other = (await kept.keys()).find(({ url }) => pathOf(url).startsWith(`${folder}`));
      if (other) return kept.match(other);
    }
    return undefined;
  };

  const openFile = async (event: FetchEvent, keepsNew: boolean): Promise<Response> => {
    const { request } = event;
    const there = (await keptIn(own, request)) ?? (keepsNew && (await keptIn(seen, request)));
    if (there) return there;
    try {
      const response = await fetch(request);
      // What is for few would else be shown to all who use this browser, and for longer than it was allowed.
      if (keepsNew && response.status === 200 && isForAll(response))
        event.waitUntil(quietly(keepOneMore(seen, request.url, response.clone(), most.pictures)));
      return response;
    } catch (error) {
      const same = await quietly(otherWidth(pathOf(request.url)));
      const instead = same || (request.destination === 'image' && (await keptIn(own, '/placeholder.svg')));
      if (instead) return instead;
      throw error;
    }
  };

  const isReply = (pathname: string) => pathname.startsWith('/api/') && !needed.includes(pathname);
  /**
   * Keeps what all may see. What came for an account alone is newer than what is kept, and that is true no more. What came without an
   * account and may not be kept is what the server remembers while its database is away.
   */
  const noteReply = async (request: Request, response: Response) => {
    const { url, headers } = request;
    const isOfAccount = headers.has('authorization');
    if (isForAll(response) && !isOfAccount)
      await keepOneMore(own, url, response.clone(), most.replies, isReply);
    else if (isGone(response)) await forgetGone(url);
    else if (response.ok && isOfAccount && isReply(pathOf(url))) await forget(url);
  };
  const openReply = async (event: FetchEvent): Promise<Response> => {
    const { request } = event;
    try {
      const response = await fetch(request);
      event.waitUntil(quietly(noteReply(request, response)));
      return response;
    } catch (error) {
      // Who asks past what is kept has something newer. Only what all may see is kept, so that it is right for who is signed in too.
      const there =
        !request.headers.has('cache-control') && (await keptIn(own, request, { ignoreVary: true }));
      if (there) return there;
      throw error;
    }
  };

  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = at(request.url);
    if (request.method !== 'GET' || url.origin !== origin) return;
    if (request.mode === 'navigate') event.respondWith(openPage(event));
    else if (url.pathname.startsWith('/api/')) event.respondWith(openReply(event));
    else if (url.pathname.startsWith('/assets/')) event.respondWith(openFile(event, false));
    else if (request.destination === 'image')
      event.respondWith(openFile(event, url.pathname.startsWith('/media/')));
  });
}
