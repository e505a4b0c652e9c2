import { createHmac } from 'node:crypto';

/**
 * For comparing cards without knowing them; without the secret the digests can't be matched to
 * Stripe's fingerprints.
 */
export function digestCard({ secret }: { secret: string }, fingerprint: string): string {
  return createHmac('sha256', `${secret}/payer-card`).update(fingerprint).digest('hex');
}
