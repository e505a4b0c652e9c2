import type { CommunityRule } from '@danube/contract/moderation/community-rules.ts';
import type { CaseDetail, DecisionInput } from '@danube/contract/moderation/moderation.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { showToast } from '../../../ui/toast.ts';
import { focusAfterClosing } from '../../shop/orders/focus-after-closing.ts';
import { casePanelId } from './case-panel-id.ts';
import { type DecisionTemplate, templateActions } from './decision-templates.ts';
import { refetchModeration } from './moderation-queries.ts';

export type DecisionDraft = {
  rule: CommunityRule;
  remark: string;
  days: number | null;
  isHereOnly: boolean;
  alsoHides: boolean;
};

export type DecisionForm = ReturnType<typeof useDecision>;

/** The form of one decision, prefilled from the template and the reports. */
export function useDecision(detail: CaseDetail, template: DecisionTemplate) {
  const t = useTexts('queue');
  const queryClient = useQueryClient();
  return useDialogForm<DecisionDraft>({
    defaultValues: () => initialDraft(detail, template),
    async onSubmit(values) {
      try {
        await queries.moderationAdmin.decide.call(toInput(detail, template, values));
      } catch (error) {
        // If someone was faster, their decision appears behind the dialog with the error.
        void refetchModeration(queryClient);
        throw error;
      }
      await refetchModeration(queryClient);
      showToast({ kind: 'success', title: t('queue.decided') });
      focusAfterClosing(casePanelId);
    },
  });
}

function initialDraft(detail: CaseDetail, template: DecisionTemplate): DecisionDraft {
  const flagged = detail.events.findLast(({ rule }) => rule !== null)?.rule;
  const { message, person } = templateActions[template];
  return {
    rule: detail.rules[0] ?? flagged ?? 'respect',
    remark: '',
    days: person?.days ?? null,
    isHereOnly: person?.isHereOnly ?? false,
    alsoHides: message === 'hide' && detail.message?.state === 'shown',
  };
}

function toInput(
  detail: Pick<CaseDetail, 'key' | 'asOf'>,
  template: DecisionTemplate,
  { rule, remark, days, isHereOnly, alsoHides }: DecisionDraft,
): DecisionInput {
  const { message, person } = templateActions[template];
  return {
    key: detail.key,
    asOf: detail.asOf,
    rule,
    remark,
    message: person && !alsoHides ? null : message,
    person: person && { restriction: person.restriction, days, isHereOnly },
  };
}
