import type { FilePurpose, StoredFile } from '@danube/contract/media/media.schemas.ts';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { DropArea } from './drop-area.tsx';
import { FilePicker } from './file-picker.tsx';
import { acceptOf, fileRules, findFileError } from './files/file-rules.ts';
import { UploadRow } from './upload-row.tsx';
import { useFieldUpload } from './use-field-upload.ts';
import { useReadyFile } from './use-ready-file.ts';

type FileFieldProps = {
  label: string;
  /** Decides which files are accepted. */
  purpose: FilePurpose;
  file: StoredFile | null;
  /** Only called once a file is ready. */
  onChange: (file: StoredFile | null) => void;
  /**
   * For owners that reference a file while it is being checked: called once it is fully uploaded,
   * even if the field is unmounted by then. The owner polls the check.
   */
  onSent?: (file: StoredFile) => void;
  /** A file that was pasted or dropped elsewhere, sent when the field appears. */
  given?: File | undefined;
  /** The file's purpose here; the formats are listed separately. */
  hint?: string | undefined;
  /** What is wrong with the selection. */
  error?: string | undefined;
};

/**
 * Chooses one file: from the computer, by drag and drop, or from the stored ones. An upload
 * continues when the field is unmounted; without `onSent` its file is then among the stored ones.
 */
export function FileField(props: FileFieldProps) {
  const { label, purpose, file, onChange, onSent, given, hint, error } = props;
  const t = useTexts('media');
  const id = useId();
  const [fault, setFault] = useState<TextKey | null>(null);
  const [isReplacing, setIsReplacing] = useState(false);
  // The focus is only managed after an interaction with this field.
  const [wasUsed, setWasUsed] = useState(false);
  const field = useFieldUpload({ purpose, onSent, onEnd: end });
  useReadyFile(onSent ? null : file, onChange);

  function settle(isReplaced: boolean): void {
    setFault(null);
    setIsReplacing(isReplaced);
    setWasUsed(true);
  }

  function take(next: StoredFile | null): void {
    settle(false);
    onChange(next);
  }

  function end(sent: StoredFile): void {
    settle(false);
    if (!onSent) onChange(sent);
  }

  function send(files: readonly File[]): void {
    const [chosen] = files;
    const wrong = findFileError(chosen, purpose);
    setFault(wrong);
    if (chosen && !wrong) field.begin(chosen);
  }

  useGiven(given, send);

  function dismiss(): void {
    settle(isReplacing);
    field.dismiss();
  }

  const problem = fault ? t(fault) : error;
  return (
    <fieldset className="grid min-w-0 content-start gap-1.5">
      <legend className="mb-1.5 text-sm leading-snug font-[560]">{label}</legend>
      {field.session ? (
        <div className="rounded-md border border-rule bg-surface py-1 ps-4 pe-1 pb-3.5">
          <UploadRow session={field.session} onDismiss={dismiss} />
        </div>
      ) : null}
      {!field.session && file && !isReplacing ? (
        <ChosenFile
          file={file}
          onReplace={() => settle(true)}
          onRemove={() => take(null)}
          takesFocus={wasUsed}
        />
      ) : null}
      {!field.session && (!file || isReplacing) ? (
        <DropArea
          chooseLabel={t('media.field.choose')}
          dropText={t('media.field.drop')}
          overText={t('media.field.dropHere')}
          accept={acceptOf(purpose)}
          onFiles={send}
          describedBy={`${id}-help`}
          isInvalid={Boolean(problem)}
          takesFocus={wasUsed}
        >
          <FilePicker purpose={purpose} onPick={take} />
          {file ? (
            <Button size="small" variant="quiet" onClick={() => settle(false)}>
              {t('media.field.keep')}
            </Button>
          ) : null}
        </DropArea>
      ) : null}
      {problem ? (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      ) : null}
      <p id={`${id}-help`} className="type-small">
        {[hint, t(fileRules[purpose].formats)].filter(Boolean).join(' ')}
      </p>
    </fieldset>
  );
}

function useGiven(given: File | undefined, send: (files: readonly File[]) => void): void {
  const isSent = useRef(false);
  const sendOnce = useEffectEvent((file: File) => {
    if (isSent.current) return;
    isSent.current = true;
    send([file]);
  });
  useEffect(() => {
    if (given) sendOnce(given);
  }, [given]);
}
