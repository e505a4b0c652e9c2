import type { Country } from '@danube/contract/checkout/countries.ts';
import type { CountryRule } from '@danube/contract/checkout/country-rules.contract.ts';
import { asc, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { countryRules } from '../tables/country-rules.tables.ts';

/** Newest first. */
export function findRulesOf(tx: Tx, country: Country): Promise<CountryRule[]> {
  return tx
    .select(columns)
    .from(countryRules)
    .where(eq(countryRules.country, country))
    .orderBy(desc(countryRules.version));
}

/** By country, newest first. */
export function findAllRules(tx: Tx): Promise<CountryRule[]> {
  return tx
    .select(columns)
    .from(countryRules)
    .orderBy(asc(countryRules.country), desc(countryRules.version));
}

/** False if someone else wrote this version in the meantime. */
export async function insertRule(tx: Tx, rule: typeof countryRules.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(countryRules)
    .values(rule)
    .onConflictDoNothing()
    .returning({ version: countryRules.version });
  return inserted.length > 0;
}

const { country, version, validFrom, vatRate, isSaleAllowed, riskNote, waiverNote } = countryRules;
const columns = { country, version, validFrom, vatRate, isSaleAllowed, riskNote, waiverNote };
