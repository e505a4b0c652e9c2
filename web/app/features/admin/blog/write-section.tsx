import { maxBodyLength } from '@danube/contract/blog/draft/post-draft.schemas.ts';
import { readingMinutes, wordCount } from '@danube/contract/blog/draft/post-minutes.ts';
import { translationState } from '@danube/contract/catalogue/draft/translated.ts';
import { toSlug } from '@danube/contract/catalogue/to-slug.ts';
import { type LanguageCode, languages } from '@danube/contract/locale.ts';
import { nativeName } from '../../../lib/native-name.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { MarkdownArea } from '../catalogue/editor/markdown-area.tsx';
import { toSingleLine } from '../catalogue/editor/to-single-line.ts';
import { useDraftInput } from '../catalogue/editor/use-draft-input.ts';
import { SlugField } from './slug-field.tsx';
import { TranslationNote } from './translation-note.tsx';
import { usePost } from './use-post.tsx';

type WriteSectionProps = { language: LanguageCode; setLanguage: (language: LanguageCode) => void };

const emptyText = { title: '', summary: '', body: '' };

/** The post's text in one language; any language other than the original is a translation. */
export function WriteSection({ language, setLanguage }: WriteSectionProps) {
  const t = useTexts('posts', 'editor');
  const { draft } = usePost();
  const { originalLanguage, texts } = draft;
  return (
    <div className="grid min-w-0 gap-6">
      <Field label={t('posts.language')} help={t('posts.languageHelp')} className="max-w-sm">
        <Select
          value={language}
          onChange={(event) => {
            const chosen = languages.find(({ code }) => code === event.currentTarget.value);
            if (chosen) setLanguage(chosen.code);
          }}
        >
          {languages.map(({ code }) => {
            const state = translationState(texts, code, originalLanguage);
            const note =
              state === 'missing' ? '' : ` · ${t(`editor.translations.states.${state}`)}`;
            return <option key={code} value={code}>{`${nativeName(code)}${note}`}</option>;
          })}
        </Select>
      </Field>
      {language === originalLanguage ? null : <TranslationNote language={language} />}
      <PostTextFields key={language} language={language} />
    </div>
  );
}

function PostTextFields({ language }: { language: LanguageCode }) {
  const t = useTexts('posts');
  const format = useFormat();
  const { draft, edit, remember } = usePost();
  const found = draft.texts[language];
  const text = found?.text ?? emptyText;
  // Editing alone doesn't mark a translation as reviewed.
  const state = found?.mark?.state ?? 'reviewed';
  const write = (part: Partial<typeof emptyText>) =>
    edit({ edit: 'text', language, text: part, state });
  const title = useDraftInput(text.title, (value) => write({ title: toSingleLine(value) }));
  const summary = useDraftInput(text.summary, (value) => write({ summary: toSingleLine(value) }));

  function suggestSlug() {
    const slug = toSlug(text.title);
    if (slug && !draft.slugs[language]) edit({ edit: 'slug', language, slug });
  }

  return (
    <>
      <Field label={t('posts.fields.title')}>
        <TextInput
          {...title}
          lang={language}
          maxLength={120}
          onBlur={suggestSlug}
          autoComplete="off"
        />
      </Field>
      <SlugField language={language} />
      <Field label={t('posts.fields.summary')} help={t('posts.fields.summaryHelp')}>
        <TextArea {...summary} lang={language} maxLength={240} rows={2} />
      </Field>
      <MarkdownArea
        label={t('posts.fields.body')}
        help={t('posts.fields.bodyHelp', { example: '{{tradersTrained}}' })}
        value={text.body}
        lang={language}
        maxLength={maxBodyLength}
        onChange={(body) => write({ body })}
        withPreview
        isLesson
        pictures={{ purpose: 'picture', onInsert: remember }}
      />
      <p className="type-small tabular">
        {t('posts.count', {
          words: format.number(wordCount(text.body)),
          minutes: format.number(readingMinutes(text.body)),
        })}
      </p>
    </>
  );
}
