import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type UnansweredDialogProps = {
  /** Indexes of the unanswered questions. */
  open: readonly number[];
  isOpen: boolean;
  onClose: () => void;
  onBack: (place: number) => void;
  onHandIn: () => void;
};

/** Asks for confirmation before submitting an incomplete attempt. */
export function UnansweredDialog({
  open,
  isOpen,
  onClose,
  onBack,
  onHandIn,
}: UnansweredDialogProps) {
  const t = useTexts('quiz');
  const [first = 0] = open;
  const closeAnd = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => (isStillOpen ? undefined : onClose())}
      title={t('quiz.ask.title')}
      description={t('quiz.ask.text', { count: open.length })}
      actions={
        <>
          <Button className="max-sm:grow" onClick={closeAnd(onHandIn)}>
            {t('quiz.ask.handIn')}
          </Button>
          <Button variant="primary" className="max-sm:grow" onClick={closeAnd(() => onBack(first))}>
            {t('quiz.ask.back', { number: first + 1 })}
          </Button>
        </>
      }
    />
  );
}
