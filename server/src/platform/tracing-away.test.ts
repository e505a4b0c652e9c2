import { expect, test } from 'vitest';
import { runInTrace, startTracing } from './tracing.ts';

test('a collector that is away holds up the end of the process two seconds at most', async () => {
  const tracing = await startTracing({ endpoint: 'http://127.0.0.1:9', serviceName: 'test' });
  await runInTrace('job', {}, async () => undefined);
  const begin = performance.now();
  await tracing.stop();
  expect(performance.now() - begin).toBeLessThan(3_000);
});
