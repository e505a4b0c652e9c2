import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { queries } from '../../../../lib/api.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { fileErrorTexts } from '../files/file-texts.ts';
import type { FileRow } from './file-row.ts';
import { refetchFiles } from './files-query.ts';

/** Removes a file after confirmation. */
export function RemoveFile({ file, onRemoved }: { file: FileRow; onRemoved: () => void }) {
  const t = useTexts('media');
  const queryClient = useQueryClient();
  const remove = useMutation({
    ...queries.media.remove.mutationOptions(),
    async onSuccess() {
      // Unmounts this dialog too.
      onRemoved();
      showToast({ kind: 'success', title: t('media.remove.done'), text: file.name });
      await refetchFiles(queryClient);
      focusContent();
    },
    // It may be in use by now; the list then says where.
    onError: () => refetchFiles(queryClient),
  });
  return (
    <ConfirmDialog
      trigger={
        <Button variant="quiet">
          <Trash2 aria-hidden="true" />
          {t('media.remove.action')}
        </Button>
      }
      title={t('media.remove.title')}
      text={t('media.remove.text', { name: file.name })}
      confirmLabel={t('media.remove.confirm')}
      isDanger
      errorTexts={fileErrorTexts}
      onConfirm={() => remove.mutateAsync({ fileId: file.id })}
    />
  );
}

/**
 * The row that would get the focus back disappears; without this the focus would start at the top.
 */
function focusContent(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
