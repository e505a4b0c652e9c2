import { findPage } from '@danube/contract/site/find-page.ts';
import { describe, expect, it, vi } from 'vitest';
import { makeCoursePage } from '../features/shop/item/catalogue.factory.ts';
import { declaredFailure } from '../lib/testing/declared-failure.ts';
import { loaderArguments } from '../page/testing/call-loader.ts';
import { loader as loadPath } from './path.tsx';
import { loader as loadPlacement } from './placement.tsx';

const page = makeCoursePage({ slug: 'fast-track' });
const slug = page.modules[0]?.lessons[0]?.slug ?? '';
const lesson = { course: 'fast-track', slug };
const path = { slug: 'four', title: 'Four', summary: '', language: 'en', weeks: 1, evenings: 1 };
const catalogue = { course: async () => ({ isMoved: false, page }) };

describe('routes of the paths', () => {
  it('are cached for everybody, the test only without answers', () => {
    expect(findPage('/paths')?.page.cache).toBeTruthy();
    expect(findPage('/paths/four')?.page.cache?.items).toBe('path');
    expect(findPage('/placement')?.page.cache?.inputs).toHaveLength(12);
  });

  it('show a path with the lessons of today, or a page of its own where there is none', async () => {
    const read = async (input: { slug: string }) => {
      if (input.slug !== 'four') throw declaredFailure('PATH_NOT_FOUND', 404);
      const evenings = [{ day: 'monday', task: '', lessons: [lesson] }];
      return { ...path, outcomes: [], plan: [{ title: 'One', evenings }] };
    };
    const api = { paths: { read }, catalogue };
    const found = await loadPath(loaderArguments('/paths/four', { slug: 'four' }, { api }));
    expect(found).toMatchObject({
      data: { path: { plan: [{ evenings: [{ lessons: [{ slug }] }] }] } },
    });
    const missing = await loadPath(loaderArguments('/paths/none', { slug: 'none' }, { api }));
    expect(missing).toMatchObject({ data: { path: null }, init: { status: 404 } });
  });

  it('judge what stands in the address, and nothing that does not belong there', async () => {
    const questions = [{ name: 'q2', prompt: '', choices: [] }];
    const place = vi.fn(async () => ({ right: 0, asked: 1, path, start: lesson, missed: [] }));
    const paths = { placement: async () => ({ language: 'en', questions }), place };
    const load = (address: string) =>
      loadPlacement(loaderArguments(address, {}, { api: { paths, catalogue } }));
    expect(await load('/placement')).toMatchObject({ outcome: null, chosen: {} });
    expect(place).not.toHaveBeenCalled();
    const answered = await load('/placement?q1=savings&q2=3&q77=1&q2x=%3Cb%3E');
    expect(place).toHaveBeenLastCalledWith({ aim: 'savings', answers: ['q2:3'], language: 'en' });
    expect(answered).toMatchObject({
      chosen: { q1: 'savings', q2: '3' },
      outcome: { start: { slug } },
    });
    await load('/placement?q1=anything&q2=three');
    expect(place).toHaveBeenLastCalledWith({ aim: 'unsure', answers: [], language: 'en' });
  });
});
