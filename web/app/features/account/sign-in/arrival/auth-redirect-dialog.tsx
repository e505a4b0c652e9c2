import { useState } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../../ui/dialog.tsx';

type ArrivalDialogProps = {
  title: string;
  text: string;
  /** The next step. */
  action: { label: string; path: string };
};

/** One result to show on arrival, with the next step; stays open until it is closed. */
export function AuthRedirectDialog({ title, text, action }: ArrivalDialogProps) {
  const t = useTexts('ui');
  const localPath = useLocalPath();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={title}
      description={text}
      actions={
        <>
          <OverlayClose asChild>
            <Button>{t('ui.close')}</Button>
          </OverlayClose>
          <OverlayClose asChild>
            <Button asChild variant="primary">
              <Link to={localPath(action.path)}>{action.label}</Link>
            </Button>
          </OverlayClose>
        </>
      }
    />
  );
}
