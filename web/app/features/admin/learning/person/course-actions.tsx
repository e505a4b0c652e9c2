import type { PersonCourse } from '@danube/contract/learning/learning-admin.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../../lib/api.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { ReasonDialog } from '../../people/reason-dialog.tsx';

export type Student = { readonly id: string; readonly name: string };

type ResetProgressProps = { course: PersonCourse['course']; student: Student };

/** Lets someone start a course over. */
export function ResetProgress({ course, student }: ResetProgressProps) {
  const t = useTexts('students');
  const refetch = useRefetch();
  const { title } = course;
  const { name } = student;

  async function reset(reason: string) {
    await queries.learningAdmin.resetProgress.call({
      userId: student.id,
      course: course.id,
      reason,
    });
    showToast({ kind: 'success', title: t('students.reset.done', { name, title }) });
    refetch();
  }

  return (
    <ReasonDialog
      trigger={
        <Button size="small" variant="quiet" aria-label={t('students.reset.of', { title })}>
          {t('students.reset.label')}
        </Button>
      }
      title={t('students.reset.title', { name, title })}
      description={t('students.reset.text', { name })}
      confirmLabel={t('students.reset.label')}
      isDanger
      onSubmit={reset}
    />
  );
}

const revoke = {
  label: 'students.revoke.label',
  of: 'students.revoke.of',
  title: 'students.revoke.title',
  text: 'students.revoke.text',
  done: 'students.revoke.done',
  isDanger: true,
  call: queries.learningAdmin.revokeCertificate.call,
} as const;

const restore = {
  label: 'students.restore.label',
  of: 'students.restore.of',
  title: 'students.restore.title',
  text: 'students.restore.text',
  done: 'students.restore.done',
  isDanger: false,
  call: queries.learningAdmin.restoreCertificate.call,
} as const;

export type CertificateActionProps = {
  certificate: NonNullable<PersonCourse['certificate']>;
  student: Student;
};

/** Revokes a valid certificate, or restores a revoked one. */
export function CertificateAction({ certificate, student }: CertificateActionProps) {
  const t = useTexts('students');
  const refetch = useRefetch();
  const act = certificate.isRevoked ? restore : revoke;
  // The action chosen when the dialog opened, even if a refetch would change it.
  const [opened, setOpened] = useState<typeof act>();
  const shown = opened ?? act;
  const { code, number } = certificate;
  const { name } = student;

  async function run(reason: string) {
    await shown.call({ code, reason });
    showToast({ kind: 'success', title: t(shown.done, { number }) });
    refetch();
  }

  return (
    <ReasonDialog
      trigger={
        <Button size="small" variant="quiet" aria-label={t(act.of, { number })}>
          {t(act.label)}
        </Button>
      }
      title={t(shown.title, { number })}
      description={t(shown.text, { name })}
      confirmLabel={t(shown.label)}
      isDanger={shown.isDanger}
      onSubmit={run}
      onOpenChange={(isOpen) => setOpened(isOpen ? act : undefined)}
    />
  );
}

/** After an action: refetches the progress and the log. */
export function useRefetch(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: queries.learningAdmin.key() });
    void queryClient.invalidateQueries({ queryKey: queries.audit.key() });
  };
}
