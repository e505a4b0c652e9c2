import { textLimits } from '@danube/contract/moderation/moderation-rules.ts';
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
import { refetchModeration } from './moderation-queries.ts';

export function NoteDialog({ caseKey }: { caseKey: string }) {
  const t = useTexts('queue', 'admin');
  const formId = useId();
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const saving = useMutation({
    ...queries.moderationAdmin.note.mutationOptions(),
    async onSuccess() {
      setIsOpen(false);
      showToast({ kind: 'success', title: t('queue.noteSaved') });
      await refetchModeration(queryClient);
    },
  });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = textOf(new FormData(event.currentTarget), 'text').trim();
    setIsMissing(text === '');
    if (text !== '' && !saving.isPending) saving.mutate({ key: caseKey, text });
  }
  return (
    <Dialog
      trigger={
        <Button size="small" variant="quiet" aria-keyshortcuts="n">
          {t('queue.note')}
        </Button>
      }
      title={t('queue.noteTitle')}
      description={t('queue.noteText')}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      actions={
        <>
          <OverlayClose asChild>
            <Button variant="quiet">{t('admin.cancel')}</Button>
          </OverlayClose>
          <Button type="submit" form={formId} variant="primary" isLoading={saving.isPending}>
            {t('queue.noteSave')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4 pt-2">
        <Field label={t('queue.noteLabel')} error={isMissing ? t('queue.noteMissing') : undefined}>
          <TextArea name="text" rows={4} maxLength={textLimits.note} />
        </Field>
        {saving.error ? (
          <div role="alert">
            <FieldError>{errorText(saving.error, t)}</FieldError>
          </div>
        ) : null}
      </form>
    </Dialog>
  );
}
