import { attributesOf } from './spans.ts';

const sendEvery = 5_000;
/** Spans that wait for a collector at most: one that is away costs no more memory than that. */
const mostWaiting = 4_000;
const mostAtOnce = 500;
const patience = 10_000;

export interface SpanSender {
  add(span: object): void;
  /** Sends what waits. */
  end(): Promise<void>;
}

/** Sends spans to a collector by OTLP over HTTP, in batches; what it does not take in time is dropped. */
export function sendSpans(
  endpoint: string,
  { service, headers }: { service: string; headers: Record<string, string> },
): SpanSender {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  let waiting: object[] = [];
  let sending: Promise<void> = Promise.resolve();
  const send = async () => {
    while (waiting.length > 0) {
      const spans = waiting.slice(0, mostAtOnce);
      waiting = waiting.slice(mostAtOnce);
      const resource = { attributes: attributesOf({ 'service.name': service }) };
      const scopeSpans = [{ scope: { name: 'serendib' }, spans }];
      const reply = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
        signal: AbortSignal.timeout(patience),
      }).catch(() => undefined);
      await reply?.arrayBuffer().catch(() => undefined);
    }
  };
  const flush = () => {
    sending = sending.then(send);
    return sending;
  };
  const timer = setInterval(flush, sendEvery).unref();
  return {
    add: (span) => {
      if (waiting.length < mostWaiting) waiting.push(span);
    },
    end: () => {
      clearInterval(timer);
      return flush();
    },
  };
}

/** `name=value` with commas between, values as in an address. */
export const readHeaders = (given = ''): Record<string, string> =>
  Object.fromEntries(
    given
      .split(',')
      .map((pair) => pair.split(/=(.*)/s))
      .flatMap(([name = '', value]) =>
        name.trim() && value !== undefined ? [[name.trim(), decodeURIComponent(value.trim())]] : [],
      ),
  );
