import { lessonIdSchema, moduleIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { applyEdits, createCourseDraft } from '@danube/contract/catalogue/draft/draft.factory.ts';
import type { CourseDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';

/** A course that shares no lesson with another. */
export function ownCourse(slug: string, facts: Partial<CourseDraft> = {}): CourseDraft {
  const draft = createCourseDraft(slug, `Course ${slug}`);
  const modules = draft.modules.map((module) => ({
    ...module,
    id: moduleIdSchema.parse(crypto.randomUUID()),
    lessons: module.lessons.map((lesson) => ({
      ...lesson,
      id: lessonIdSchema.parse(crypto.randomUUID()),
    })),
  }));
  return { ...draft, modules, ...facts };
}

/** A course with this title and description. */
export function titledCourse(
  slug: string,
  titles: Partial<Record<LanguageCode, [string, string]>>,
): CourseDraft {
  return Object.entries(titles).reduce(
    (draft, [language, [title, description]]) =>
      applyEdits(draft, {
        edit: 'text',
        unit: 'item',
        // The keys of the record are languages.
        language: language as LanguageCode,
        text: { title, description, summary: title },
        state: 'reviewed',
      }),
    ownCourse(slug),
  );
}
