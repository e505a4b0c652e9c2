import { defaultLanguage, type LanguageCode } from '@danube/contract/locale.ts';
import full from './lesson.mp4?url&no-inline';
import preview from './lesson-preview.mp4?url&no-inline';

/** The sample lesson, which plays until the academy has published one of its own. */
export const lessonFiles = { full, preview };

// Never inside the page: its security policy lets players read files only.
const captions = import.meta.glob<string>('./captions/*.vtt', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** What the lesson says, in a language that has it. */
export function captionsIn(language: LanguageCode): { url: string; language: LanguageCode } {
  const own = captions[`./captions/${language}.vtt`];
  if (own !== undefined) return { url: own, language };
  return { url: captions[`./captions/${defaultLanguage}.vtt`] ?? '', language: defaultLanguage };
}
