interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Asked {
  /** Pages and pictures of the trip. */
  keep?: string[];
  /** The new version takes over. */
  takeOver?: true;
  /** The whole address of a page that a link within the site has not led to for as long as a page is waited for. */
  waited?: string;
}
interface Client {
  url: string;
  postMessage(said: object): void;
}
export interface MessageFromPage extends ExtendableEvent {
  data: Asked;
  source: Client | null;
}
/** What a browser gives a service worker, as far as ours asks for it. */
export interface WorkerScope {
  /** Stands before this script: of which build it is, and the languages whose addresses have a prefix. */
  serendib: { build: string; languages: readonly string[] };
  skipWaiting(): Promise<void>;
  clients: { matchAll(how: object): Promise<Client[]>; claim(): Promise<void> };
  addEventListener(name: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(name: 'message', listener: (event: MessageFromPage) => void): void;
}
