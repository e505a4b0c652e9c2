/** Injected time, so that tests control it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
