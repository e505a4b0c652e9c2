import { DomainError } from '../../../platform/domain-error.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { type PaymentProvider, PaymentUnavailableError } from './payment-provider.ts';

export function requireProvider({
  provider,
}: Pick<CheckoutDependencies, 'provider'>): PaymentProvider {
  if (!provider) throw new DomainError('PAYMENT_UNAVAILABLE');
  return provider;
}

/** Less than browsers wait; a client's own retries take three times as long. */
const paymentTimeoutMs = 10_000;

/**
 * For requests that a person waits for: an outage becomes a declared error, and so does an answer
 * that comes too late. Work that goes on after that can be repeated.
 */
export async function withPaymentOutageError<Answer>(asking: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DomainError('PAYMENT_UNAVAILABLE')), paymentTimeoutMs);
  });
  try {
    return await Promise.race([asking, late]);
  } catch (error) {
    if (error instanceof PaymentUnavailableError) throw new DomainError('PAYMENT_UNAVAILABLE');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
