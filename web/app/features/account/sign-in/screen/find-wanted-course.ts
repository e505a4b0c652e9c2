import { slugSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { courseInPath } from '@danube/contract/catalogue/course-in-path.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Api } from '../../../../lib/api.ts';
import { statusOf } from '../../../../lib/failure.ts';
import type { WantedCourse } from './auth-aside.tsx';

/** The public course that a path leads to; null for other pages, and if there is none. */
export async function findWantedCourse(
  api: Pick<Api, 'catalogue'>,
  { path, language }: { path: string; language: LanguageCode },
): Promise<WantedCourse | null> {
  const { success, data: slug } = slugSchema.safeParse(courseInPath(path)?.course);
  if (!success) return null;
  try {
    const found = await api.catalogue.course({ slug, language });
    return found.isMoved ? null : { slug: found.page.slug, title: found.page.title };
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}
