import { randomBytes } from 'node:crypto';

/** Kinds and states by the numbers of OTLP. */
export const kinds = { internal: 1, server: 2, client: 3 } as const;
const failed = 2;

export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  /** Of a trace that is sent; what belongs to one that is not costs nothing more. */
  isSampled: boolean;
  name: string;
  kind: number;
  startedAt: number;
  attributes: Record<string, string | number>;
  hasFailed: boolean;
  end(): void;
}

export interface SpansSettings {
  /** Told of each span that has ended and is to be sent. */
  onEnd: (span: Span, endedAt: number) => void;
  /** Of the traces that begin here, how many are sent. */
  share: number;
}

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

/** Begins spans below others, below what a proxy has begun, or anew. */
export const makeSpans =
  ({ onEnd, share }: SpansSettings) =>
  (
    name: string,
    parent: Pick<Span, 'traceId' | 'spanId' | 'isSampled'> | undefined,
    { kind = kinds.internal, startedAt = Date.now() }: { kind?: number; startedAt?: number } = {},
  ): Span => {
    let isOver = false;
    const span: Span = {
      traceId: parent?.traceId ?? hex(16),
      spanId: hex(8),
      parentSpanId: parent?.spanId,
      isSampled: parent?.isSampled ?? Math.random() < share,
      ...{ name, kind, startedAt, attributes: {}, hasFailed: false },
      end: () => {
        if (isOver) return;
        isOver = true;
        if (span.isSampled) onEnd(span, Date.now());
      },
    };
    return span;
  };

/** W3C Trace Context: `00-` trace `-` span `-` flags. */
export function readTraceParent(given: unknown): Pick<Span, 'traceId' | 'spanId' | 'isSampled'> | undefined {
  const [, traceId, spanId, flags] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(given ?? '')) ?? [];
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags ?? '0', 16) & 1) === 1 };
}

/** As OTLP says it in JSON. */
export function asOtlp(span: Span, endedAt: number): object {
  const nanoseconds = (ms: number) => `${BigInt(Math.round(ms * 1_000)) * 1_000n}`;
  return {
    ...{ traceId: span.traceId, spanId: span.spanId, name: span.name, kind: span.kind },
    ...(span.parentSpanId && { parentSpanId: span.parentSpanId }),
    startTimeUnixNano: nanoseconds(span.startedAt),
    endTimeUnixNano: nanoseconds(Math.max(endedAt, span.startedAt)),
    attributes: attributesOf(span.attributes),
    ...(span.hasFailed && { status: { code: failed } }),
  };
}

export const attributesOf = (given: Record<string, string | number>): object[] =>
  Object.entries(given).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: Math.round(value) } : { stringValue: value },
  }));
