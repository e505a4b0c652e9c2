import type { StoredFile } from '@danube/contract/media/media.schemas.ts';
import { useRef } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { isPicture } from './files/file-rules.ts';
import { rejectionText } from './files/file-texts.ts';
import { FileThumbnail } from './files/file-thumbnail.tsx';
import { useFileFormat } from './files/use-file-format.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';

type ChosenFileProps = {
  file: StoredFile;
  onReplace: () => void;
  onRemove: () => void;
  takesFocus: boolean;
};

/** The file of a field. */
export function ChosenFile({ file, onReplace, onRemove, takesFocus }: ChosenFileProps) {
  const replace = useRef<HTMLButtonElement>(null);
  useFocusOnMount(replace, takesFocus);
  const t = useTexts('media');
  const { name } = file;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-rule bg-surface p-3">
      <div className="flex min-w-0 flex-1 basis-56 items-center gap-4">
        <FileThumbnail file={file} size={isPicture(file.purpose) ? 'large' : 'small'} />
        <div className="grid min-w-0 gap-0.5">
          <p className="truncate text-sm font-[560]" title={name}>
            {name}
          </p>
          <FileState file={file} />
        </div>
      </div>
      <div className="flex flex-wrap gap-1">
        <Button
          ref={replace}
          size="small"
          onClick={onReplace}
          aria-label={t('media.field.replaceOf', { name })}
        >
          {t('media.field.replace')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={onRemove}
          aria-label={t('media.field.removeOf', { name })}
        >
          {t('media.field.remove')}
        </Button>
      </div>
    </div>
  );
}

function FileState({ file }: { file: StoredFile }) {
  const t = useTexts('media');
  const words = useFileFormat();
  switch (file.state) {
    case 'uploading':
    case 'checking':
      return (
        <p role="status" className="type-small flex items-center gap-2">
          <Spinner className="size-4" />
          {t(file.state === 'checking' ? 'media.upload.checking' : 'media.states.uploading')}
        </p>
      );
    case 'refused':
      return <FieldError>{t(rejectionText(file))}</FieldError>;
    case 'ready':
      return <p className="type-small tabular">{words.facts(file)}</p>;
  }
}
