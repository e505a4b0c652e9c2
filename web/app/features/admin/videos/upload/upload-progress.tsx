import { RotateCw } from 'lucide-react';
import { errorText } from '../../../../lib/error-texts.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { UploadRow } from '../../media/upload-row.tsx';
import type { UploadVideo } from './use-upload-video.ts';

/** The upload, until the server has created a video from it. */
export function UploadProgress({ upload }: { upload: UploadVideo }) {
  const t = useTexts('videos');
  const { session, state } = upload.film;
  if (!session || !state) return null;
  const hasFailed = state.step === 'failed' || state.step === 'refused';
  return (
    <div className="grid gap-4 pt-2">
      {hasFailed ? <p className="type-h4">{t('videos.upload.failed')}</p> : null}
      <div className="rounded-md border border-rule bg-surface py-1 ps-4 pe-1 pb-3.5">
        <UploadRow session={session} onDismiss={upload.giveUp} />
      </div>
      {state.step === 'failed' ? (
        <RetryCreation onAgain={() => void session.start()} isLoading={false} />
      ) : null}
      {state.step === 'refused' ? (
        <Button className="justify-self-start" onClick={upload.giveUp}>
          {t('videos.upload.another')}
        </Button>
      ) : null}
      {upload.film.fileId ? <Creation upload={upload} /> : null}
      {hasFailed ? null : <p className="type-small">{t('videos.upload.background')}</p>}
    </div>
  );
}

const creationTexts = { SLUG_TAKEN: 'videos.failures.slugTaken' } as const;

function Creation({ upload }: { upload: UploadVideo }) {
  const t = useTexts('admin', 'videos');
  if (!upload.creationError) {
    return (
      <p role="status" className="type-small flex items-center gap-2">
        <Spinner className="size-4" />
        {t('videos.upload.saving')}
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      <div role="alert" className="grid gap-1">
        <p className="text-sm font-[560]">{t('videos.upload.notSaved')}</p>
        <FieldError>{errorText(upload.creationError, t, creationTexts)}</FieldError>
      </div>
      <RetryCreation onAgain={upload.createAgain} isLoading={upload.isCreating} />
    </div>
  );
}

function RetryCreation({ onAgain, isLoading }: { onAgain: () => void; isLoading: boolean }) {
  const t = useTexts('videos');
  return (
    <Button className="justify-self-start" onClick={onAgain} isLoading={isLoading}>
      <RotateCw aria-hidden="true" />
      {t('ui.retry')}
    </Button>
  );
}
