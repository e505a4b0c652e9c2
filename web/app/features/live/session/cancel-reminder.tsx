import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import type { useRegistrationActions } from './use-registration-actions.ts';

type CancelReminderProps = {
  acts: Pick<ReturnType<typeof useRegistrationActions>, 'isLeaving' | 'stopReminder'>;
  size?: 'small';
  /** For lists, where several buttons have the same text. */
  label?: string;
};

/** Without a question: no place is given up, and a click on the session's page brings it back. */
export function CancelReminder({ acts, size, label }: CancelReminderProps) {
  const t = useTexts('session');
  return (
    <Button
      size={size}
      variant="quiet"
      aria-label={label}
      isLoading={acts.isLeaving}
      onClick={acts.stopReminder}
    >
      {t('session.unremind')}
    </Button>
  );
}
