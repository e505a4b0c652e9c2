/** Seconds between comments that keep an idle stream alive through proxies. */
export const liveHeartbeatSeconds = 25;

/** A tab handles at most this many updates per second; the rest are merged into the next. */
export const liveEventsPerSecond = 2;

/** Tabs refetch changed content spread over this time, not all at once. */
export const liveSpreadMs = 2_000;

export const livePath = '/api/live';

/** Tabs of earlier releases don't send it, and get no room messages and no typing indicators. */
export const liveMessagesParameter = 'messages';
