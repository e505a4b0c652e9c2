import { lessonOutline, titleIn } from '@danube/contract/catalogue/draft/outline.ts';
import type { OpenLesson, StudentCourse } from '@danube/contract/learning/learning.schemas.ts';
import { type LessonVersion, lessonVersions } from '@danube/contract/learning/lesson-version.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { PublishedCourse } from '../../catalogue/catalogue.api.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { toOpenLesson } from '../reading/read-lesson.ts';
import {
  findPreviewedLesson,
  type PreviewedLesson,
  requirePreviewedLesson,
} from './require-previewed-lesson.ts';

type Input = PreviewedLesson & { readonly language: LanguageCode };

/** A lesson and its outline as an owner of the course sees them before the first lesson. */
export async function previewLesson(
  deps: LearningDependencies,
  { language, ...input }: Input,
): Promise<{ course: StudentCourse; lesson: OpenLesson; versions: LessonVersion[] }> {
  const found = await requirePreviewedLesson(deps, input);
  return {
    course: outlineOf(found.course, language),
    lesson: await toOpenLesson(deps, deps.db, { ...found, userId: null, language }),
    versions: await findVersions(deps, { course: found.course.id, lesson: found.lesson.id }),
  };
}

async function findVersions(
  deps: LearningDependencies,
  of: Omit<PreviewedLesson, 'version'>,
): Promise<LessonVersion[]> {
  const found: LessonVersion[] = [];
  for (const version of lessonVersions) {
    if (await findPreviewedLesson(deps, { ...of, version })) found.push(version);
  }
  return found;
}

function outlineOf({ id, slug, isPublic, draft }: PublishedCourse, language: LanguageCode) {
  const modules = draft.modules.map((module) => ({
    id: module.id,
    ...titleIn(draft, module, language),
    lessons: module.lessons.map((lesson) => ({
      ...lessonOutline(draft, lesson, language),
      isDone: false,
      isOpen: true,
    })),
  }));
  const lessons = modules.reduce((count, module) => count + module.lessons.length, 0);
  return {
    id,
    slug,
    isPublic,
    access: { isAllowed: true, why: 'preview', until: null } as const,
    modules,
    ...titleIn(draft, draft, language),
    hasCfds: draft.markets.includes('cfd'),
    progress: { done: 0, lessons, percent: 0, lastAccessedAt: null, next: null },
    certificate: null,
  };
}
