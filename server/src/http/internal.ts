import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Metrics } from '../platform/metrics.ts';

/** Metrics on a separate port that no proxy forwards. */
export function createInternalServer(metrics: Metrics): Server {
  return createServer((request, response) => {
    if (request.url === '/metrics') void sendMetrics(metrics, response);
    else response.writeHead(404).end();
  });
}

async function sendMetrics(metrics: Metrics, response: ServerResponse): Promise<void> {
  try {
    const text = await metrics.metricsText();
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text);
  } catch {
    response.writeHead(500).end();
  }
}
