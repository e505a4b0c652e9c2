import type { FileId, StoredFile } from '../../media/media.schemas.ts';
import type { PublishProblem } from '../catalogue.errors.ts';
import type { Draft, LessonDraft } from './draft.schemas.ts';
import { lessonPictures } from './lesson-pictures.ts';
import { languagesOf } from './translated.ts';

/** A file that a draft uses, and the field that refers to it. `unit` is the lesson. */
type NamedFile = {
  readonly id: FileId;
  readonly unit: string | null;
  readonly field: 'cover' | 'files' | 'video' | 'captions' | 'file' | 'body';
};

export function collectFiles(draft: Draft): NamedFile[] {
  const offered = 'files' in draft ? draft.files : [];
  const lessons = draft.kind === 'course' ? draft.modules.flatMap((module) => module.lessons) : [];
  return [
    ...named(draft.cover, null, 'cover'),
    ...offered.flatMap((id) => named(id, null, 'files')),
    ...lessons.flatMap(lessonFiles),
  ];
}

function lessonFiles({ id, video, captions, file, texts }: LessonDraft): NamedFile[] {
  return [
    ...named(video, id, 'video'),
    ...named(captions, id, 'captions'),
    ...named(file, id, 'file'),
    ...collectPictures(texts).flatMap((picture) => named(picture, id, 'body')),
  ];
}

/** The pictures of a lesson's text in any language, each once. */
export function collectPictures(texts: LessonDraft['texts']): FileId[] {
  const bodies = languagesOf(texts).map((language) => texts[language]?.text.body ?? '');
  return [...new Set(bodies.flatMap(lessonPictures).map(({ id }) => id))];
}

function named(id: FileId | null, unit: string | null, field: NamedFile['field']): NamedFile[] {
  return id ? [{ id, unit, field }] : [];
}

/** Files that can't be served to the public yet, with their names. */
export function findFileProblems(
  draft: Draft,
  fileOf: (id: FileId) => Pick<StoredFile, 'name' | 'state'> | null | undefined,
): PublishProblem[] {
  return collectFiles(draft).flatMap(({ id, unit, field }): PublishProblem[] => {
    const file = fileOf(id);
    if (!file) return [{ code: 'fileGone', unit, field }];
    const { state, name } = file;
    if (state === 'ready') return [];
    return [{ code: state === 'refused' ? 'fileRefused' : 'fileNotReady', unit, field, name }];
  });
}
