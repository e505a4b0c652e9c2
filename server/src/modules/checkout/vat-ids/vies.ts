import * as z from 'zod';
import type { Logger } from '../../../platform/logger.ts';
import { type VatId, vatIdPrefix } from './vat-id-format.ts';

/** `unavailable`: VIES, or the member state behind it, didn't answer. */
export type VatIdStatus = 'valid' | 'invalid' | 'unavailable';

/** Where VAT ids are looked up. Never throws. */
export type VatIdRegister = { check(id: VatId): Promise<VatIdStatus> };

const timeoutMs = 5_000;

/** VIES, through its REST API. */
export function createVies({ url, logger }: { url: string; logger: Logger }): VatIdRegister {
  const address = `${url.replace(/\/+$/, '')}/check-vat-number`;
  return {
    async check({ country, number }) {
      const question = { countryCode: vatIdPrefix(country), vatNumber: number };
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify(question),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        return response.ok ? parseStatus(await response.json()) : 'unavailable';
      } catch (error) {
        // The id isn't logged, because it can identify a person.
        logger.warn({ err: error, country }, 'the register of VAT ids does not answer');
        return 'unavailable';
      }
    },
  };
}

const answerSchema = z.object({
  valid: z.boolean().optional(),
  /** Why an id is "not valid" without having been looked up, e.g. `IP_BLOCKED`. */
  userError: z.string().optional(),
  actionSucceed: z.boolean().optional(),
});

/**
 * VIES reports errors with status 200, sometimes with `valid: false`. Only a real lookup counts as
 * `invalid`; a business must not lose reverse charge because of a busy server.
 */
function parseStatus(body: unknown): VatIdStatus {
  const answer = answerSchema.safeParse(body);
  if (!answer.success || answer.data.actionSucceed === false) return 'unavailable';
  const { valid, userError } = answer.data;
  if (valid === true) return 'valid';
  const isFound = userError === undefined || userError === '' || userError === 'INVALID';
  return valid === false && isFound ? 'invalid' : 'unavailable';
}
