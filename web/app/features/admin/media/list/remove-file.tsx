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

/** Removes a file, once it has been asked whether that is meant. */
export function RemoveFile({ file, onRemoved }: { file: FileRow; onRemoved: () => void }) {
  const t = useTexts('media');
  const queryClient = useQueryClient();
  const remove = useMutation({
    ...queries.media.remove.mutationOptions(),
    async onSuccess() {
      // The question goes away with what it stands in.
      onRemoved();
      showToast({ kind: 'success', title: t('media.remove.done'), text: file.name });
      await refetchFiles(queryClient);
      focusContent();
    },
    // Someone may have put it to use meanwhile; the list then says where.
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
      act={() => remove.mutateAsync({ fileId: file.id })}
    />
  );
}

/** The row that would take the focus back goes away; without this the keyboard began at the top. */
function focusContent(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
