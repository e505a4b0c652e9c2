import type { CoursePage } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Api } from '../lib/api.ts';
import { readForPage } from './read-for-page.ts';
import { isNotFound } from './read-item-page.ts';

/** Courses by the slugs that content uses. A course that was renamed or unpublished is missing. */
export async function readCourses(
  { catalogue }: Pick<Api, 'catalogue'>,
  slugs: readonly string[],
  language: LanguageCode,
): Promise<ReadonlyMap<string, CoursePage>> {
  const read = (slug: string) =>
    readForPage(catalogue.course({ slug, language }).catch(nullIfNotFound));
  const found = await Promise.all(
    [...new Set(slugs)].map(async (slug): Promise<[string, CoursePage][]> => {
      const first = await read(slug);
      const answer = first?.isMoved ? await read(first.slug) : first;
      return answer && !answer.isMoved ? [[slug, answer.page]] : [];
    }),
  );
  return new Map(found.flat());
}

function nullIfNotFound(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}
