import type {
  GlossaryTerm,
  LinkedTerm,
  TermCard,
} from '@danube/contract/glossary/glossary.schemas.ts';
import { defaultLanguage } from '@danube/contract/locale.ts';
import type { TermFile } from './read-terms.ts';

export function toCard({ slug, term }: TermFile): TermCard {
  return { slug, term, language: defaultLanguage };
}

export function toLinkedTerm(file: TermFile): LinkedTerm {
  return { ...toCard(file), lesson: lessonOf(file), isOnlyInCourse: file.links === 'course' };
}

export function toTerm(file: TermFile, all: readonly TermFile[]): GlossaryTerm {
  return {
    ...toCard(file),
    definition: file.definition,
    example: file.example,
    lesson: lessonOf(file),
    related: all.filter((each) => each !== file && each.lesson === file.lesson).map(toCard),
  };
}

/** A lesson's slug is its file name without the number. */
function lessonOf({ lesson: path }: TermFile): GlossaryTerm['lesson'] {
  const [course = '', , lesson = ''] = path.split('/');
  return { course, slug: lesson.replace(/^\d+-/, '') };
}
