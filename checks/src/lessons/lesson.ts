import type { SourceFile } from '../repository.ts';

const kinds = ['text', 'video', 'file', 'quiz'] as const;

type LessonKind = (typeof kinds)[number];

/** The countable properties of a lesson's file. */
export type Lesson = {
  readonly path: string;
  readonly course: string;
  readonly kind: LessonKind;
  readonly body: string;
  /** The line on which the body starts. */
  readonly bodyLine: number;
  readonly words: number;
  readonly charts: number;
  readonly exercises: number;
  readonly questions: number;
  readonly minutes: number;
};

/** Lessons in their original language. */
export function isLessonPath(path: string): boolean {
  return /^content\/courses\/[^/]+\/\d\d-[^/]+\/\d\d-[a-z0-9-]+\.md$/.test(path);
}

/** `films` returns the length of the video with these captions, in seconds. */
export function readLesson(
  { path, text }: SourceFile,
  films: (captions: string) => number = () => 0,
): Lesson {
  const found = /^---\n([\s\S]*?)\n---\n/.exec(text);
  if (!found) throw new Error(`${path} has no facts`);
  const [head, facts = ''] = found;
  const kind = kinds.find((known) => known === factOf(facts, 'kind'));
  if (!kind) throw new Error(`${path} says no kind`);
  const course = path.split('/')[2] ?? '';
  const body = text.slice(head.length);
  const words = body.split(/\s+/).filter(Boolean).length;
  const questions = countOf(facts, /^\s*-\s+prompt:/gm);
  const requested = Math.min(questions, Number(factOf(facts, 'draw') ?? Infinity));
  const captions = factOf(facts, 'captions');
  const videoSeconds = captions ? films(`content/courses/${course}/${captions}`) : 0;
  return {
    path,
    course,
    kind,
    body,
    bodyLine: head.split('\n').length,
    words,
    questions,
    charts: countOf(body, /^(?:> ?)*```(?:chart|columns)\b/gm) + countOf(facts, /^\s+trade:/gm),
    // Some courses use other headings; all but the oldest include the solution.
    exercises: Math.max(
      countOf(body, /^## (?:Exercise|The last exercise)\b/gm),
      countOf(body, /^> \[!SOLUTION\]/gm),
    ),
    minutes: minutesFor({ kind, videoSeconds, words, questions: requested }),
  };
}

/**
 * As a course's page counts them: 180 words or one question per minute; ten minutes for a sheet.
 */
function minutesFor(lesson: {
  kind: LessonKind;
  videoSeconds: number;
  words: number;
  questions: number;
}): number {
  const { kind, videoSeconds, words, questions } = lesson;
  const watching = kind === 'video' ? videoSeconds / 60 : 0;
  const answering = kind === 'quiz' ? questions : 0;
  const using = kind === 'file' ? 10 : 0;
  return Math.max(1, Math.round(words / 180 + watching + answering + using));
}

function factOf(facts: string, name: string): string | undefined {
  return new RegExp(`^${name}: *"?([^"\\n]+)"?$`, 'm').exec(facts)?.[1]?.trim();
}

function countOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}
