import type { Readable } from 'node:stream';
import type { LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { collectPictures } from '@danube/contract/catalogue/draft/draft-files.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { requireOpenLesson } from '../access/require-open-lesson.ts';
import type { RequestedPicture } from '../learning.api.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';

type Input = { readonly userId: string | null; readonly lesson: LessonId };

export function linkLessonFile(
  deps: LearningDependencies,
  input: Input,
): Promise<{ url: string; fileName: string }> {
  return deps.transact(async ({ tx }) => {
    const { lesson } = await requireOpenLesson(deps, tx, input);
    const link = lesson.kind === 'file' && lesson.file && (await deps.media.link(tx, lesson.file));
    if (!link) throw new DomainError('LESSON_NOT_FOUND');
    return link;
  });
}

export function linkLessonVideo(
  deps: LearningDependencies,
  input: Input,
): Promise<{ url: string } | null> {
  return deps.transact(async ({ tx }) => {
    const { lesson } = await requireOpenLesson(deps, tx, input);
    return lesson.video && deps.media.linkForPlayback(tx, lesson.video);
  });
}

export async function openLessonCaptions(
  deps: LearningDependencies,
  input: Input,
): Promise<{ body: Readable } | null> {
  const { lesson } = await deps.transact(({ tx }) => requireOpenLesson(deps, tx, input));
  return lesson.captions && deps.media.open(deps.db, lesson.captions);
}

export async function describeLessonCaptions(
  deps: LearningDependencies,
  input: Input,
): Promise<{ contentLength: number } | null> {
  const { lesson } = await deps.transact(({ tx }) => requireOpenLesson(deps, tx, input));
  if (!lesson.captions) return null;
  const [file] = await deps.media.findFiles(deps.db, [lesson.captions]);
  return file?.state === 'ready' ? { contentLength: file.bytes } : null;
}

/** A picture of the lesson's text, in whichever language it is. */
export async function openLessonPicture(
  deps: LearningDependencies,
  { file, width, ...input }: Input & RequestedPicture,
): Promise<{ body: Readable; etag?: string } | null> {
  const { lesson } = await deps.transact(({ tx }) => requireOpenLesson(deps, tx, input));
  return collectPictures(lesson.texts).includes(file)
    ? deps.media.openLessonPicture(file, width)
    : null;
}
