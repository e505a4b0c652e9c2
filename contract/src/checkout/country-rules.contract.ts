import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { multiLineText, singleLineText } from '../text.ts';
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
  /** Shown at checkout in addition to the general texts; empty if the country has none. */
  riskNote: multiLineText(1_000),
  waiverNote: multiLineText(1_000),
};

export const countryRuleSchema = z.object({
  country: countrySchema,
  /** Increases per country; orders store the version they were created under. */
  version: z.number().int().positive(),
  /** First day, in the academy's calendar. */
  validFrom: day,
  ...rule,
});

export type CountryRule = z.infer<typeof countryRuleSchema>;

/** Rules are never changed, only superseded: earlier orders must stay explainable. */
export const countryRulesContract = {
  list: procedureFor('admin', 'money')
    .route({ method: 'GET', path: '/admin/country-rules', tags })
    .output(z.array(countryRuleSchema.extend({ isCurrent: z.boolean() }))),

  /**
   * Rejected if it would start before today or before the country's latest rule. Countries outside
   * the EU are sold to once a rule allows it; EU VAT is never charged there.
   */
  add: procedureFor('admin', 'money', 'write')
    .route({ method: 'POST', path: '/admin/country-rules', tags, successStatus: 201 })
    .errors({ RULE_NOT_LATER })
    .input(
      z
        .object({
          country: ruledCountry,
          validFrom: day,
          ...rule,
          reason: singleLineText(500).min(3),
        })
        .refine(({ country, vatRate }) => isMemberState(country) || vatRate === 0, {
          path: ['vatRate'],
        }),
    )
    .output(countryRuleSchema),
};
