import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { useId } from 'react';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { EncodedVideo } from './upload/encoded-video.tsx';
import { UploadFields } from './upload/upload-fields.tsx';
import { UploadProgress } from './upload/upload-progress.tsx';
import { type UploadVideo, useUploadVideo } from './upload/use-upload-video.ts';

type UploadVideoDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called as soon as the file is uploaded; it may still be checked and encoded then. */
  onUploaded?: (video: ManagedVideo) => void;
  /** Gets the focus back. */
  opener?: HTMLElement | null;
};

/**
 * Creates a video from a file. It stays mounted while closed: a running upload continues, and
 * reopening shows its progress.
 */
export function UploadVideoDialog(props: UploadVideoDialogProps) {
  const { isOpen, onOpenChange, onUploaded, opener = null } = props;
  const t = useTexts('videos');
  const lang = useFallbackLang('videos');
  const formId = useId();
  const upload = useUploadVideo(onUploaded);

  function close(next: boolean): void {
    // After completion, the next opening starts over.
    if (!next && upload.video) upload.reset();
    onOpenChange(next);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      opener={opener}
      lang={lang}
      size="medium"
      title={t('videos.upload.title')}
      description={t('videos.upload.text')}
      actions={<DialogActions upload={upload} formId={formId} />}
    >
      <Step upload={upload} formId={formId} />
    </Dialog>
  );
}

type PartProps = { upload: UploadVideo; formId: string };

function Step({ upload, formId }: PartProps) {
  if (upload.video) return <EncodedVideo id={upload.video.id} />;
  if (upload.isSent) return <UploadProgress upload={upload} />;
  return (
    <Form
      id={formId}
      submitError={upload.attempts}
      onSubmit={upload.submit}
      className="grid gap-5 pt-2"
    >
      <UploadFields upload={upload} />
    </Form>
  );
}

function DialogActions({ upload, formId }: PartProps) {
  const t = useTexts('admin', 'ui', 'videos');
  if (upload.video) {
    return (
      <>
        <Button variant="quiet" onClick={upload.reset}>
          {t('videos.upload.next')}
        </Button>
        <OverlayClose asChild>
          <Button>{t('ui.close')}</Button>
        </OverlayClose>
      </>
    );
  }
  if (upload.isSent) {
    return (
      <OverlayClose asChild>
        <Button>{t('ui.close')}</Button>
      </OverlayClose>
    );
  }
  return (
    <>
      <OverlayClose asChild>
        <Button variant="quiet">{t('ui.cancel')}</Button>
      </OverlayClose>
      <Button type="submit" form={formId} variant="primary">
        {t('videos.upload.send')}
      </Button>
    </>
  );
}
