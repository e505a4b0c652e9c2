import type { CourseDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { StoredFile } from '@danube/contract/media/media.schemas.ts';

/** The length of each lesson's video, as measured when the file was stored. */
export function applyVideoDurations(draft: CourseDraft, files: readonly StoredFile[]): CourseDraft {
  const seconds = new Map(files.map((file) => [file.id, file.durationSeconds]));
  return {
    ...draft,
    modules: draft.modules.map((module) => ({
      ...module,
      lessons: module.lessons.map((lesson) => ({
        ...lesson,
        videoSeconds: lesson.video ? (seconds.get(lesson.video) ?? lesson.videoSeconds) : null,
      })),
    })),
  };
}
