import { answerTimes } from './answer-times.ts';
import { chatKilled } from './chat-killed.ts';
import { chatStreams } from './chat-streams.ts';
import { checkoutKilled } from './checkout-killed.ts';
import { fileLinks } from './file-links.ts';
import { live } from './live.ts';
import { liveMemory } from './live-memory.ts';
import { orderKeys } from './order-keys.ts';
import { payoutsKilled } from './payouts-killed.ts';
import { postgresLost } from './postgres-lost.ts';
import { priceFuzz } from './price-fuzz.ts';
import { redisLost } from './redis-lost.ts';
import { resetFlood } from './reset-flood.ts';
import { revokedSession } from './revoked-session.ts';
import type { Scenario } from './scenario.ts';
import { signInAlone, signInFlood } from './sign-in-flood.ts';
import { sigterm } from './sigterm.ts';
import { stalePages } from './stale-pages.ts';
import { uploads } from './uploads.ts';
import { videoGate } from './video-gate.ts';
import { videosKilled } from './videos-killed.ts';
import { forgedVisits } from './visits-forged.ts';
import { visitsKilled } from './visits-killed.ts';
import { webhooks } from './webhooks.ts';
import { workerKilled } from './worker-killed.ts';

/**
 * In execution order: first those that share instances in the short form, last those that stop
 * PostgreSQL.
 */
export const scenarios: readonly Scenario[] = [
  stalePages,
  revokedSession,
  forgedVisits,
  fileLinks,
  videoGate,
  orderKeys,
  priceFuzz,
  webhooks,
  live,
  liveMemory,
  chatStreams,
  redisLost,
  signInFlood,
  signInAlone,
  resetFlood,
  sigterm,
  videosKilled,
  workerKilled,
  uploads,
  visitsKilled,
  chatKilled,
  payoutsKilled,
  checkoutKilled,
  postgresLost,
];

/** Only run by name: a measurement that people interpret. */
export const namedOnly: readonly Scenario[] = [answerTimes];
