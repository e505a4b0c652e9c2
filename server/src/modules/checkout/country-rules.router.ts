import { countryRulesContract } from '@danube/contract/checkout/country-rules.contract.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../platform/action-context.ts';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { addRule } from './rules/add-rule.ts';
import type { CountryRulesDependencies } from './rules/country-rules.dependencies.ts';
import { listRules } from './rules/list-rules.ts';

export function createCountryRulesRouter(deps: CountryRulesDependencies) {
  const os = implement(countryRulesContract).$context<RequestContext>().use(guard);
  return os.router({
    list: os.list.handler(() => listRules(deps)),
    add: os.add.handler(({ input, context }) =>
      addRule(deps, requireActionContext(context), input),
    ),
  });
}
