import type { CourseDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { toSlug } from '@danube/contract/catalogue/to-slug.ts';

/** The slug suggested by a title, numbered if another lesson of the course has it. */
export function suggestSlug(title: string, draft: CourseDraft): string {
  const taken = new Set(lessonsOf(draft).map(({ slug }) => slug));
  // Leaves room for a number within the maximum length.
  const base = toSlug(title).slice(0, 70).replace(/-$/, '') || 'lesson';
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}

export function isTaken(slug: string, lessonId: string, draft: CourseDraft): boolean {
  return lessonsOf(draft).some((lesson) => lesson.slug === slug && lesson.id !== lessonId);
}

function lessonsOf({ modules }: CourseDraft) {
  return modules.flatMap(({ lessons }) => lessons);
}
