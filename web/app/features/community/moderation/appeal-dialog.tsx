import { leastAppealText, textLimits } from '@danube/contract/moderation/moderation-rules.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { textOf } from '../../../lib/form-text.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../ui/dialog.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast.ts';
import { decisionsQuery } from './decisions-query.ts';

/** Objects to one decision. */
export function AppealDialog({ statementId }: { statementId: string }) {
  const t = useTexts('moderation');
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const appeal = useAppeal(statementId, () => setIsOpen(false));
  return (
    <Dialog
      trigger={<Button data-needs-app>{t('moderation.decisions.object')}</Button>}
      title={t('moderation.decisions.objectTitle')}
      description={t('moderation.decisions.objectText')}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      actions={
        <>
          <OverlayClose asChild>
            <Button variant="quiet">{t('moderation.decisions.cancel')}</Button>
          </OverlayClose>
          <Button type="submit" form={formId} variant="primary" isLoading={appeal.isSending}>
            {t('moderation.decisions.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={appeal.submit} className="grid gap-4 pt-2">
        <Field
          label={t('moderation.decisions.reason')}
          error={appeal.isTooShort ? t('moderation.decisions.reasonShort') : undefined}
        >
          <TextArea name="text" rows={6} maxLength={textLimits.appeal} />
        </Field>
        {appeal.failure ? (
          <div role="alert">
            <FieldError>{errorText(appeal.failure, t)}</FieldError>
          </div>
        ) : null}
      </form>
    </Dialog>
  );
}

function useAppeal(statementId: string, onSent: () => void) {
  const t = useTexts('moderation');
  const queryClient = useQueryClient();
  const [isTooShort, setIsTooShort] = useState(false);
  const sending = useMutation({
    ...queries.moderation.appeal.mutationOptions(),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: decisionsQuery(queries).queryKey });
      showToast({ kind: 'success', title: t('moderation.decisions.sent') });
      onSent();
    },
  });
  return {
    isTooShort,
    isSending: sending.isPending,
    failure: sending.error,
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      const text = textOf(new FormData(event.currentTarget), 'text').trim();
      setIsTooShort(text.length < leastAppealText);
      if (text.length < leastAppealText || sending.isPending) return;
      sending.mutate({ statementId, text });
    },
  };
}
