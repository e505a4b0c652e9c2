import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  observeRequest(request: RequestObservation): void;
  observeRpc(call: { procedure: string; status: string; seconds: number }): void;
  countPage(outcome: 'hit' | 'miss' | 'stale'): void;
  setLimiterFallback(isActive: boolean): void;
  countSignIn(result: string): void;
  countBrowserError(browser: string): void;
  /** A gauge, optionally with one value per label, that is read on each scrape. */
  watch(gauge: WatchedGauge): void;
  /** In the Prometheus text format, version 0.0.4. */
  metricsText(): Promise<string>;
};

export type RequestObservation = {
  /** A class such as `page`, `rpc`, `asset`; never a path, because of its cardinality. */
  route: string;
  method: string;
  status: number;
  seconds: number;
};

export type WatchedGauge = {
  name: string;
  help: string;
  labels?: readonly string[];
  read(): Reading[] | number | Promise<Reading[] | number>;
};

export type Reading = { labels: Record<string, string>; value: number };

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.5, 3, 10];
const readDeadlineMs = 2_000;

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const instruments = createInstruments([registry]);

  return {
    observeRequest({ route, method, status, seconds }) {
      const labels = { route, method: methodClass(method), status: statusClass(status) };
      instruments.http.observe(labels, seconds);
    },
    observeRpc({ procedure, status, seconds }) {
      instruments.rpc.observe({ procedure, status }, seconds);
    },
    countPage: (outcome) => instruments.pages.inc({ outcome }),
    countSignIn: (result) => instruments.signIns.inc({ result }),
    countBrowserError: (browser) => instruments.browserErrors.inc({ browser }),
    setLimiterFallback(isActive) {
      instruments.limiterFallback.set(isActive ? 1 : 0);
      if (isActive) instruments.limiterFallbacks.inc();
    },
    watch(watched) {
      const gauge: Gauge<string> = new Gauge({
        name: watched.name,
        help: watched.help,
        labelNames: [...(watched.labels ?? [])],
        registers: [registry],
        async collect() {
          const reading = await readInTime(watched);
          clearGauge(gauge, watched);
          if (reading === null) instruments.failedReadings.inc({ gauge: watched.name });
          else write(gauge, reading);
        },
      });
    },
    metricsText: () => registry.metrics(),
  };
}

function createInstruments(registers: Registry[]) {
  return {
    http: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer HTTP requests',
      labelNames: ['route', 'method', 'status'],
      buckets,
      registers,
    }),
    rpc: new Histogram({
      name: 'rpc_duration_seconds',
      help: 'Time to answer procedure calls',
      labelNames: ['procedure', 'status'],
      buckets,
      registers,
    }),
    pages: new Counter({
      name: 'page_cache_requests_total',
      help: 'Pages asked of the page cache',
      labelNames: ['outcome'],
      registers,
    }),
    signIns: new Counter({
      name: 'sign_ins_total',
      help: 'Tries to sign in, by how they ended',
      labelNames: ['result'],
      registers,
    }),
    browserErrors: new Counter({
      name: 'browser_errors_total',
      help: 'Errors that pages told of',
      labelNames: ['browser'],
      registers,
    }),
    limiterFallback: new Gauge({
      name: 'limiter_fallback_active',
      help: '1 while rate limits are counted in this process only',
      registers,
    }),
    limiterFallbacks: new Counter({
      name: 'limiter_fallbacks_total',
      help: 'How often rate limits began to be counted in this process only',
      registers,
    }),
    failedReadings: new Counter({
      name: 'metrics_failed_readings_total',
      help: 'Gauges that could not be read when Prometheus asked',
      labelNames: ['gauge'],
      registers,
    }),
  };
}

/** A value that is gone or unknown must not keep its last reading or be reported as 0. */
function clearGauge(gauge: Gauge<string>, { labels = [] }: WatchedGauge): void {
  if (labels.length > 0) gauge.reset();
  else gauge.remove();
}

function write(gauge: Gauge<string>, reading: Reading[] | number): void {
  if (typeof reading === 'number') gauge.set(reading);
  else for (const { labels, value } of reading) gauge.set(labels, value);
}

/** Null if it can't be read in time; the other gauges must still be reported. */
async function readInTime(watched: WatchedGauge): Promise<Reading[] | number | null> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, readDeadlineMs, null);
  });
  try {
    return await Promise.race([watched.read(), deadline]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function methodClass(method: string): string {
  return knownMethods.has(method) ? method : 'other';
}

function statusClass(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}
