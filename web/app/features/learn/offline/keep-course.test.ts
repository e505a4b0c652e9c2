// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { readKeptCourses } from '../../shared/offline/kept-courses.ts';
import { filesIn, keepCourse } from './keep-course.ts';

const course = {
  ...{ slug: 'dax', title: 'DAX', language: 'de' },
  lessons: ['/my-courses/dax/one', '/my-courses/dax/two'],
};
const page = '<link href="/assets/page-1.css"><script src="/assets/reader-2.js"></script>';
const answers: Record<string, () => Response> = {
  '/offline-files.json': () => Response.json(['/assets/chart-3.js']),
  '/offline?lang=de': () => new Response(page),
  '/my-courses/dax/one?lang=de': () => new Response(page),
  '/my-courses/dax/one.data?lang=de': () => new Response('1'),
  '/my-courses/dax/two?lang=de': () => new Response(page),
  '/my-courses/dax/two.data?lang=de': () => new Response('2'),
  '/assets/page-1.css': () => new Response('css'),
  '/assets/reader-2.js': () => new Response('js'),
  '/assets/chart-3.js': () => new Response('chart'),
};

const stored = new Map<string, Set<string>>();

beforeEach(() => {
  localStorage.clear();
  stored.clear();
  const register = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal('caches', {
    delete: async (name: string) => stored.delete(name),
    async open(name: string) {
      const entries = new Set<string>();
      stored.set(name, entries);
      return { put: async (address: string) => void entries.add(address) };
    },
  });
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = answers[address];
    return answer ? answer() : new Response('', { status: 404 });
  });
});

it('keeps every page with the data of the router, and each file that they name once', async () => {
  const shares: number[] = [];
  await keepCourse(course, (share) => shares.push(share));
  expect([...(stored.get('course:dax') ?? [])].toSorted()).toEqual([
    ...['/assets/chart-3.js', '/assets/page-1.css', '/assets/reader-2.js'],
    ...['/my-courses/dax/one', '/my-courses/dax/one.data'],
    ...['/my-courses/dax/two', '/my-courses/dax/two.data', '/offline'],
  ]);
  expect(shares.at(-1)).toBe(1);
  const [kept] = readKeptCourses();
  expect(kept).toMatchObject({ slug: 'dax', start: '/my-courses/dax/one' });
  expect(kept?.bytes).toBe(3 * page.length + 2 + 'cssjschart'.length);
});

it('keeps nothing where one lesson could not be had', async () => {
  const lessons = [...course.lessons, '/my-courses/dax/closed'];
  await expect(keepCourse({ ...course, lessons }, () => undefined)).rejects.toThrow('404');
  expect(stored.has('course:dax')).toBe(false);
  expect(readKeptCourses()).toEqual([]);
});

it('finds the files that a page names, wherever they stand in it', () => {
  const html = 'import("/assets/a-1.js");url(/assets/b.woff2) "/assets/a-1.js" /other/c.js';
  expect(filesIn(html)).toEqual(['/assets/a-1.js', '/assets/b.woff2']);
});
