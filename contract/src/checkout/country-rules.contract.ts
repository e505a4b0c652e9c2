import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { blockOfText, lineOfText } from '../text.ts';
import { orderErrors } from './checkout.errors.ts';
import { vatRateSchema } from './checkout.schemas.ts';
import { isMemberState } from './countries.ts';
import { countriesOutsideEu } from './countries-outside-eu.ts';
import { countrySchema } from './country.schema.ts';

const { RULE_NOT_LATER } = orderErrors;

const tags = ['country-rules'];
const day = z.iso.date();
const outsideEu: ReadonlySet<string> = new Set(countriesOutsideEu);
const ruledCountry = countrySchema.refine((code) => isMemberState(code) || outsideEu.has(code));

const rule = {
  vatRate: vatRateSchema,
  isSaleAllowed: z.boolean(),
  /** Shown at checkout besides the general texts; empty if the country asks for none. */
  riskNote: blockOfText(1_000),
  waiverNote: blockOfText(1_000),
};

export const countryRuleSchema = z.object({
  country: countrySchema,
  /** Counts up in each country; orders keep the one they were made under. */
  version: z.number().int().positive(),
  /** First day, in the academy's calendar. */
  validFrom: day,
  ...rule,
});

export type CountryRule = z.infer<typeof countryRuleSchema>;

/** Rules are never changed, only followed by others: earlier orders must stay explainable. */
export const countryRulesContract = {
  list: procedureFor('admin', 'money')
    .route({ method: 'GET', path: '/admin/country-rules', tags })
    .output(z.array(countryRuleSchema.extend({ isCurrent: z.boolean() }))),

  /**
   * Refused where it would begin before today or before the country's last one. A country outside
   * the EU is sold to once it has a rule that allows it; EU VAT is never charged there.
   */
  add: procedureFor('admin', 'money', 'write')
    .route({ method: 'POST', path: '/admin/country-rules', tags, successStatus: 201 })
    .errors({ RULE_NOT_LATER })
    .input(
      z
        .object({ country: ruledCountry, validFrom: day, ...rule, reason: lineOfText(500).min(3) })
        .refine(({ country, vatRate }) => isMemberState(country) || vatRate === 0, {
          path: ['vatRate'],
        }),
    )
    .output(countryRuleSchema),
};
