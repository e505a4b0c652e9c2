/** Seconds between two comments that keep an idle stream alive through proxies. */
export const liveHeartbeatSeconds = 25;

/** At most this many updates a second are acted upon in a tab; the rest are merged into the next. */
export const liveEventsPerSecond = 2;

/** Tabs that hear of changed content at one moment ask for it within this time, not all at once. */
export const liveSpreadMs = 2_000;

export const livePath = '/api/live';
