import { live } from './live.ts';
import { liveMemory } from './live-memory.ts';
import { postgresLost } from './postgres-lost.ts';
import { redisLost } from './redis-lost.ts';
import type { Scenario } from './scenario.ts';
import { sigterm } from './sigterm.ts';
import { stalePages } from './stale-pages.ts';
import { workerKilled } from './worker-killed.ts';

/** In the order they are played, except that those that take PostgreSQL away come last. */
export const scenarios: readonly Scenario[] = [
  liveMemory,
  stalePages,
  live,
  redisLost,
  sigterm,
  workerKilled,
  postgresLost,
];
