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
  const { language, words, setWords } = state;
  const errorOf = (field: FormError['field']) =>
    state.errors.find(
      (one) => one.field === field && 'language' in one && one.language === language,
    );
  return (
    <>
      <LanguageSelect state={state} />
      <Field
        label={t('videos.edit.title')}
        error={errorOf('title') ? t('videos.edit.titleMissing') : undefined}
      >
        <TextInput
          lang={language}
          value={words.title}
          maxLength={140}
          autoComplete="off"
          onChange={(event) => setWords({ title: event.currentTarget.value })}
        />
      </Field>
      <Field
        label={t('videos.edit.description')}
        isOptional
        error={errorOf('description') ? t('videos.edit.descriptionLong') : undefined}
      >
        <TextArea
          lang={language}
          value={words.description}
          rows={5}
          onChange={(event) => setWords({ description: event.currentTarget.value })}
        />
      </Field>
      <Field
        label={t('videos.edit.chapters')}
        isOptional
        help={t('videos.edit.chaptersHelp')}
        error={chapterError(errorOf('chapters'), t)}
      >
        <TextArea
          lang={language}
          value={words.chapters}
          rows={5}
          spellCheck={false}
          className="tabular"
          onChange={(event) => setWords({ chapters: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}

function LanguageSelect({ state }: { state: VideoFormState }) {
  const t = useTexts('videos');
  const { values, video, language, setLanguage } = state;
  function nameOf({ code, nativeName }: (typeof languages)[number]): string {
    if (code === video.language) return t('videos.edit.original', { language: nativeName });
    if (isEmpty(values.words[code])) return nativeName;
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
  error: FormError | undefined,
  t: ReturnType<typeof useTexts>,
): string | undefined {
  if (error?.field !== 'chapters') return undefined;
  return error.line === null
    ? t('videos.edit.chaptersMany')
    : t('videos.edit.chapterWrong', { line: error.line });
}
