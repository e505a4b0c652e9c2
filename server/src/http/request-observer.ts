import type { AccessLog } from '../platform/access-log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { redactPath } from '../platform/tracing.ts';

/** Counts and logs a request that was answered. */
export type RequestObserver = (request: {
  requestId: string;
  method: string;
  path: string;
  status: number;
  /** `performance.now()` when it began. */
  begin: number;
}) => void;

export function createRequestObserver(deps: {
  metrics: Metrics;
  accessLog: AccessLog;
}): RequestObserver {
  return ({ requestId, method, path, status, begin }) => {
    const milliseconds = Math.round((performance.now() - begin) * 10) / 10;
    const route = routeClass(path);
    deps.metrics.observeRequest({ route, method, status, seconds: milliseconds / 1000 });
    deps.accessLog({ requestId, method, path: redactPath(path), status, milliseconds });
  };
}

/** Low cardinality for metrics: a URL can be anything, its class can't. */
function routeClass(path: string): string {
  if (path.startsWith('/api/')) return path.split('/', 3)[2] ?? 'api';
  if (path.startsWith('/assets/')) return 'asset';
  return path === '/healthz' || path === '/readyz' ? 'probe' : 'page';
}
