import type { GlossaryTerm, TermCard } from '@danube/contract/glossary/glossary.schemas.ts';
import { defaultLanguage } from '@danube/contract/locale.ts';
import type { TermFile } from './read-terms.ts';

export function toCard({ slug, term }: TermFile): TermCard {
  return { slug, term, language: defaultLanguage };
}

export function toTerm(file: TermFile, all: readonly TermFile[]): GlossaryTerm {
  const [course = '', , lesson = ''] = file.lesson.split('/');
  return {
    ...toCard(file),
    definition: file.definition,
    example: file.example,
    // A lesson's name is that of its file without the number.
    lesson: { course, slug: lesson.replace(/^\d+-/, '') },
    related: all.filter((each) => each !== file && each.lesson === file.lesson).map(toCard),
  };
}
