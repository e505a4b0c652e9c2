import type { CourseDraft, LessonDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { collectPictures } from '@danube/contract/catalogue/draft/draft-files.ts';
import {
  lessonPictureUrl,
  withPictureUrls,
} from '@danube/contract/catalogue/draft/lesson-pictures.ts';
import { fingerprint, languagesOf } from '@danube/contract/catalogue/draft/translated.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { FileId, StoredFile } from '@danube/contract/media/media.schemas.ts';

type FileOf = (id: FileId) => StoredFile | undefined;

/** The length of each lesson's video and the size of each picture, as measured when stored. */
export function copyFileMetadata(draft: CourseDraft, files: readonly StoredFile[]): CourseDraft {
  const byId = new Map(files.map((file) => [file.id, file]));
  const fileOf: FileOf = (id) => byId.get(id);
  return {
    ...draft,
    modules: draft.modules.map((module) => ({
      ...module,
      lessons: module.lessons.map((lesson) => ({
        ...lesson,
        videoSeconds: lesson.video
          ? (fileOf(lesson.video)?.durationSeconds ?? lesson.videoSeconds)
          : null,
        texts: withPictureSizes(lesson, draft.originalLanguage, fileOf),
      })),
    })),
  };
}

/** Sizes aren't text: a translation that was up to date still is. */
function withPictureSizes(
  { texts }: LessonDraft,
  original: LanguageCode,
  fileOf: FileOf,
): LessonDraft['texts'] {
  if (collectPictures(texts).length === 0) return texts;
  const source = texts[original]?.text;
  const before = source && fingerprint(source);
  const after = source && fingerprint({ ...source, body: sizedBody(source.body, fileOf) });
  const sized = languagesOf(texts).flatMap((language) => {
    const wording = texts[language];
    if (!wording) return [];
    const { text, mark } = wording;
    const of = mark?.of === before && after ? after : mark?.of;
    const next = {
      text: { ...text, body: sizedBody(text.body, fileOf) },
      mark: mark && of ? { ...mark, of } : null,
    };
    return [[language, next] as const];
  });
  return Object.fromEntries(sized);
}

function sizedBody(body: string, fileOf: FileOf): string {
  return withPictureUrls(body, (id) => {
    const file = fileOf(id);
    return file ? lessonPictureUrl(file) : null;
  });
}
