import { isLanguageCode, languages } from '@danube/contract/locale.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import type { VideoFormState } from './use-video-form.ts';
import { type FormError, isEmpty } from './video-form.ts';

/** Title, description and chapters, in one language at a time. */
export function TextFields({ state }: { state: VideoFormState }) {
  const t = useTexts('videos');
  const { language, words, writeWords } = state;
  const fault = (field: FormError['field']) =>
    state.faults.find(
      (one) => one.field === field && 'language' in one && one.language === language,
    );
  return (
    <>
      <LanguageSelect state={state} />
      <Field
        label={t('videos.edit.title')}
        error={fault('title') ? t('videos.edit.titleMissing') : undefined}
      >
        <TextInput
          lang={language}
          value={words.title}
          maxLength={140}
          autoComplete="off"
          onChange={(event) => writeWords({ title: event.currentTarget.value })}
        />
      </Field>
      <Field
        label={t('videos.edit.description')}
        isOptional
        error={fault('description') ? t('videos.edit.descriptionLong') : undefined}
      >
        <TextArea
          lang={language}
          value={words.description}
          rows={5}
          onChange={(event) => writeWords({ description: event.currentTarget.value })}
        />
      </Field>
      <Field
        label={t('videos.edit.chapters')}
        isOptional
        help={t('videos.edit.chaptersHelp')}
        error={chapterError(fault('chapters'), t)}
      >
        <TextArea
          lang={language}
          value={words.chapters}
          rows={5}
          spellCheck={false}
          className="tabular"
          onChange={(event) => writeWords({ chapters: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}

function LanguageSelect({ state }: { state: VideoFormState }) {
  const t = useTexts('videos');
  const { form, video, language, setLanguage } = state;
  function nameOf({ code, nativeName }: (typeof languages)[number]): string {
    if (code === video.language) return t('videos.edit.original', { language: nativeName });
    if (isEmpty(form.words[code])) return nativeName;
    return t('videos.edit.withWords', { language: nativeName });
  }
  return (
    <Field label={t('videos.edit.language')} className="sm:max-w-72">
      <Select
        value={language}
        onChange={(event) => {
          const next = event.currentTarget.value;
          if (isLanguageCode(next)) setLanguage(next);
        }}
      >
        {languages.map((one) => (
          <option key={one.code} value={one.code}>
            {nameOf(one)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function chapterError(
  fault: FormError | undefined,
  t: ReturnType<typeof useTexts>,
): string | undefined {
  if (fault?.field !== 'chapters') return undefined;
  return fault.line === null
    ? t('videos.edit.chaptersMany')
    : t('videos.edit.chapterWrong', { line: fault.line });
}
