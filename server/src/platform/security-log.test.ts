import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogger } from './logger.ts';
import { createSecurityLog, findSecurityEvent, type SecurityEvent } from './security-log.ts';

const refused: SecurityEvent = {
  kind: 'access-refused',
  at: 'people.suspend',
  reason: 'FORBIDDEN',
  userId: 'member-id',
  requestId: 'request-7',
};

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

function openLog() {
  const lines: string[] = [];
  const logger = createLogger(
    { level: 'info', name: 'test' },
    { write: (line) => lines.push(line) },
  );
  return { log: createSecurityLog(logger), lines: () => lines.map((line) => JSON.parse(line)) };
}

test('logs at once who was refused what, and why', () => {
  const { log, lines } = openLog();
  log.record(refused);
  const { requestId, ...security } = refused;
  expect(lines()).toEqual([expect.objectContaining({ security, requestId, level: 30 })]);
});

test('repetitions are one line with their number, a minute later', () => {
  const { log, lines } = openLog();
  for (let n = 0; n < 5_000; n += 1) log.record(refused);
  expect(lines()).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect(lines()).toHaveLength(2);
  expect(lines()[1].security).toMatchObject({ at: 'people.suspend', repeats: 4_999 });
  vi.advanceTimersByTime(600_000);
  expect(lines()).toHaveLength(2);
  log.record(refused);
  expect(lines()).toHaveLength(3);
});

test('a flood from countless accounts is bounded too, and none of it goes uncounted', () => {
  const { log, lines } = openLog();
  for (let n = 0; n < 5_000; n += 1) log.record({ ...refused, userId: `member-${n}` });
  expect(lines()).toHaveLength(100);
  log.close();
  expect(lines()).toHaveLength(101);
  expect(lines()[100].security).toEqual({ kind: 'access-refused', repeats: 4_900 });
});

test.each<[string, number, string | null]>([
  ['FORBIDDEN', 403, 'access-refused'],
  ['UNAUTHORIZED', 401, 'access-refused'],
  ['ORDER_NOT_FOUND', 404, 'access-refused'],
  ['CREDENTIALS_INVALID', 401, 'proof-refused'],
  ['LINK_INVALID', 410, 'proof-refused'],
  ['CODE_INVALID', 422, 'proof-refused'],
  ['TOO_MANY_REQUESTS', 429, 'limit-reached'],
  ['BAD_REQUEST', 400, 'input-refused'],
  ['CART_CHANGED', 409, null],
  ['SERVICE_UNAVAILABLE', 503, null],
])('%s (%i) is: %s', (code, status, kind) => {
  expect(findSecurityEvent({ code, status }, false)).toBe(kind);
});

test('public content that is missing is nothing to log', () => {
  expect(findSecurityEvent({ code: 'TERM_NOT_FOUND', status: 404 }, true)).toBeNull();
});
