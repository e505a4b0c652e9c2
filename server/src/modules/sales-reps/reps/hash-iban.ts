import { createHmac } from 'node:crypto';
import { normaliseIban } from '@danube/contract/checkout/iban.ts';

/**
 * For comparing accounts without knowing them; without the secret, numbers can't be brute-forced.
 */
export function hashIban({ secret }: { secret: string }, iban: string): string {
  return createHmac('sha256', `${secret}/rep-iban`).update(normaliseIban(iban)).digest('hex');
}
