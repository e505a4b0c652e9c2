import { type CommunityRule, communityRules } from '@danube/contract/moderation/community-rules.ts';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { textOf } from '../../../lib/form-text.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { showToast } from '../../../ui/toast.ts';

/** Sends the report of one message. */
export function useReport(messageId: string, onSent: () => void) {
  const t = useTexts('moderation');
  const [isRuleMissing, setIsRuleMissing] = useState(false);
  const sending = useMutation({
    ...queries.moderation.report.mutationOptions(),
    onSuccess() {
      showToast({
        kind: 'success',
        title: t('moderation.report.sent'),
        text: t('moderation.report.sentText'),
      });
      onSent();
    },
  });
  return {
    isRuleMissing,
    isSending: sending.isPending,
    failure: sending.error,
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = new FormData(event.currentTarget);
      const rule = ruleIn(form);
      setIsRuleMissing(rule === null);
      if (rule === null || sending.isPending) return;
      sending.mutate({ messageId, rule, text: textOf(form, 'text') });
    },
  };
}

function ruleIn(form: FormData): CommunityRule | null {
  return communityRules.find((rule) => rule === form.get('rule')) ?? null;
}
