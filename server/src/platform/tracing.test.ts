import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { context, propagation, trace } from '@opentelemetry/api';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { captureTrace, redactPath, runInTrace, startTracing } from './tracing.ts';

type Span = {
  name: string;
  traceId: string;
  attributes: { key: string; value: { stringValue?: string } }[];
  status: { code?: number };
};

type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

// Loading OpenTelemetry takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

// OpenTelemetry registers itself globally, and other test files run in the same process.
afterEach(() => {
  for (const registered of [trace, context, propagation]) registered.disable();
});

async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Promise<string> {
  const server = createServer((request, response) => {
    const answering = async () => answer(request, response);
    // The end of a test may interrupt a request.
    answering().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server that listens on TCP returns an AddressInfo.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('without an endpoint jobs run as they are and carry nothing', async () => {
  const tracing = await startTracing({ endpoint: undefined, serviceName: 'test' });
  expect(captureTrace()).toEqual({});
  expect(await runInTrace('job', {}, async () => 42)).toBe(42);
  await expect(tracing.stop()).resolves.toBeUndefined();
});

test('a request and the job it sent arrive at the collector as one trace, without secrets', async () => {
  const spans: Span[] = [];
  const collector = await listen(async (request, response) => {
    const body: Export = JSON.parse(await text(request));
    spans.push(
      ...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
    response.setHeader('content-type', 'application/json').end('{}');
  });
  const tracing = await startTracing({ endpoint: `${collector}/`, serviceName: 'test' });

  let carrier = {};
  const site = await listen((_request, response) => {
    carrier = captureTrace();
    response.end();
  });
  const [answer] = await once(
    get(`${site}/reset-password/8f7d6c5b4a39281706f5e4d3?token=hush`),
    'response',
  );
  await once(answer.resume(), 'end');
  const failing = runInTrace('job greet', carrier, () => Promise.reject(new Error('not today')));
  await expect(failing).rejects.toThrow('not today');
  await tracing.stop();

  const job = spans.find((span) => span.name === 'job greet');
  const request = spans.find(({ attributes }) => attributes.some(({ key }) => key === 'url.path'));
  expect(job?.status.code).toBe(2);
  expect(job?.traceId).toBe(request?.traceId);
  const reported = JSON.stringify(request?.attributes);
  expect(reported).toContain('/reset-password/:redacted');
  expect(reported).not.toContain('hush');
  expect(reported).not.toContain('8f7d6c5b');
});

test('a collector that is away holds up the end of the process two seconds at most', async () => {
  const silent = await listen(() => undefined);
  const tracing = await startTracing({ endpoint: silent, serviceName: 'test' });
  await runInTrace('job', {}, async () => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const onStopped = vi.fn();
  void tracing.stop().then(onStopped);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(onStopped).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onStopped).toHaveBeenCalledOnce();
});

test.for([
  ['/courses/options-for-beginners?lang=sk', '/courses/options-for-beginners'],
  ['/verify/AbC123AbC123AbC123AbC123', '/verify/:redacted'],
  ['/', '/'],
] as const)('the path of %s is told as %s', ([url, path]) => {
  expect(redactPath(url)).toBe(path);
});
