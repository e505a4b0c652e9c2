import type { IncomingMessage } from 'node:http';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import {
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

export type Tracing = { stop(): Promise<void> };

/** Stored with a job so that its run joins the trace of the request that sent it. */
export type TraceCarrier = Record<string, string>;

const shutdownMs = 2_000;

/**
 * Sends spans of HTTP requests, queries and jobs to an OTLP collector. Without a configured
 * endpoint, OpenTelemetry isn't even loaded.
 */
export async function startTracing(settings: {
  endpoint: string | undefined;
  serviceName: string;
}): Promise<Tracing> {
  if (!settings.endpoint) return { stop: () => Promise.resolve() };
  const [{ NodeSDK }, { OTLPTraceExporter }, { HttpInstrumentation }, { PgInstrumentation }] =
    await Promise.all([
      import('@opentelemetry/sdk-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/instrumentation-http'),
      import('@opentelemetry/instrumentation-pg'),
    ]);
  const sdk = new NodeSDK({
    serviceName: settings.serviceName,
    traceExporter: new OTLPTraceExporter({ url: tracesUrl(settings.endpoint) }),
    // Metrics and logs are exported elsewhere; by default the SDK would send both.
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: isProbe,
        startIncomingSpanHook: (request) => ({
          'url.path': redactPath(request.url ?? '/'),
          'url.query': '',
        }),
      }),
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
    ],
  });
  sdk.start();
  patchLoadedModules();
  return { stop: () => waitAtMost(shutdownMs, sdk.shutdown()) };
}

export function captureTrace(): TraceCarrier {
  const carrier: TraceCarrier = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}

/** Without tracing this only calls `run`. */
export function runInTrace<Result>(
  name: string,
  carrier: TraceCarrier,
  run: () => Promise<Result>,
): Promise<Result> {
  const parent = propagation.extract(ROOT_CONTEXT, carrier);
  return trace
    .getTracer('jobs')
    .startActiveSpan(name, { kind: SpanKind.CONSUMER }, parent, (span) => finish(span, run()));
}

/** Long segments with digits are tokens from confirmation and reset links. */
export function redactPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path
    .split('/')
    .map((segment) => (segment.length >= 20 && /[\dA-Z]/.test(segment) ? ':redacted' : segment))
    .join('/');
}

async function finish<Result>(span: Span, running: Promise<Result>): Promise<Result> {
  try {
    return await running;
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    if (error instanceof Error) span.recordException(error);
    throw error;
  } finally {
    span.end();
  }
}

/**
 * The instrumentations hook into `require`, but our modules were imported earlier: requiring them
 * again patches the shared prototypes, and the sync updates the named imports.
 */
function patchLoadedModules(): void {
  const require = createRequire(import.meta.url);
  for (const name of ['http', 'https', 'pg']) require(name);
  syncBuiltinESMExports();
}

function tracesUrl(endpoint: string): string {
  return `${endpoint.replace(/\/+$/, '')}/v1/traces`;
}

function isProbe(request: IncomingMessage): boolean {
  const path = request.url ?? '';
  return path.startsWith('/health') || path.startsWith('/metrics');
}

/** An unreachable collector must not delay the exit. */
async function waitAtMost(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work.catch(() => undefined), deadline]);
  clearTimeout(timer);
}
