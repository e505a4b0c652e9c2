import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { claimRegister } from '@danube/contract/claims/claim-register.ts';
import { completeLanguages } from '@danube/contract/locale.ts';
import { daysAfterWithdrawal } from '@danube/contract/sales-reps/commission-rules.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContent } from './read-content.ts';

const folderOf = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const tree = await readContent(folderOf('content'));
const paths = [...tree.keys()];
const textOf = (path: string) => Buffer.from(tree.get(path) ?? []).toString('utf8');
const headOf = (path: string) => parse(textOf(path).split(/^---$/m)[1] ?? '');

const courses = paths.filter((path) => /^courses\/[^/]+\/course\.md$/.test(path));
const modules = paths.filter((path) => /^courses\/[^/]+\/[^/]+\/module\.md$/.test(path));
const textsOf = async (group: string) =>
  JSON.parse(await readFile(`${folderOf('locales')}/en/${group}.json`, 'utf8'));
const livePackages = ['packages/live-monthly.md', 'packages/live-yearly.md'];

test('there are as many courses and modules as the home page advertises', () => {
  expect(courses.length + modules.length).toBeGreaterThanOrEqual(claimRegister.expertCourses.value);
});

test('the first lesson of every course is free', () => {
  const firstLessons = paths.filter((path) =>
    /^courses\/[^/]+\/01-[^/]+\/01-[^./]+\.md$/.test(path),
  );
  expect(firstLessons).toHaveLength(courses.length);
  expect(firstLessons.filter((path) => headOf(path).isFree !== true)).toEqual([]);
});

test('a course and the featured book are free', () => {
  expect(courses.some((path) => headOf(path).priceCents === 0)).toBe(true);
  expect(headOf('books/forbidden-trading/book.md').priceCents).toBe(0);
});

test('the live packages include the indicators they promise, and promise no recordings', () => {
  const indicators = paths.filter((path) => /^indicators\/[^/]+\/indicator\.md$/.test(path));
  for (const path of livePackages) {
    const included: string[] = headOf(path).includes;
    expect(included.filter((name) => name.startsWith('indicator/'))).toHaveLength(
      indicators.length,
    );
    expect(textOf(path)).toContain('All four indicators');
    expect(indicators).toHaveLength(4);
    const recordings = /record|aufzeichn|grabaci|enregistr|registrazion|nagran|záznam|gravaç/i;
    const wordings = paths.filter((other) => other.startsWith(path.replace(/md$/, '')));
    expect(wordings).toHaveLength(completeLanguages.length);
    expect(wordings.filter((wording) => recordings.test(textOf(wording)))).toEqual([]);
  }
});

test('twelve months of live sessions cost as much as ten', () => {
  const [month, year] = livePackages.map((path) => headOf(path).priceCents);
  expect(year).toBe(10 * month);
});

test('the footer names the courses as they are called', async () => {
  const footer = await textsOf('footer');
  const { title: _, ...names } = footer.courses;
  expect(new Set(Object.values(names))).toEqual(new Set(courses.map((path) => headOf(path).title)));
});

test('the instructors have as many years between them as the home page says', async () => {
  const hero = await textsOf('hero');
  const { indexInstructorYears, commodityInstructorYears } = claimRegister;
  expect(hero.lede).toContain(
    `${indexInstructorYears.value + commodityInstructorYears.value}+ years`,
  );
});

test('the placement test asks the twelve questions it announces, the aim among them', async () => {
  const { questions } = parse(textOf('placement.yaml'));
  const { lede, head } = await textsOf('placement');
  expect(1 + questions.length).toBe(12);
  for (const text of [lede, head.description]) expect(text).toMatch(/^Twelve questions/);
});

test('learning paths take two to four weeks, as their page says', async () => {
  const plans = paths.filter((path) => /^paths\/[^.]+\.yaml$/.test(path));
  const weeks = plans.map((path) => parse(textOf(path)).plan.length);
  const { head } = await textsOf('paths');
  expect([Math.min(...weeks), Math.max(...weeks)]).toEqual([2, 4]);
  expect(head.description).toContain('two to four weeks');
});

test('every glossary term has two sentences, an example and a lesson, as its page says', () => {
  const terms = paths.filter((path) => /^glossary\/[^.]+\.md$/.test(path));
  const differing = terms.filter((path) => {
    const [, , body = ''] = textOf(path).split(/^---$/m);
    const [meaning = '', example] = body.split('**Example:**');
    const sentences = meaning
      .trim()
      .split(/[.!?](?=\s|$)/)
      .filter((words) => words.trim() !== '');
    return sentences.length !== 2 || !example || !headOf(path).lesson;
  });
  expect(terms.length).toBeGreaterThan(0);
  expect(differing).toEqual([]);
});

test('the community has as many rules as its page says', async () => {
  const { lede, v1 } = await textsOf('rules');
  expect(Object.keys(v1)).toHaveLength(7);
  expect(lede).toContain('Seven rules');
});

test('the email about a commission names the days until it is ready', async () => {
  const { order } = await textsOf('mail/rep');
  expect(daysAfterWithdrawal).toBe(7);
  expect([order.preheader, order.intro].filter((text) => !text.includes('seven'))).toEqual([]);
});
