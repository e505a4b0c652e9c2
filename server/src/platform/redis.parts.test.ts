import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openRedisLine } from '../testing/open-redis-line.ts';
import { createLogger } from './logger.ts';
import { createRedis } from './redis.ts';

const logger = createLogger({ level: 'silent', name: 'test' });

test('hints arrive again after the connection was lost', async () => {
  const line = await openRedisLine();
  const redis = createRedis({ url: line.url, logger });
  onTestFinished(() => redis.close());
  const channel = randomUUID();
  const heard = vi.fn();
  const onReconnect = vi.fn();
  redis.onHint(channel, heard);
  redis.onReconnect(onReconnect);
  /** Hints are lost while the subscription isn't there yet. */
  const hintUntilHeard = () =>
    vi.waitFor(() => {
      redis.hint(channel, 'look');
      expect(heard).toHaveBeenCalledWith('look');
    });
  await hintUntilHeard();
  line.set('cut');
  await expect.poll(() => redis.isConnected()).toBe(false);
  heard.mockClear();
  onReconnect.mockClear();
  line.set('pass');
  await expect.poll(() => onReconnect).toHaveBeenCalled();
  await hintUntilHeard();
});
