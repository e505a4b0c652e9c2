import type { CourseDraft, LessonDraft } from './draft.schemas.ts';

/** Reading speed for study texts, in words per minute. */
const readingPace = 180;
const minutesPerQuestion = 1;
const minutesPerFile = 10;

/** How long a lesson takes, estimated from its content in the original language. */
export function lessonMinutes(
  lesson: LessonDraft,
  originalLanguage: CourseDraft['originalLanguage'],
): number {
  const text = lesson.texts[originalLanguage]?.text;
  const words = text?.body.split(/\s+/).filter(Boolean).length ?? 0;
  const watching = lesson.kind === 'video' ? (lesson.videoSeconds ?? 0) / 60 : 0;
  const requested = Math.min(text?.questions.length ?? 0, lesson.draw ?? Infinity);
  const answering = lesson.kind === 'quiz' ? requested * minutesPerQuestion : 0;
  const using = lesson.kind === 'file' ? minutesPerFile : 0;
  return Math.max(1, Math.round(words / readingPace + watching + answering + using));
}

export function courseMinutes(draft: CourseDraft): number {
  const lessons = draft.modules.flatMap((module) => module.lessons);
  return lessons.reduce(
    (minutes, lesson) => minutes + lessonMinutes(lesson, draft.originalLanguage),
    0,
  );
}
