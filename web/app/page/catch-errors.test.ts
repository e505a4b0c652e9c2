// @vitest-environment jsdom
import { browserErrorSchema } from '@danube/contract/browser-error.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenUntil } from '../lib/testing/listen-until.ts';
import catchErrors from './early/catch-errors.js?raw';

const beacon = vi.fn<(address: string, body: string) => boolean>();
/** Each run adds its own listeners; those of other tests must not respond. */
let stop = new AbortController();

beforeEach(() => {
  beacon.mockReset().mockReturnValue(true);
  Object.assign(navigator, { sendBeacon: beacon });
  globalThis.browserInfo = {
    name: 'Chrome',
    version: 140,
    isModern: true,
    isSupported: true,
    supportsES6: true,
    supportsGrid: true,
    supportsFlex: true,
  };
  document.body.innerHTML =
    '<script type="application/json" id="page-words">{"build":"b1"}</script>';
  stop = new AbortController();
  listenUntil(stop.signal);
  new Function(catchErrors)();
});
afterEach(() => stop.abort());

function failure(message: string, stack = `Error: ${message}\n  at a (/assets/a.js:1:2)`) {
  return Object.assign(new Error(message), { stack });
}

/** True if the page handled the error. */
function dispatchError(error: unknown, message = ''): boolean {
  const event = new ErrorEvent('error', { error, message, cancelable: true });
  return !window.dispatchEvent(event);
}

function reject(reason: unknown): boolean {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  return !window.dispatchEvent(event);
}

function readLoggedErrors(): unknown[] {
  const calls = vi.mocked(console.error).mock.calls.map(([first]) => first);
  vi.mocked(console.error).mockClear();
  return calls;
}

const sent = () => beacon.mock.calls.map(([, body]) => JSON.parse(body));

it('[R8.12] logs and suppresses an error, and tells the server', () => {
  const error = failure('chart is not defined');
  expect(dispatchError(error)).toBe(true);
  expect(readLoggedErrors()).toEqual([error]);
  expect(beacon.mock.calls[0]?.[0]).toBe('/api/errors');
  expect(sent()).toEqual([
    {
      message: 'Error: chart is not defined',
      stack: error.stack,
      build: 'b1',
      browser: { name: 'Chrome', version: 140 },
    },
  ]);
});

it('[R8.12] does the same for a promise that nobody waited for', () => {
  expect(reject(failure('gone'))).toBe(true);
  expect(reject('a text')).toBe(true);
  expect(reject(undefined)).toBe(true);
  expect(readLoggedErrors()).toHaveLength(3);
  expect(sent().map(({ message }) => message)).toEqual(['Error: gone', 'a text', 'undefined']);
});

it('sends what the server takes', () => {
  dispatchError(failure('x'.repeat(9_000), 'y'.repeat(9_000)));
  reject(null);
  readLoggedErrors();
  for (const body of sent()) expect(browserErrorSchema.safeParse(body).success).toBe(true);
  expect(sent()[0].message).toHaveLength(500);
  expect(sent()[0].stack).toHaveLength(4096);
});

it('tells of each error once, and of five at the most', () => {
  for (let i = 0; i < 3; i++) dispatchError(failure('same'));
  for (let i = 0; i < 9; i++) dispatchError(failure(`number ${i}`));
  expect(readLoggedErrors()).toHaveLength(12);
  const messages = sent().map(({ message }) => message.replace('Error: ', ''));
  expect(messages).toEqual(['same', 'number 0', 'number 1', 'number 2', 'number 3']);
});

it.each([
  'chrome-extension://abcdefgh/content.js:1:2',
  'moz-extension://abcdefgh/content.js:1:2',
  'safari-web-extension://abcdefgh/content.js:1:2',
  'webkit-masked-url://hidden/:1:2',
])('leaves the errors of extensions alone: %s', (place) => {
  expect(dispatchError(failure('theirs', `Error: theirs\n at ${place}`))).toBe(false);
  expect(beacon).not.toHaveBeenCalled();
});

it.each(['Script error.', 'ResizeObserver loop completed with undelivered notifications.'])(
  'takes no notice of “%s”',
  (message) => {
    expect(dispatchError(null, message)).toBe(false);
    expect(beacon).not.toHaveBeenCalled();
  },
);

it('sends neither parameters of addresses nor mail addresses', () => {
  dispatchError(
    failure(
      'jana.novak+x@example.com is taken, see https://a.example/b?token=secret#part',
      'read@https://a.example/assets/a.js?v=12:7:9',
    ),
  );
  readLoggedErrors();
  expect(sent()[0]).toMatchObject({
    message: 'Error: [address] is taken, see https://a.example/b',
    stack: 'read@https://a.example/assets/a.js:7:9',
  });
});

it('is no error itself where the browser cannot send', () => {
  beacon.mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(dispatchError(failure('one'))).toBe(true);
  Object.assign(navigator, { sendBeacon: undefined });
  expect(dispatchError(failure('two'))).toBe(true);
  expect(readLoggedErrors()).toHaveLength(2);
});

it('does not report what breaks off because the page is being left', () => {
  window.dispatchEvent(new Event('pagehide'));
  const error = failure('Failed to fetch dynamically imported module');
  expect(reject(error)).toBe(true);
  expect(readLoggedErrors()).toEqual([error]);
  expect(sent()).toEqual([]);

  // Restored from the back/forward cache, the page works as before.
  window.dispatchEvent(new Event('pageshow'));
  reject(error);
  readLoggedErrors();
  expect(sent()).toHaveLength(1);
});
