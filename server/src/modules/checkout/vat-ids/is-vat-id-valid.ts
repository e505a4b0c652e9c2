import { type Country, isMemberState } from '@danube/contract/checkout/countries.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { checkVatId } from './check-vat-id.ts';
import type { VatIdRegister } from './vies.ts';

type VatIdInput = {
  readonly vatId: string | null;
  readonly country: Country;
  readonly userId: string;
  readonly network: string;
};

/**
 * False if none was given; a given one must be valid. Tax numbers from outside the EU can't be
 * verified.
 */
export async function isVatIdValid(
  deps: Pick<CheckoutDependencies, 'vatIds' | 'limiter'>,
  question: VatIdInput,
): Promise<boolean> {
  const { vatId, country } = question;
  if (!vatId || !isMemberState(country)) return false;
  const why = await checkVatId({ vatIds: withRateLimit(deps, question) }, { vatId, country });
  if (why) throw new DomainError('VAT_ID_REFUSED', { why });
  return true;
}

/** Cached answers are free; requests to VIES are rate-limited. */
export function withRateLimit(
  { vatIds, limiter }: Pick<CheckoutDependencies, 'vatIds' | 'limiter'>,
  { userId, network }: Pick<VatIdInput, 'userId' | 'network'>,
): VatIdRegister {
  return {
    async check(id) {
      const remembered = vatIds.findCached(id);
      if (remembered) return remembered;
      const byAccount = await limiter.consume('vatIdAccount', userId);
      const byNetwork = await limiter.consume('vatIdNetwork', network);
      if (!byAccount.allowed || !byNetwork.allowed) {
        throw new DomainError('VAT_ID_REFUSED', { why: 'tooManyTries' });
      }
      return vatIds.check(id);
    },
  };
}
