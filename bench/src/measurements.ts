import type { Measurement } from './measurement.ts';

/** Loaded lazily, because the first run installs their dependencies. */
export const measurements: Readonly<Record<string, () => Promise<Measurement>>> = {
  'cached-page': async () => (await import('./cached-page.ts')).measureCachedPage,
  'rpc-read': async () => (await import('./rpc-read.ts')).measureRpcRead,
  'catalogue-list': async () => (await import('./catalogue-list.ts')).measureCatalogueList,
  visits: async () => (await import('./visits.ts')).measureVisits,
  'cart-writes': async () => (await import('./cart-writes.ts')).measureCartWrites,
  'order-writes': async () => (await import('./order-writes.ts')).measureOrderWrites,
  'sign-in': async () => (await import('./sign-in.ts')).measureSignIn,
  'cart-live': async () => (await import('./cart-live.ts')).measureCartLive,
  'chat-live': async () => (await import('./chat-live.ts')).measureChatLive,
  viewers: async () => (await import('./viewers.ts')).measureViewers,
  'first-frame': async () => (await import('./first-frame.ts')).measureFirstFrame,
  'first-lesson': async () => (await import('./first-lesson.ts')).measureFirstLesson,
  ssr: async () => (await import('./ssr.ts')).measureSsr,
  observatory: async () => (await import('./observatory.ts')).measureObservatory,
  clicks: async () => (await import('./clicks.ts')).measureClicks,
  lighthouse: async () => (await import('./lighthouse.ts')).measureLighthouse,
  starters: async () => (await import('./starters.ts')).measureStarters,
};

/** Benchmarks that need a video of realistic length and size. */
export const videoMeasurements: readonly string[] = ['viewers', 'first-frame'];
