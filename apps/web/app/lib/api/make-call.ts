import { ApiError, errorFrom, unanswered } from './error.ts';
import type { Answer, Send, Sent } from './send.ts';
import type { Call, Listed } from './types.ts';

interface LooseOptions {
  params?: Record<string, string>;
  query?: object;
  body?: unknown;
  signal?: AbortSignal;
  timeout?: number;
  once?: string;
  fresh?: boolean;
}

/** `origin` is that of the page, whose pictures are shown from nowhere else. */
export function makeCall(send: Send, origin = globalThis.location?.origin): Call {
  const call = async (key: string, options: LooseOptions = {}): Promise<unknown> => {
    const [method = '', path = ''] = key.split(' ');
    const timer = AbortSignal.timeout(options.timeout ?? 30_000);
    const signal = options.signal ? AbortSignal.any([timer, options.signal]) : timer;
    const { body, once, fresh } = options;
    const sent: Sent = {
      method,
      url: `/api${pathOf(path, options.params)}${searchOf(options.query)}`,
      headers: {
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...(once && { 'idempotency-key': once }),
        ...(fresh && { 'cache-control': 'max-age=0' }),
      },
      signal,
    };
    try {
      if (body !== undefined) sent.body = (await pictures()).picturesElsewhere(body);
      const answer = await send(sent);
      if (answer.status >= 400)
        throw errorFrom(
          answer.status,
          await answer.body().catch(() => undefined),
          answer.header('retry-after'),
        );
      const told = answer.status === 204 ? undefined : await answer.body();
      const reply = origin ? await (await pictures()).shownHere(told, origin, typed) : told;
      return Array.isArray(reply) ? listed(reply, answer) : reply;
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (timer.aborted) throw unanswered.late();
      if (options.signal?.aborted) throw error; // The caller no longer wants the answer.
      throw unanswered.away();
    }
  };
  const typed = call as unknown as Call; // The table's types are exact; the code under them need not know them.
  return typed;
}

/** Some pages begin with the way to the API: this comes with the first call. */
const pictures = () => import('./shown-here.ts');

function pathOf(template: string, params: Record<string, string> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${template} needs ${name}`);
    return encodeURIComponent(value);
  });
}

/** Leaves out what is empty, so that an empty form field is no filter; repeats a name for several values. */
export function searchOf(query: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text && `?${text}`;
}

function listed(data: unknown[], answer: Answer): Listed<unknown> {
  const total = Number(answer.header('x-total-count') ?? data.length);
  return {
    data,
    total,
    totalUnfiltered: Number(answer.header('x-total-unfiltered') ?? total),
    capped: answer.header('x-total-count-capped') === 'true',
    before: Number(answer.header('x-before') ?? 0),
    next: cursorOf(answer.header('link'), 'next'),
    previous: cursorOf(answer.header('link'), 'prev'),
  };
}

function cursorOf(link: string | null, rel: string): string | null {
  const target = link?.split(',').find((part) => part.includes(`rel="${rel}"`));
  const url = target?.match(/<([^>]*)>/)?.[1];
  return url ? new URL(url, 'http://api').searchParams.get('cursor') : null;
}
