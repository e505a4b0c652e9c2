import type { RevisionRow } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../../lib/api.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { invalidateLists } from '../catalogue-queries.ts';
import { useEditor } from '../editor/use-editor.tsx';

/** Restores a version as the draft, after saving pending edits so that they stay in the history. */
export function Restore({ row: { number: revision, version, madeAt } }: { row: RevisionRow }) {
  const t = useTexts('editor');
  const format = useFormat();
  const queryClient = useQueryClient();
  const { edition, autosave } = useEditor();
  const number = format.number(version);
  return (
    <ConfirmDialog
      trigger={
        <Button size="small" aria-label={t('editor.history.restoreOf', { number })}>
          {t('editor.history.restore')}
        </Button>
      }
      title={t('editor.history.restoreTitle', { number })}
      text={t('editor.history.restoreText', { at: format.date(madeAt, 'moment') })}
      confirmLabel={t('editor.history.restore')}
      onConfirm={async () => {
        const isDone = await autosave.run((latest) =>
          queries.catalogueAdmin.restore.call({
            id: edition.id,
            number: revision,
            revision: latest,
          }),
        );
        if (!isDone) throw new Error('The last changes could not be saved');
        invalidateLists(queryClient);
        showToast({ kind: 'success', title: t('editor.history.restored', { number }) });
      }}
    />
  );
}
