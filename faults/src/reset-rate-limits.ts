import { connect } from 'node:net';
import type { Stage } from './stage.ts';

/** Resets all rate limits: this Redis holds nothing else. */
export function resetRateLimits(stage: Stage): Promise<void> {
  const { hostname, port, password } = new URL(stage.env.REDIS_URL ?? '');
  const login = password ? `AUTH ${decodeURIComponent(password)}\r\n` : '';
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(`${login}FLUSHALL\r\n`));
    let received = '';
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString();
      const isDone = received.split('+OK').length > (login ? 2 : 1);
      if (!isDone) return;
      socket.destroy();
      resolve();
    });
    socket.on('error', reject);
  });
}
