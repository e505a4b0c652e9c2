/** Time as an argument, so that rules can be tried at any moment. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
