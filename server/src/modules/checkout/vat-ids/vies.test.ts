import { createServer, type RequestListener, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLogger } from '../../../platform/logger.ts';
import { createVies } from './vies.ts';

const logger = createLogger({ level: 'silent', name: 'test' });
const german = { country: 'DE', number: '123456789' };

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function startVies(answer: RequestListener) {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const address = started.address();
  if (address === null || typeof address === 'string') throw new Error('listens at a port');
  return createVies({ url: `http://127.0.0.1:${address.port}/rest-api/`, logger });
}

function viesAnswering(body: unknown, status = 200) {
  return startVies((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
}

test('asks with the prefix of the ids, which in Greece is not the country’s code', async () => {
  const requested: unknown[] = [];
  const vies = await startVies((request, response) => {
    const { method, url } = request;
    json(request).then(
      (body) => {
        requested.push({ method, url, body });
        response.end('{"valid": true}');
      },
      () => response.destroy(),
    );
  });
  await vies.check({ country: 'GR', number: '123456789' });
  const body = { countryCode: 'EL', vatNumber: '123456789' };
  expect(requested).toEqual([{ method: 'POST', url: '/rest-api/check-vat-number', body }]);
});

describe('an answer', () => {
  test.each([
    { body: { valid: true, name: 'ACME', userError: 'VALID' }, answer: 'valid' },
    { body: { valid: false, name: '---' }, answer: 'invalid' },
    { body: { valid: false, userError: 'INVALID' }, answer: 'invalid' },
    { body: { valid: false, userError: 'IP_BLOCKED' }, answer: 'unavailable' },
    { body: { valid: false, userError: 'MS_MAX_CONCURRENT_REQ' }, answer: 'unavailable' },
    {
      body: { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] },
      answer: 'unavailable',
    },
    { body: { actionSucceed: false, valid: true }, answer: 'unavailable' },
    { body: {}, answer: 'unavailable' },
    { body: { valid: 'true' }, answer: 'unavailable' },
    { body: '<html>Maintenance</html>', answer: 'unavailable' },
    { body: '', answer: 'unavailable' },
  ])('of $body means $answer', async ({ body, answer }) => {
    const vies = await viesAnswering(body);
    expect(await vies.check(german)).toBe(answer);
  });

  test('with the status of a failure says nothing about the id', async () => {
    const vies = await viesAnswering({ valid: false }, 500);
    expect(await vies.check(german)).toBe('unavailable');
  });

  test('from elsewhere is not followed', async () => {
    const vies = await startVies((request, response) => {
      if (request.url === '/elsewhere') return void response.end('{"valid": true}');
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(await vies.check(german)).toBe('unavailable');
  });
});

test('a register that is away is no answer', async () => {
  const vies = await viesAnswering({ valid: true });
  server?.close();
  expect(await vies.check(german)).toBe('unavailable');
});

test('a register that keeps silent is given up after five seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  const vies = await startVies(() => undefined);
  expect(await vies.check(german)).toBe('unavailable');
  expect(timeout).toHaveBeenCalledExactlyOnceWith(5_000);
});
