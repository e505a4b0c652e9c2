import type { CountryRule } from '@danube/contract/checkout/country-rules.contract.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import type { CountryRulesDependencies } from './country-rules.dependencies.ts';
import { findRulesOf, insertRule } from './country-rules.repository.ts';

/** Adds a country's next rule. Earlier orders keep theirs. */
export async function addRule(
  deps: CountryRulesDependencies,
  act: ActionContext,
  { reason, ...requested }: Omit<CountryRule, 'version'> & { reason: string },
): Promise<CountryRule> {
  const createdAt = deps.clock.now();
  if (requested.validFrom < formatAcademyDay(createdAt)) throw new DomainError('RULE_NOT_LATER');
  return deps.transact(async ({ tx, audit }) => {
    const [last] = await findRulesOf(tx, requested.country);
    if (last && requested.validFrom < last.validFrom) throw new DomainError('RULE_NOT_LATER');
    const rule = { ...requested, version: (last?.version ?? 0) + 1 };
    const isWritten = await insertRule(tx, { ...rule, createdAt, createdBy: act.member.userId });
    // Someone else added a rule first: the caller has to review whether this one is still right.
    if (!isWritten) throw new DomainError('RULE_NOT_LATER');
    audit({
      ...auditFieldsOf(act),
      action: 'country-rules.add',
      target: { kind: 'country-rule', id: rule.country },
      before: last ?? null,
      after: rule,
      reason,
    });
    return rule;
  });
}
