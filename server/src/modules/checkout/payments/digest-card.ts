import { createHmac } from 'node:crypto';

/** To compare cards without knowing them; without the secret, Stripe's fingerprints match nothing. */
export function digestCard({ secret }: { secret: string }, fingerprint: string): string {
  return createHmac('sha256', `${secret}/payer-card`).update(fingerprint).digest('hex');
}
