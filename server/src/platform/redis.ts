import { Redis } from 'ioredis';
import type { Logger } from './logger.ts';

/** Redis only carries hints and counters: everything keeps working without it. */
export type RedisConnection = {
  readonly client: Redis | null;
  isConnected(): boolean;
  /** Tells all instances to check the database; lost if Redis is down, which is acceptable. */
  hint(channel: string, text?: string): void;
  onHint(channel: string, listener: (text: string) => void): void;
  /** Called on every reconnect, because hints may have been missed. */
  onReconnect(listener: () => void): void;
  close(): Promise<void>;
};

export function createRedis(settings: { url?: string; logger: Logger }): RedisConnection {
  if (!settings.url) return absentRedis;
  const client = connect(settings.url);
  const subscriber = connect(settings.url);
  const listeners = new Map<string, Set<(text: string) => void>>();
  const reconnectListeners = new Set<() => void>();
  watchState(client, settings.logger);
  subscriber.on('error', () => undefined);
  subscriber.on('message', (channel: string, text: string) => {
    for (const listener of listeners.get(channel) ?? []) listener(text);
  });
  subscriber.on('ready', () => {
    const notifyAll = () => {
      for (const listener of reconnectListeners) listener();
    };
    const channels = [...listeners.keys()];
    if (channels.length === 0) notifyAll();
    else subscriber.subscribe(...channels).then(notifyAll, notifyAll);
  });

  return {
    client,
    isConnected: () => client.status === 'ready',
    hint(channel, text = '') {
      if (client.status === 'ready') client.publish(channel, text).catch(() => undefined);
    },
    onHint(channel, listener) {
      const known = listeners.get(channel) ?? new Set();
      known.add(listener);
      listeners.set(channel, known);
      subscriber.subscribe(channel).catch(() => undefined);
    },
    onReconnect: (listener) => void reconnectListeners.add(listener),
    async close() {
      client.disconnect();
      subscriber.disconnect();
    },
  };
}

const absentRedis: RedisConnection = {
  client: null,
  isConnected: () => false,
  hint: () => undefined,
  onHint: () => undefined,
  onReconnect: () => undefined,
  close: () => Promise.resolve(),
};

function connect(url: string): Redis {
  return new Redis(url, {
    connectTimeout: 2_000,
    commandTimeout: 1_000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: true,
    // `ready` does it: nobody handles the promise of the client's own attempt, so a failure would
    // end the process. And if Redis was down from the start, the client doesn't try at all.
    autoResubscribe: false,
    retryStrategy: (attempt) => Math.min(100 * attempt, 1_000),
  });
}

/** One log line when Redis goes down and one when it is back, not one per attempt. */
function watchState(client: Redis, logger: Logger): void {
  let isDown = false;
  client.on('error', (error: Error) => {
    if (!isDown) logger.warn({ err: error }, 'redis is unavailable, continuing without hints');
    isDown = true;
  });
  client.on('ready', () => {
    if (isDown) logger.info('redis is back');
    isDown = false;
  });
}
