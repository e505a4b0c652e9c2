import { expect, test } from 'vitest';
import { isLessonPath, readLesson } from './lessons/lesson.ts';
import { findSums, isRight } from './lessons/worked-sums.ts';
import { checkLesson, countByCourse } from './lessons.ts';

const path = 'content/courses/dax-day-trading/01-before/01-what-a-point-costs.md';
const long = 'word '.repeat(600);

function lesson(body: string, facts = 'kind: text') {
  return readLesson({ path, text: `---\ntitle: "A"\n${facts}\n---\n${body}` });
}

const complaints = (body: string, facts?: string) =>
  checkLesson(lesson(`${body}\n\n${long}`, facts)).map(({ line, message }) => `${line} ${message}`);

const fenced = (...lines: string[]) => ['```', ...lines, '```'].join('\n');

test.each([
  ['loss = 10,000 × 0.5 % = 50 euros', 50],
  ['size = 50 ÷ 42 = 1.19 euros per point', 50 / 42],
  ['if independent = (3^2 + 4^2)^0.5 = 5 euros', 5],
  ['loss in total = 30 − 31.5 = −1.5 million', -1.5],
  ['growth = (31.5 ÷ 24) ^ (1 ÷ 4) − 1 = 7.0 % a year', (31.5 / 24) ** 0.25 - 1],
  ['a stop of 20 points = 50 ÷ 22 = 2.27 rounded down to 2', 50 / 22],
  ['2 − 3 × 4 = −10', -10],
])('works out %s', (line, value) => {
  const [sum] = findSums(fenced(line));
  expect(sum?.worked).toBeCloseTo(value, 10);
  expect(sum && isRight(sum)).toBe(true);
});

test('finds sums that stand open below a closed solution', () => {
  const sums = fenced('loss = 2 × 3 = 6');
  const closed = `> [!SOLUTION]\n> Six.\n>\n${sums.replaceAll(/^/gm, '> ')}`;
  expect(complaints(`${closed}\n\nTry it.\n\n${sums}`)).toEqual([]);
  expect(complaints(`> [!SOLUTION]\n> Six.\n\n${sums}`)).toEqual([
    '8 belongs into the solution above',
  ]);
});

test.each([
  ['loss = 10,000 × 0.5 % = 51 euros', '6 “loss = 10,000 × 0.5 % = 51 euros” comes to 50'],
  ['size = 50 ÷ 42 = 1.20', '6 “size = 50 ÷ 42 = 1.20” comes to 1.1904762'],
  ['a = 1 + 1 = 2 + 1', '6 “a = 1 + 1 = 2 + 1” comes to 2'],
])('finds that %s is wrong, with its line', (line, complaint) => {
  expect(complaints(fenced(line))).toEqual([complaint]);
  expect(complaints(`> [!EXAMPLE]\n${fenced(line).replaceAll(/^/gm, '> ')}`)).toEqual([
    complaint.replace('6', '7'),
  ]);
});

test('leaves formulas, charts and prose alone', () => {
  const formula = fenced('size = (account × risk) ÷ (stop + costs)', 'risk = 12.00 − costs = 10');
  expect(findSums(`${formula}\n\`\`\`chart A\n1 + 1 = 3\n\`\`\`\nSo 1 + 1 = 3.`)).toEqual([]);
});

test.each([
  'The lesson’s third chart shows a failed break.',
  'This lesson explains the spread.',
  'In this lesson you will draw three lines.',
  'Both cases are worked through in the lesson.',
])('hears a lesson being talked about: %s', (line) => {
  expect(complaints(line)).toEqual([expect.stringMatching(/^5 talks about a lesson: /)]);
});

test('lets a lesson name another one, and itself as what belongs together', () => {
  expect(complaints('The sheet that belongs to this lesson has two pages.')).toEqual([]);
  expect(complaints('The lesson on gaps had a door that was locked.')).toEqual([]);
});

test('a text or a film has its words; a quiz and a file need none', () => {
  const messages = (facts: string) =>
    checkLesson(lesson('Short.', facts)).map((one) => one.message);
  expect(messages('kind: text')).toEqual(['has 1 words of at least 600']);
  expect(messages('kind: video')).toHaveLength(1);
  expect([...messages('kind: quiz'), ...messages('kind: file')]).toEqual([]);
});

test('counts what a course holds', () => {
  const quiz = lesson(
    '',
    'kind: quiz\ndraw: 2\nquestions:\n  - prompt: a\n  - prompt: b\n  - prompt: c',
  );
  const charts = '```chart A\n```\n\n```columns B\n```';
  const text = lesson(`## Exercise\n\n${charts}\n${fenced('a = 1 + 1 = 2')} ${long}`);
  expect(countByCourse([quiz, text])).toEqual(
    ['dax-day-trading', 'all'].map((course) => ({
      course,
      lessons: 2,
      words: text.words,
      charts: 2,
      exercises: 1,
      questions: 3,
      minutes: 2 + text.minutes,
      sums: 1,
      shortest: text.words,
    })),
  );
  expect(isLessonPath(path)).toBe(true);
  expect(isLessonPath(path.replace('.md', '.de.md'))).toBe(false);
});
