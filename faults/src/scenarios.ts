import { answerTimes } from './answer-times.ts';
import { live } from './live.ts';
import { liveMemory } from './live-memory.ts';
import { postgresLost } from './postgres-lost.ts';
import { redisLost } from './redis-lost.ts';
import { resetFlood } from './reset-flood.ts';
import { revokedSession } from './revoked-session.ts';
import type { Scenario } from './scenario.ts';
import { signInAlone, signInFlood } from './sign-in-flood.ts';
import { sigterm } from './sigterm.ts';
import { stalePages } from './stale-pages.ts';
import { forgedVisits } from './visits-forged.ts';
import { visitsKilled } from './visits-killed.ts';
import { workerKilled } from './worker-killed.ts';

/** In the order they are played, except that those that take PostgreSQL away come last. */
export const scenarios: readonly Scenario[] = [
  liveMemory,
  stalePages,
  live,
  redisLost,
  signInFlood,
  signInAlone,
  resetFlood,
  revokedSession,
  forgedVisits,
  visitsKilled,
  sigterm,
  workerKilled,
  postgresLost,
];

/** Measurements to be read by people, played only when they are named. */
export const namedOnly: readonly Scenario[] = [answerTimes];
