import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../../ui/dialog.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { fileErrorTexts } from '../files/file-texts.ts';
import { useFileFormat } from '../files/use-file-format.ts';
import { orphansQuery, refetchFiles } from './files-query.ts';

/** Removes unused files, after showing how many there are. */
export function RemoveOrphans() {
  const t = useTexts('admin', 'media');
  const words = useFileFormat();
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const orphans = useQuery({ ...orphansQuery(queries), enabled: isOpen, staleTime: 0 });
  const remove = useMutation({
    ...queries.media.removeOrphans.mutationOptions(),
    onSuccess({ removed, bytes }) {
      setIsOpen(false);
      showToast({
        kind: 'success',
        title: t('media.orphans.done', { count: removed, size: words.bytes(bytes) }),
      });
      return refetchFiles(queryClient);
    },
  });
  const isSomething = Boolean(orphans.data && orphans.data.total > 0 && !orphans.isFetching);
  return (
    <Dialog
      trigger={
        <Button size="small" variant="quiet">
          {t('media.orphans.action')}
        </Button>
      }
      title={t('media.orphans.title')}
      description={<OrphansText orphans={orphans} />}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (remove.isPending) return;
        remove.reset();
        setIsOpen(next);
      }}
      actions={
        <>
          <OverlayClose asChild>
            <Button variant="quiet">{t('ui.cancel')}</Button>
          </OverlayClose>
          {isSomething ? (
            <Button
              variant="danger"
              isLoading={remove.isPending}
              onClick={() => remove.mutate(undefined)}
            >
              {t('media.orphans.confirm')}
            </Button>
          ) : null}
        </>
      }
    >
      {remove.error ? (
        <div role="alert">
          <FieldError>{errorText(remove.error, t, fileErrorTexts)}</FieldError>
        </div>
      ) : null}
    </Dialog>
  );
}

type Orphans = { data: { total: number; totalBytes: number } | undefined; isFetching: boolean };

function OrphansText({ orphans: { data, isFetching } }: { orphans: Orphans }) {
  const t = useTexts('media');
  const words = useFileFormat();
  if (isFetching) return t('media.orphans.counting');
  if (!data) return t('media.orphans.notCounted');
  if (data.total === 0) return t('media.orphans.none');
  return t('media.orphans.text', { count: data.total, size: words.bytes(data.totalBytes) });
}
