import type { StoredFile } from '@danube/contract/media/media.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { queries } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import type { Translate } from '../../../../lib/text-keys.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../../ui/dialog.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { editorPath } from '../../kit/item-kinds.ts';
import { FileField } from '../../media/file-field.tsx';
import { invalidateLists } from '../catalogue-queries.ts';

/** Creates a draft from an exported course. */
export function ImportCourse() {
  const t = useTexts('editor');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      trigger={
        <Button size="small">
          <Upload aria-hidden="true" />
          {t('editor.import.open')}
        </Button>
      }
      title={t('editor.import.open')}
      description={t('editor.import.description')}
      size="medium"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <ImportForm />
    </Dialog>
  );
}

function ImportForm() {
  const t = useTexts('editor');
  const { file, choose, failure, isBusy, run } = useImport();
  return (
    <div className="grid gap-4 pt-2">
      <FileField label={t('editor.import.file')} purpose="course" file={file} onChange={choose} />
      {failure ? (
        <div role="alert">
          <FieldError>{failure}</FieldError>
        </div>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        <OverlayClose asChild>
          <Button variant="quiet">{t('ui.cancel')}</Button>
        </OverlayClose>
        <Button variant="primary" isLoading={isBusy} onClick={run}>
          {t('editor.import.confirm')}
        </Button>
      </div>
    </div>
  );
}

function useImport() {
  const t = useTexts('editor');
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const queryClient = useQueryClient();
  const [file, setFile] = useState<StoredFile | null>(null);
  const [reason, setReason] = useState<string>();
  const importing = useMutation({
    ...queries.catalogueAdmin.importCourse.mutationOptions(),
    async onSuccess({ draft }) {
      invalidateLists(queryClient);
      showToast({ kind: 'success', title: t('editor.import.done') });
      await navigate(localPath(editorPath('course', draft.slug)));
    },
  });
  return {
    file,
    failure: reason ?? (importing.error ? errorText(importing.error, t, importTexts) : undefined),
    isBusy: importing.isPending,
    run() {
      const missing = importBlockedReason(file, t);
      setReason(missing);
      if (file && !missing) importing.mutate({ file: file.id });
    },
    choose(next: StoredFile | null) {
      setFile(next);
      setReason(undefined);
      importing.reset();
    },
  };
}

function importBlockedReason(file: StoredFile | null, t: Translate): string | undefined {
  if (!file || file.state === 'refused') return t('editor.import.fileMissing');
  return file.state === 'ready' ? undefined : t('editor.import.fileChecking');
}

// Here the slug comes from the file, not from a field.
const importTexts = { SLUG_TAKEN: 'editor.import.slugTaken' } as const;
