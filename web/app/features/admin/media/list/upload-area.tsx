import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { DropArea } from '../drop-area.tsx';
import { findFileError, guessPurpose } from '../files/file-rules.ts';
import type { QueuedUpload, UploadQueue } from '../transfer/upload-queue.ts';
import type { UploadState } from '../transfer/upload-session.ts';
import { UploadRow } from '../upload-row.tsx';
import { useUploadState } from '../use-upload-state.ts';
import { refetchFiles } from './files-query.ts';

/** Takes several files at once and shows their progress. */
export function UploadArea({ queue }: { queue: UploadQueue }) {
  const t = useTexts('media');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.getUploads, queue.getUploads);

  function add(files: readonly File[]): void {
    const found = files.length === 0 ? [t('media.noFile')] : [];
    for (const file of files) {
      const { name } = file;
      const purpose = guessPurpose(name);
      const fault = purpose ? findFileError(file, purpose) : null;
      if (!purpose) found.push(t('media.files.unknownType', { name }));
      else if (fault) found.push(t('media.files.fault', { name, fault: t(fault) }));
      else queue.add(file, purpose);
    }
    setFaults(found);
  }

  return (
    <section aria-labelledby="upload-area" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="upload-area" className="type-h4">
          {t('media.files.add')}
        </h2>
        <p className="type-small">{t('media.files.addText')}</p>
      </div>
      <DropArea
        chooseLabel={t('media.files.choose')}
        dropText={t('media.files.drop')}
        overText={t('media.files.dropHere')}
        isMultiple
        onFiles={add}
        isInvalid={faults.length > 0}
      />
      {faults.length > 0 ? (
        <div role="alert">
          <ul className="grid gap-1">
            {faults.map((fault) => (
              <li key={fault}>
                <FieldError>{fault}</FieldError>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {uploads.length > 0 ? <Uploads queue={queue} uploads={uploads} /> : null}
    </section>
  );
}

type UploadsProps = { queue: UploadQueue; uploads: readonly QueuedUpload[] };

function Uploads({ queue, uploads }: UploadsProps) {
  const t = useTexts('media');
  const finished = uploads.filter(({ session }) => isFinished(session.getState().step));
  return (
    <div className="grid gap-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <h3 className="text-sm font-[560]">{t('media.files.queue')}</h3>
        {finished.length > 0 ? (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              for (const { id } of finished) queue.dismiss(id);
            }}
          >
            {t('media.files.clear')}
          </Button>
        ) : null}
      </div>
      <ul className="border-t border-rule">
        {uploads.map((upload) => (
          <li key={upload.id} className="border-b border-rule pt-1 pb-3">
            <QueueRow upload={upload} queue={queue} />
          </li>
        ))}
      </ul>
      <p className="type-small">{t('media.files.resumable')}</p>
    </div>
  );
}

function isFinished(step: UploadState['step']): boolean {
  return step === 'ready' || step === 'refused';
}

function QueueRow({ upload, queue }: { upload: QueuedUpload; queue: UploadQueue }) {
  const { step } = useUploadState(upload.session);
  const queryClient = useQueryClient();
  const refetch = useEffectEvent(() => void refetchFiles(queryClient));
  // Refetches the list below with every step: uploaded, being checked, ready.
  useEffect(() => {
    if (step !== 'queued' && step !== 'paused') refetch();
  }, [step]);
  return <UploadRow session={upload.session} onDismiss={() => queue.dismiss(upload.id)} />;
}
