import type { Measurement } from './measurement.ts';

/** Loaded when asked for: their dependencies are installed by the first run. */
export const measurements: Readonly<Record<string, () => Promise<Measurement>>> = {
  'cached-page': async () => (await import('./cached-page.ts')).measureCachedPage,
  'rpc-read': async () => (await import('./rpc-read.ts')).measureRpcRead,
  visits: async () => (await import('./visits.ts')).measureVisits,
  ssr: async () => (await import('./ssr.ts')).measureSsr,
  observatory: async () => (await import('./observatory.ts')).measureObservatory,
  clicks: async () => (await import('./clicks.ts')).measureClicks,
  lighthouse: async () => (await import('./lighthouse.ts')).measureLighthouse,
};
