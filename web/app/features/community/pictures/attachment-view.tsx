import { maxPictureAlt } from '@danube/contract/community/picture-limits.ts';
import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { Attachment, useAttachment } from './use-attachment.ts';

type AttachmentViewProps = {
  attachment: Attachment;
  acts: Pick<ReturnType<typeof useAttachment>, 'describe' | 'retry' | 'discard'>;
  /** Gets the focus, because retrying and removing take away the button that had it. */
  field: RefObject<HTMLTextAreaElement | null>;
};

/**
 * The chosen picture above the message field, with its progress, description and a remove button.
 */
export function AttachmentView({ attachment, acts, field }: AttachmentViewProps) {
  const t = useTexts('chat');
  const { fault, error, previewUrl, alt } = attachment;
  const thenFocus = (act: () => void) => () => {
    act();
    field.current?.focus();
  };
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-start gap-3 border-b border-rule p-3">
      {fault === 'wrongType' ? (
        <span className="size-18 rounded-sm bg-sunk" />
      ) : (
        <img src={previewUrl} alt="" className="size-18 rounded-sm bg-sunk object-cover" />
      )}
      <div className="grid gap-2">
        {fault ? (
          <p role="alert" className="text-sm text-fall">
            {t(`chat.picture.faults.${fault}`)}
          </p>
        ) : null}
        {error ? (
          <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <p className="text-fall">
              <b className="font-semibold">{t('chat.picture.failed')}</b> {errorText(error, t)}
            </p>
            <Button size="small" onClick={thenFocus(acts.retry)}>
              {t('chat.message.retry')}
            </Button>
          </div>
        ) : null}
        {fault || error ? null : (
          <>
            <Field label={t('chat.picture.alt')} help={t('chat.picture.altHelp')}>
              <TextInput
                value={alt}
                maxLength={maxPictureAlt}
                onChange={({ target }) => acts.describe(target.value)}
              />
            </Field>
            <UploadState attachment={attachment} />
          </>
        )}
      </div>
      <IconButton label={t('chat.picture.remove')} onClick={thenFocus(acts.discard)}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function UploadState({ attachment: { uploaded, progress } }: { attachment: Attachment }) {
  const t = useTexts('chat');
  if (uploaded) {
    return (
      <p role="status" className="type-small">
        {t('chat.picture.ready')}
      </p>
    );
  }
  const percent = Math.round(progress * 100);
  const words =
    progress < 1
      ? t('chat.picture.uploading', { percent: String(percent) })
      : t('chat.picture.checking');
  return (
    <div className="grid gap-1.5">
      <p className="type-small">{words}</p>
      <Progress kind="thin" label={words} value={percent} max={100} />
    </div>
  );
}
