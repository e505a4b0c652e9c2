// Checks the courses' lessons: recalculates every worked example, and finds solutions that stand
// open and lessons that are too short or only describe what they would teach.
// `npm run lessons -- --figures` counts by course.
import { concludeCheck, type Finding } from './findings.ts';
import { isLessonPath, type Lesson, readLesson } from './lessons/lesson.ts';
import { findSums, isRight, type WorkedSum } from './lessons/worked-sums.ts';
import { readFiles, repositoryRoot } from './repository.ts';

const minWords = 600;

/** Sentences that describe what a lesson would show, instead of showing it. */
const narrations: readonly RegExp[] = [
  /\b(?:the|this) lesson(?:’s|'s) (?:first|second|third|fourth|last|only|own) (?:chart|table|example|exercise)/i,
  /\b(?:the|this) (?:lesson|module|video|course) (?:shows|explains|covers|walks|describes|goes through|works through|teaches|introduces|looks at|deals with|discusses|presents)\b/i,
  /\bin this lesson,? (?:you|we)\b/i,
  /\b(?:you|we) (?:will|’ll) (?:learn|see|discover|look at|cover) (?:how|what|why|in this)\b.*\blesson\b/i,
  /\b(?:is|are) (?:worked through|shown|explained|covered|discussed) in (?:the|this) lesson\b/i,
];

export function checkLesson(lesson: Lesson): Finding[] {
  return [
    ...wrongSums(lesson),
    ...openAnswers(lesson),
    ...narratedLines(lesson),
    ...findTooShort(lesson),
  ];
}

function wrongSums({ path, body, bodyLine }: Lesson): Finding[] {
  return findSums(body)
    .filter((sum) => !isRight(sum))
    .map((sum) => ({ file: path, line: bodyLine + sum.line - 1, message: describe(sum) }));
}

function describe({ text, worked }: WorkedSum): string {
  return `“${text.trim()}” comes to ${Number(worked.toPrecision(8))}`;
}

/** Sums below a closed solution would show its answers. */
function openAnswers({ path, body, bodyLine }: Lesson): Finding[] {
  const solutions = body.matchAll(/^> \[!SOLUTION\].*\n(?:>.*\n)*\n(?=```\n)/gm);
  return [...solutions].map(({ 0: solution, index }) => {
    const lines = body.slice(0, index + solution.length).split('\n').length;
    return { file: path, line: bodyLine + lines - 1, message: 'belongs into the solution above' };
  });
}

function narratedLines({ path, body, bodyLine }: Lesson): Finding[] {
  return body.split('\n').flatMap((line, index) => {
    const narration = narrations.map((pattern) => pattern.exec(line)?.[0]).find(Boolean);
    const at = { file: path, line: bodyLine + index };
    return narration ? [{ ...at, message: `talks about a lesson: “${narration}”` }] : [];
  });
}

function findTooShort({ path, kind, words }: Lesson): Finding[] {
  const isThin = (kind === 'text' || kind === 'video') && words < minWords;
  return isThin ? [{ file: path, message: `has ${words} words of at least ${minWords}` }] : [];
}

const counted = ['words', 'charts', 'exercises', 'questions', 'minutes'] as const;

/** One line per course, and a total. */
export function countByCourse(lessons: readonly Lesson[]) {
  const courses: [string, readonly Lesson[]][] = [
    ...Map.groupBy(lessons, ({ course }) => course),
    ['all', lessons],
  ];
  return courses.map(([course, own]) => ({
    course,
    lessons: own.length,
    ...Object.fromEntries(
      counted.map((name) => [name, own.reduce((sum, lesson) => sum + lesson[name], 0)]),
    ),
    sums: own.reduce((sum, { body }) => sum + findSums(body).length, 0),
    shortest: Math.min(...own.filter(isRead).map(({ words }) => words)),
  }));
}

function isRead({ kind }: Lesson): boolean {
  return kind === 'text' || kind === 'video';
}

/** A video is as long as its captions. */
function videoLengths(): (captions: string) => number {
  const files = readFiles(repositoryRoot, (path) => /^content\/courses\/.*\.vtt$/.test(path));
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return (path) => {
    const ends = [...(texts.get(path) ?? '').matchAll(/--> (?:(\d+):)?(\d\d):(\d\d)/g)];
    const [, hours = '0', minutes = '0', seconds = '0'] = ends.at(-1) ?? [];
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  };
}

if (import.meta.main) {
  const films = videoLengths();
  const files = readFiles(repositoryRoot, isLessonPath);
  const lessons = files.map((file) => readLesson(file, films));
  if (process.argv.includes('--figures')) console.table(countByCourse(lessons));
  const sums = lessons.reduce((sum, { body }) => sum + findSums(body).length, 0);
  const summary = `${lessons.length} lessons, ${sums} sums worked out again`;
  concludeCheck(summary, lessons.flatMap(checkLesson));
}
