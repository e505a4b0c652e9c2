import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PaymentRefusedError, PaymentUnavailableError } from './payment-provider.ts';
import { withPaymentOutageError } from './require-provider.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const unavailable = { code: 'PAYMENT_UNAVAILABLE' };

test('an answer in time is given, and an outage is a declared error', async () => {
  expect(await withPaymentOutageError(Promise.resolve('page'))).toBe('page');
  const outage = Promise.reject(new PaymentUnavailableError('away'));
  await expect(withPaymentOutageError(outage)).rejects.toMatchObject(unavailable);
  const refused = new PaymentRefusedError('no');
  await expect(withPaymentOutageError(Promise.reject(refused))).rejects.toBe(refused);
});

test('a silent provider is an outage after ten seconds, whatever happens later', async () => {
  const asked = Promise.withResolvers<string>();
  const answer = withPaymentOutageError(asked.promise);
  const seen = expect(answer).rejects.toMatchObject(unavailable);
  await vi.advanceTimersByTimeAsync(10_000);
  await seen;
  asked.reject(new PaymentUnavailableError('away'));
  await vi.advanceTimersByTimeAsync(1);
});
