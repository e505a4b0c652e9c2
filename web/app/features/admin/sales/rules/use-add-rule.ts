import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../../lib/api.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { toReasonLine } from '../kit/reason-field.tsx';
import { useSalesFormat } from '../use-sales-format.ts';
import { type RuleFields, readRuleRate } from './country-rule.ts';

export function useAddRule() {
  const t = useTexts('sales');
  const format = useSalesFormat();
  const queryClient = useQueryClient();
  return async (fields: RuleFields) => {
    const vatRate = readRuleRate(fields, format.language);
    if (vatRate === undefined) return;
    const { country, validFrom, isSaleAllowed, riskNote, waiverNote } = fields;
    await queries.countryRules.add.call({
      country,
      validFrom,
      vatRate,
      isSaleAllowed,
      riskNote,
      waiverNote,
      reason: toReasonLine(fields.reason),
    });
    void queryClient.invalidateQueries({ queryKey: queries.audit.key() });
    await queryClient.invalidateQueries({ queryKey: queries.countryRules.key() });
    const name = format.country(country);
    showToast({ kind: 'success', title: t('sales.rules.added', { country: name }) });
  };
}
