import { DomainError } from '../../../platform/domain-error.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { type PaymentProvider, PaymentUnavailableError } from './payment-provider.ts';

export function requireProvider({
  provider,
}: Pick<CheckoutDependencies, 'provider'>): PaymentProvider {
  if (!provider) throw new DomainError('PAYMENT_UNAVAILABLE');
  return provider;
}

/** For requests that a person waits for: an outage becomes a declared error. */
export async function withPaymentOutageError<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof PaymentUnavailableError) throw new DomainError('PAYMENT_UNAVAILABLE');
    throw error;
  }
}
