import * as z from 'zod';
import type { Logger } from '../../../platform/logger.ts';
import { type VatId, vatIdPrefix } from './vat-id-format.ts';

/** `unavailable`: the register, or the member state behind it, gave no answer about the id. */
export type VatIdAnswer = 'valid' | 'invalid' | 'unavailable';

/** Where VAT ids are looked up. Never throws. */
export type VatIdRegister = { check(id: VatId): Promise<VatIdAnswer> };

const timeoutMs = 5_000;

/** The Commission's register, by its REST service. */
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
        return response.ok ? readAnswer(await response.json()) : 'unavailable';
      } catch (error) {
        // The id stays out of the log: it can name a person.
        logger.warn({ err: error, country }, 'the register of VAT ids does not answer');
        return 'unavailable';
      }
    },
  };
}

const answerSchema = z.object({
  valid: z.boolean().optional(),
  /** Says why an id is "not valid" where it was not looked up, e.g. `IP_BLOCKED`. */
  userError: z.string().optional(),
  actionSucceed: z.boolean().optional(),
});

/**
 * A refusal to answer comes with the status of an answer, and sometimes with `valid: false`. Only
 * what the register really found is `invalid`; a company must not lose its right for a busy server.
 */
function readAnswer(body: unknown): VatIdAnswer {
  const answer = answerSchema.safeParse(body);
  if (!answer.success || answer.data.actionSucceed === false) return 'unavailable';
  const { valid, userError } = answer.data;
  if (valid === true) return 'valid';
  const isFound = userError === undefined || userError === '' || userError === 'INVALID';
  return valid === false && isFound ? 'invalid' : 'unavailable';
}
