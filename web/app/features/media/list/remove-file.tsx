import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { failureText } from './act-failure.ts';
import type { FileRow } from './file-row.ts';
import { readFilesAnew } from './files-query.ts';

/** Removes a file, once it has been asked whether that is meant. */
export function RemoveFile({ file, onRemoved }: { file: FileRow; onRemoved: () => void }) {
  const t = useTexts('admin', 'media');
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const remove = useMutation({
    ...queries.media.remove.mutationOptions(),
    async onSuccess() {
      setIsOpen(false);
      onRemoved();
      showToast({ kind: 'success', title: t('media.remove.done'), text: file.name });
      await readFilesAnew(queryClient);
      focusContent();
    },
    // Somebody may have put it to use meanwhile; the list then says where.
    onError: () => readFilesAnew(queryClient),
  });
  return (
    <Dialog
      trigger={
        <Button variant="quiet">
          <Trash2 aria-hidden="true" />
          {t('media.remove.action')}
        </Button>
      }
      title={t('media.remove.title')}
      description={t('media.remove.text', { name: file.name })}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (remove.isPending) return;
        remove.reset();
        setIsOpen(next);
      }}
      actions={
        <>
          <OverlayClose asChild>
            <Button variant="quiet">{t('admin.cancel')}</Button>
          </OverlayClose>
          <Button
            variant="danger"
            isLoading={remove.isPending}
            onClick={() => remove.mutate({ fileId: file.id })}
          >
            {t('media.remove.confirm')}
          </Button>
        </>
      }
    >
      {remove.error ? (
        <div role="alert">
          <FieldError>{failureText(remove.error, t)}</FieldError>
        </div>
      ) : null}
    </Dialog>
  );
}

/** The row that would take the focus back goes away; without this the keyboard began at the top. */
function focusContent(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
