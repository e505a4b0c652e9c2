import { expect, test } from 'vitest';
import type { JobCount } from './jobs.ts';
import { createMetrics } from './metrics.ts';
import { watchEngines } from './watch-engines.ts';

async function linesOf(metrics: ReturnType<typeof createMetrics>, name: string): Promise<string[]> {
  const text = await metrics.metricsText();
  return text.split('\n').filter((line) => line.startsWith(name));
}

test('requests are counted by class, so that visitors cannot invent new series', async () => {
  const metrics = createMetrics();
  metrics.observeRequest({ route: 'page', method: 'GET', status: 404, seconds: 0.02 });
  metrics.observeRequest({ route: 'page', method: 'BREW', status: 200, seconds: 0.02 });
  expect(await linesOf(metrics, 'http_request_duration_seconds_count')).toEqual([
    'http_request_duration_seconds_count{route="page",method="GET",status="4xx"} 1',
    'http_request_duration_seconds_count{route="page",method="other",status="2xx"} 1',
  ]);
});

test('calls, pages and the limiter are counted', async () => {
  const metrics = createMetrics();
  metrics.observeRpc({ procedure: 'events.list', status: 'ok', seconds: 0.004 });
  metrics.countPage('hit');
  metrics.countPage('hit');
  metrics.setLimiterFallback(true);
  metrics.setLimiterFallback(false);
  expect(await linesOf(metrics, 'rpc_duration_seconds_bucket{le="0.005"')).toEqual([
    'rpc_duration_seconds_bucket{le="0.005",procedure="events.list",status="ok"} 1',
  ]);
  expect(await linesOf(metrics, 'page_cache_requests_total')).toEqual([
    'page_cache_requests_total{outcome="hit"} 2',
  ]);
  expect(await linesOf(metrics, 'limiter_fallback')).toEqual([
    'limiter_fallback_active 0',
    'limiter_fallbacks_total 1',
  ]);
});

test('two sets of metrics do not mix, and each knows the lag of the event loop', async () => {
  const [first, second] = [createMetrics(), createMetrics()];
  first.countPage('miss');
  expect(await linesOf(second, 'page_cache_requests_total{')).toEqual([]);
  expect(await linesOf(second, 'nodejs_eventloop_lag_p99_seconds')).toHaveLength(1);
});

test('a number that cannot be read is left out, not told as 0, and the others still come', async () => {
  const metrics = createMetrics();
  let isBroken = false;
  const read = async () => {
    if (isBroken) throw new Error('no database');
    return 3;
  };
  metrics.watch({ name: 'ledger_imbalance', help: 'Must be 0', read });
  metrics.watch({
    name: 'ledger_sum',
    help: 'By account',
    labels: ['account'],
    read: async () => [{ labels: { account: 'cash' }, value: await read() }],
  });
  expect(await linesOf(metrics, 'ledger_')).toEqual([
    'ledger_imbalance 3',
    'ledger_sum{account="cash"} 3',
  ]);
  isBroken = true;
  expect(await linesOf(metrics, 'ledger_')).toEqual([]);
  expect(await linesOf(metrics, 'nodejs_version_info')).toHaveLength(1);
  expect(await linesOf(metrics, 'metrics_failed_readings_total{gauge="ledger_sum"}')).toHaveLength(
    1,
  );
});

test('the engines are read when asked, the table of jobs once', async () => {
  const metrics = createMetrics();
  let lookups = 0;
  const job = { job: 'send-mail', isDeadLetter: false, count: 1, oldestWaitingSeconds: 0 };
  const counts: JobCount[] = [
    { ...job, state: 'created', count: 4, oldestWaitingSeconds: 12.5 },
    { ...job, state: 'active' },
    { ...job, job: 'send-mail.dead', isDeadLetter: true, state: 'created', count: 2 },
  ];
  watchEngines(metrics, {
    pool: { totalCount: 10, idleCount: 3, waitingCount: 2 },
    isRedisConnected: () => false,
    countLiveStreams: () => 7,
    countJobs: async () => {
      lookups += 1;
      return counts;
    },
  });
  const text = await metrics.metricsText();
  for (const line of [
    'live_streams 7',
    'redis_connected 0',
    'database_pool_connections{state="total"} 10',
    'database_pool_connections{state="idle"} 3',
    'database_pool_connections{state="waiting"} 2',
    'jobs{job="send-mail",state="created"} 4',
    'jobs{job="send-mail",state="active"} 1',
    'job_oldest_waiting_seconds{job="send-mail"} 12.5',
    'job_dead_letters{job="send-mail.dead"} 2',
  ]) {
    expect(text).toContain(`\n${line}\n`);
  }
  expect(lookups).toBe(1);
});
