import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { completeLanguages } from '@danube/contract/locale.ts';
import { type Aim, aims } from '@danube/contract/paths/aims.ts';
import { createRouterClient } from '@orpc/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callers, contextOf } from '../../testing/callers.ts';
import { createPaths } from './paths.module.ts';
import { readPaths } from './read-paths.ts';
import { readPlacement } from './read-placement.ts';

const content = new URL('../../../../content/', import.meta.url);
const files = readPaths(fileURLToPath(new URL('paths', content)));
const keys = readPlacement(fileURLToPath(content));
const paths = createRouterClient(createPaths().routers.paths, {
  context: contextOf(callers.anonymous),
});
const isPresent = (lesson: string) => existsSync(new URL(`courses/${lesson}.md`, content));

describe('the paths', () => {
  test('name lessons that exist, none of them twice, on days in their order', () => {
    const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
    for (const { slug, plan } of files) {
      const lessons = plan.flatMap(({ evenings }) => evenings.flatMap((each) => each.lessons));
      expect(
        lessons.filter((lesson) => !isPresent(lesson)),
        slug,
      ).toEqual([]);
      expect(new Set(lessons).size, slug).toBe(lessons.length);
      for (const { evenings } of plan) {
        const days = evenings.map(({ day }) => week.indexOf(day));
        expect(days, slug).toEqual([...new Set(days)].toSorted((a, b) => a - b));
      }
    }
  });

  test('a translation with other tasks than the original prevents the start', () => {
    const folder = mkdtempSync(join(tmpdir(), 'paths-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const name = 'what-a-cfd-costs';
    copyFileSync(new URL(`paths/${name}.yaml`, content), join(folder, `${name}.yaml`));
    const german = readFileSync(new URL(`paths/${name}.de.yaml`, content), 'utf8');
    writeFileSync(join(folder, `${name}.de.yaml`), german.replace('tuesday:', 'friday:'));
    expect(() => readPaths(folder)).toThrow('what-a-cfd-costs.de.yaml has other');
  });

  test('take two to four weeks, as their page says', () => {
    const weeks = files.map(({ plan }) => plan.length);
    expect([Math.min(...weeks), Math.max(...weeks)]).toEqual([2, 4]);
  });

  test('string lessons across courses', () => {
    const courses = files.map(({ plan }) => {
      const all = plan.flatMap(({ evenings }) => evenings.flatMap(({ lessons }) => lessons));
      return new Set(all.map((lesson) => lesson.split('/')[0])).size;
    });
    expect(courses.filter((count) => count > 1).length).toBeGreaterThanOrEqual(4);
  });

  test('are listed with how long they take, and read by their names', async () => {
    const [first] = await paths.list({});
    expect(first).toMatchObject({ slug: 'four-weeks-of-evenings', weeks: 4, evenings: 14 });
    const path = await paths.read({ slug: 'four-weeks-of-evenings' });
    expect(path.plan[0]?.evenings[0]?.lessons[0]).toEqual({
      course: 'cfd-foundations',
      slug: 'the-loss-in-euros-first',
    });
    await expect(paths.read({ slug: 'no-such-path' })).rejects.toMatchObject({
      code: 'PATH_NOT_FOUND',
    });
  });

  test('are written in every complete language, with a task on the same evenings', async () => {
    const original = await paths.read({ slug: 'four-weeks-of-evenings' });
    expect(original.availableIn.toSorted()).toEqual([...completeLanguages].toSorted());
    const german = await paths.read({ slug: original.slug, language: 'de' });
    expect(german).toMatchObject({ language: 'de', weeks: 4, evenings: 14 });
    expect(german.title).not.toBe(original.title);
    const tasks = ({ plan }: typeof german) =>
      plan.map(({ evenings }) => evenings.map(({ task }) => task !== ''));
    expect(tasks(german)).toEqual(tasks(original));
    const other = await paths.read({ slug: original.slug, language: 'hu' });
    expect(other).toMatchObject({ language: 'en', title: original.title });
  });
});

describe('the placement test', () => {
  const right = keys.map((key) => `${key.name}:${key.right}`);
  const invalidIn = (topic: string, most = Infinity) => {
    const missed = keys.filter((key) => key.topic === topic).slice(0, most);
    return right.filter((answer) => !missed.some(({ name }) => answer.startsWith(`${name}:`)));
  };

  test('asks eleven questions, each with a lesson that exists, and tells no answer', async () => {
    expect(keys.filter(({ lesson }) => !isPresent(lesson))).toEqual([]);
    const { questions } = await paths.placement({});
    expect(questions.map(({ name }) => name)).toEqual(keys.map(({ name }) => name));
    expect(Object.keys(questions[0] ?? {}).toSorted()).toEqual(['choices', 'name', 'prompt']);
  });

  test.each<[Aim, string, string]>([
    ['indices', 'mornings-of-the-dax', 'ready'],
    ['commodities', 'gold-oil-and-grain', 'ready'],
    ['companies', 'one-company-read-whole', 'ready'],
    ['savings', 'a-savings-plan-you-understand', 'savings'],
    ['unsure', 'four-weeks-of-evenings', 'open'],
  ])('sends who wants %s and knows everything to %s', async (aim, slug, reason) => {
    const result = await paths.place({ aim, answers: right });
    expect(result).toMatchObject({ right: 11, asked: 11, reason, path: { slug }, missed: [] });
  });

  test.each<[Aim, string, { slug: string; reason: string }]>([
    ['indices', 'risk', { slug: 'four-weeks-of-evenings', reason: 'risk' }],
    ['commodities', 'risk', { slug: 'four-weeks-of-evenings', reason: 'risk' }],
    ['indices', 'costs', { slug: 'what-a-cfd-costs', reason: 'costs' }],
    ['indices', 'charts', { slug: 'four-weeks-of-evenings', reason: 'charts' }],
    ['companies', 'owning', { slug: 'a-savings-plan-you-understand', reason: 'owning' }],
    // For someone who only owns funds, not knowing about stops doesn't matter.
    ['savings', 'risk', { slug: 'a-savings-plan-you-understand', reason: 'savings' }],
    ['commodities', 'charts', { slug: 'gold-oil-and-grain', reason: 'ready' }],
  ])('who wants %s and lacks %s is sent to %o', async (aim, topic, { slug, reason }) => {
    const result = await paths.place({ aim, answers: invalidIn(topic) });
    expect(result).toMatchObject({ reason, path: { slug } });
    expect(result.missed.length).toBe(keys.filter((key) => key.topic === topic).length);
    expect(result.missed[0]).toMatchObject({
      explanation: expect.any(String),
      lesson: { course: expect.any(String) },
    });
  });

  test('explains what was missed in the language of the page', async () => {
    const { language, questions } = await paths.placement({ language: 'sk' });
    expect(language).toBe('sk');
    const { missed, path } = await paths.place({ answers: [], language: 'sk' });
    expect(missed.map(({ prompt }) => prompt)).toEqual(questions.map(({ prompt }) => prompt));
    expect(path.language).toBe('sk');
  });

  test('takes one gap for an oversight', async () => {
    const result = await paths.place({ aim: 'indices', answers: invalidIn('risk', 1) });
    expect(result).toMatchObject({ right: 10, reason: 'ready' });
  });

  test('begins with the first lesson of the path, whatever was answered', async () => {
    for (const aim of aims) {
      for (const answers of [[], right, ['q99:1', 'q2:9'], invalidIn('costs')]) {
        const { path, start } = await paths.place({ aim, answers });
        const { plan } = await paths.read({ slug: path.slug });
        expect(plan[0]?.evenings[0]?.lessons[0]).toEqual(start);
      }
    }
    await expect(paths.place({ answers: ['q2=1'] })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
