import type { LanguageCode } from '@danube/contract/locale.ts';
import { Film } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { formatBytes } from '../../../../lib/format-bytes.ts';
import { nativeName } from '../../../../lib/native-name.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Field, FieldError } from '../../../../ui/field.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { DropArea } from '../../media/drop-area.tsx';
import { ShowField } from '../show-field.tsx';
import { acceptedVideos } from '../upload-rules.ts';
import type { UploadVideo } from './use-upload-video.ts';

/** The file, its texts, and when the landing page shows it. */
export function UploadFields({ upload }: { upload: UploadVideo }) {
  const t = useTexts('videos');
  const { values, setValues, wrong } = upload;
  return (
    <>
      <VideoField upload={upload} />
      <Field
        label={t('videos.edit.title')}
        error={wrong.includes('title') ? t('videos.upload.nameMissing') : undefined}
      >
        <TextInput
          value={values.title}
          maxLength={140}
          required
          autoComplete="off"
          onChange={(event) => setValues({ title: event.currentTarget.value })}
        />
      </Field>
      <Field
        label={t('videos.edit.description')}
        isOptional
        help={t('videos.upload.wordsIn', { language: nativeName(upload.language) })}
      >
        <TextArea
          value={values.description}
          maxLength={2_000}
          rows={3}
          onChange={(event) => setValues({ description: event.currentTarget.value })}
        />
      </Field>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <ShowField value={values.show} onChange={(show) => setValues({ show })} />
        {values.show === 'quickie' ? <DayField upload={upload} /> : null}
      </div>
      {values.show === 'quickie' ? (
        <Checkbox
          label={t('videos.upload.active')}
          help={t('videos.upload.activeHelp')}
          checked={values.isActive}
          onChange={(event) => setValues({ isActive: event.currentTarget.checked })}
        />
      ) : null}
    </>
  );
}

function VideoField({ upload }: { upload: UploadVideo }) {
  const t = useTexts('media', 'videos');
  const id = useId();
  const { file, fault, choose } = upload;
  // The clicked button disappears with the selection, so the focus moves to its replacement.
  const [wasCleared, setWasCleared] = useState(false);

  function clear(): void {
    setWasCleared(true);
    upload.clearFile();
  }

  return (
    <fieldset className="grid min-w-0 content-start gap-1.5">
      <legend className="mb-1.5 text-sm leading-snug font-[560]">{t('videos.file.title')}</legend>
      {file ? (
        <ChosenUpload file={file} language={upload.language} onClear={clear} />
      ) : (
        <DropArea
          chooseLabel={t('media.field.choose')}
          dropText={t('media.field.drop')}
          overText={t('media.field.dropHere')}
          accept={acceptedVideos}
          onFiles={([chosen]) => choose(chosen ?? null)}
          describedBy={`${id}-help`}
          isInvalid={fault !== null}
          takesFocus={wasCleared}
        />
      )}
      {fault ? (
        <div role="alert">
          <FieldError>{t(fault)}</FieldError>
        </div>
      ) : null}
      <p id={`${id}-help`} className="type-small">
        {t('media.formats.video')}
      </p>
    </fieldset>
  );
}

type ChosenUploadProps = { file: File; language: LanguageCode; onClear: () => void };

function ChosenUpload({ file, language, onClear }: ChosenUploadProps) {
  const t = useTexts('videos');
  const another = useRef<HTMLButtonElement>(null);
  useEffect(() => another.current?.focus(), []);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-rule bg-surface p-3">
      <Film aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
      <p role="status" className="grid min-w-0 flex-1 basis-40">
        <span className="truncate text-sm font-[560]" title={file.name}>
          {file.name}
        </span>
        <span className="type-small tabular">{formatBytes(file.size, language)}</span>
      </p>
      <Button ref={another} size="small" onClick={onClear}>
        {t('videos.upload.another')}
      </Button>
    </div>
  );
}

function DayField({ upload }: { upload: UploadVideo }) {
  const t = useTexts('videos');
  const { values, setValues, wrong, isDayTaken } = upload;
  const dayError = wrong.includes('day') ? t('videos.upload.dayWrong') : undefined;
  return (
    <Field
      label={t('videos.upload.day')}
      isOptional
      help={t('videos.upload.dayHelp')}
      error={isDayTaken ? t('videos.failures.dayTaken') : dayError}
    >
      <TextInput
        type="date"
        value={values.day}
        onChange={(event) => setValues({ day: event.currentTarget.value })}
      />
    </Field>
  );
}
