import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { readableLanguages, resolveWording } from '@danube/contract/catalogue/draft/translated.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { toPlainText } from '../../../platform/to-plain-text.ts';
import { withoutTablesAndCode } from '../../../platform/without-tables-and-code.ts';

export type PublicText = {
  readonly language: LanguageCode;
  readonly title: string;
  /** For the search: empty if it isn't translated. */
  readonly ownSummary: string;
  /** As displayed, with its language if that differs. */
  readonly summary: string;
  readonly summaryLanguage: LanguageCode | null;
  readonly body: string;
  /** What excerpts are cut from. */
  readonly prose: string;
};

/** PostgreSQL's tsvector is limited to a megabyte; this is far below it in every alphabet. */
const maxBodyLength = 200_000;

/** The public texts of an item by language, for the search: no paid lessons. */
export function toPublicTexts(draft: Draft): PublicText[] {
  return readableLanguages(draft.texts).map((language) => {
    const text = draft.texts[language]?.text;
    const shown = resolveWording(draft.texts, language, draft.originalLanguage);
    const parts = [...itemParts(draft, language), ...freeLessonParts(draft, language)];
    return {
      language,
      title: text?.title ?? '',
      ownSummary: text?.summary ?? '',
      summary: shown?.text.summary ?? '',
      summaryLanguage: shown?.fieldLanguages?.summary ?? null,
      body: joinPlain(parts),
      prose: joinPlain(parts.map(withoutTablesAndCode)),
    };
  });
}

function joinPlain(parts: readonly string[]): string {
  return parts.map(toPlainText).filter(Boolean).join(' ').slice(0, maxBodyLength);
}

function itemParts(draft: Draft, language: LanguageCode): string[] {
  switch (draft.kind) {
    case 'course': {
      const text = draft.texts[language]?.text;
      return text ? [text.description, ...text.outcomes, ...titlesIn(draft, language)] : [];
    }
    case 'book': {
      const text = draft.texts[language]?.text;
      return text ? [text.subtitle, text.description, text.excerpt, draft.author] : [];
    }
    case 'indicator': {
      const text = draft.texts[language]?.text;
      return text ? [text.description, text.manual] : [];
    }
    case 'package': {
      const text = draft.texts[language]?.text;
      return text ? [text.description, ...text.benefits] : [];
    }
    case 'fact-sheet':
      return [draft.texts[language]?.text.description ?? ''];
  }
}

type Course = Extract<Draft, { kind: 'course' }>;

function titlesIn(course: Course, language: LanguageCode): string[] {
  return course.modules.flatMap((module) =>
    [module, ...module.lessons].map((unit) => unit.texts[language]?.text.title ?? ''),
  );
}

function freeLessonParts(draft: Draft, language: LanguageCode): string[] {
  if (draft.kind !== 'course') return [];
  const lessons = draft.modules.flatMap((module) => module.lessons);
  return lessons
    .filter(({ isFree }) => isFree)
    .map((lesson) => lesson.texts[language]?.text.body ?? '');
}
