import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Section } from '../kit/section.tsx';

/** Sends a test email and a test file through the real services. */
export function Tests() {
  const t = useTexts('environments', 'admin');
  const queryClient = useQueryClient();
  const failed = (error: unknown) => showToast({ kind: 'destructive', title: errorText(error, t) });
  const mail = useMutation({
    ...queries.environments.sendTestMail.mutationOptions(),
    onSuccess: ({ to }) =>
      showToast({ kind: 'success', title: t('environments.tests.mailSent', { to }) }),
    onError: failed,
  });
  const upload = useMutation({
    ...queries.environments.testUpload.mutationOptions(),
    onSuccess({ isWorking, message }) {
      void queryClient.invalidateQueries({ queryKey: queries.audit.key() });
      if (isWorking) showToast({ kind: 'success', title: t('environments.tests.uploadWorks') });
      else {
        const why = message ?? t('environments.states.off');
        const title = t('environments.tests.uploadFailed', { message: why });
        showToast({ kind: 'destructive', title });
      }
    },
    onError: failed,
  });
  return (
    <Section title={t('environments.tests.title')}>
      <ul className="border-t border-ink">
        <Test text={t('environments.tests.mailText')}>
          <Button size="small" isLoading={mail.isPending} onClick={() => mail.mutate({})}>
            {t('environments.tests.mail')}
          </Button>
        </Test>
        <Test text={t('environments.tests.uploadText')}>
          <Button size="small" isLoading={upload.isPending} onClick={() => upload.mutate({})}>
            {t('environments.tests.upload')}
          </Button>
        </Test>
      </ul>
    </Section>
  );
}

function Test({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-3 text-sm">
      <span className="min-w-0 flex-1 basis-56">{text}</span>
      {children}
    </li>
  );
}
