import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

/** Spans that wait for a collector at most: one that is away costs no more memory than that. */
const mostWaiting = 4_000;
const mostAtOnce = 500;
const patienceMs = 10_000;

export interface TraceSettings {
  /** The collector's address. */
  endpoint: string;
  /** As it names us. */
  service: string;
  /** Of the traces that are sent, from 0 to 1. */
  share: number;
}

/** Sends spans to a collector by OTLP over HTTP, in batches; headers for it are `OTEL_EXPORTER_OTLP_HEADERS`, read by the exporter. */
export function openProvider({ endpoint, service, share }: TraceSettings): TracerProvider {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url, timeoutMillis: patienceMs }),
        maxQueueSize: mostWaiting,
        maxExportBatchSize: mostAtOnce,
      }),
    ],
  });
}
