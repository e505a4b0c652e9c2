import { useState } from 'react';
import { queries } from '../../../../lib/api.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { ReasonDialog } from '../../people/reason-dialog.tsx';
import { type CertificateActionProps, useRefetch } from './course-actions.tsx';

const maxNameLength = 120;

/** Replaces a certificate by one with another name, by default the account's current one. */
export function CorrectName({ certificate, student }: CertificateActionProps) {
  const t = useTexts('students');
  const refetch = useRefetch();
  const { code, number } = certificate;
  const [holder, setHolder] = useState(student.name);
  const [isMissing, setMissing] = useState(false);

  async function correct(reason: string) {
    const input = { code, holder: holder.trim(), reason };
    const { isReplaced } = await queries.learningAdmin.correctCertificate.call(input);
    showToast(
      isReplaced
        ? { kind: 'success', title: t('students.correct.done', { number }) }
        : { kind: 'neutral', title: t('students.correct.same') },
    );
    refetch();
  }

  return (
    <ReasonDialog
      trigger={
        <Button size="small" variant="quiet" aria-label={t('students.correct.of', { number })}>
          {t('students.correct.label')}
        </Button>
      }
      title={t('students.correct.title', { number })}
      description={t('students.correct.text', { name: student.name })}
      confirmLabel={t('students.correct.label')}
      isDirty={holder !== student.name}
      validate={() => {
        setMissing(holder.trim() === '');
        return holder.trim() !== '';
      }}
      onSubmit={correct}
      onOpenChange={() => {
        setHolder(student.name);
        setMissing(false);
      }}
    >
      <Field
        label={t('students.correct.name')}
        error={isMissing ? t('students.correct.missing') : undefined}
      >
        <TextInput
          name="holder"
          maxLength={maxNameLength}
          value={holder}
          onChange={({ currentTarget }) => {
            setHolder(currentTarget.value);
            setMissing(false);
          }}
        />
      </Field>
    </ReasonDialog>
  );
}
