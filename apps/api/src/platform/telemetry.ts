import { type Channel, channel } from 'node:diagnostics_channel';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What those who watch the process may hear of. Where none listens, nothing is made and nothing told. */
export class Signal<Told> {
  readonly #channel: Channel<unknown, Told>;

  constructor(name: string) {
    this.#channel = channel(['serendib', name].join('.')) as Channel<unknown, Told>;
  }

  tell(make: () => Told): void {
    if (this.#channel.hasSubscribers) this.#channel.publish(make());
  }

  /** Returns what ends the listening. */
  listen(onTold: (told: Told) => void): () => void {
    const listener = (told: unknown) => onTold(told as Told);
    this.#channel.subscribe(listener);
    return () => this.#channel.unsubscribe(listener);
  }
}

export const signals = {
  /** A request was answered, to its last byte or as far as its sender waited. */
  answered: new Signal<{ request: FastifyRequest; reply: FastifyReply; bytes: number | undefined }>(
    'answered',
  ),
  /** A page was asked for: it was kept, kept but old, or not there. */
  pageFound: new Signal<{ found: 'fresh' | 'stale' | 'none' | 'never kept' }>('page-found'),
  /** A page was rendered, after it had waited for its turn. */
  rendered: new Signal<{ waitedMs: number; ms: number; failed: boolean }>('rendered'),
  /** A try at a job ended; one that failed is tried again unless that was its last. */
  jobEnded: new Signal<{ task: string; outcome: 'done' | 'failed' | 'given up' }>('job-ended'),
} as const;

/** The call or kind of page that a request was for: one of few, however many addresses there are. */
export function routeOfRequest({ routeOptions, method, url }: FastifyRequest): string {
  const { endpoint, isFile } = routeOptions.config;
  if (endpoint) return endpoint.replace(' ', ' /api');
  const pattern = routeOptions.url;
  if (pattern === undefined) return [method, 'unknown'].join(' ');
  if (pattern === '/*') return [method, /\.data(\?|$)/.test(url) ? 'page-data' : 'page'].join(' ');
  return [method, isFile ? 'file' : pattern].join(' ');
}
