import { findPage } from '@danube/contract/site/find-page.ts';
import { describe, expect, it } from 'vitest';
import { makeVideoCard, makeVideoPage } from '../features/watch/itv/video.factory.ts';
import { declaredFailure } from '../lib/testing/declared-failure.ts';
import { loaderArguments, thrownBy } from '../page/testing/call-loader.ts';
import routes from '../routes.ts';
import { loader as loadLibrary } from './itv.tsx';
import { loader as loadVideo } from './itv-video.tsx';

const fileAt = (path: string) => routes.find((route) => route.path === path)?.file;

const video = makeVideoPage();

const offered = {
  list: async () => ({ videos: [makeVideoCard()], nextCursor: null }),
  async read({ slug }: { slug: string }) {
    if (slug === video.slug) return video;
    if (slug === 'none') throw declaredFailure('VIDEO_NOT_FOUND', 404);
    throw declaredFailure('BAD_REQUEST', 400);
  },
};

describe('routes of the films', () => {
  it('are a library and a page for each film, the same for everybody [R2.13b]', () => {
    expect(fileAt('itv')).toBe('routes/itv.tsx');
    expect(fileAt('itv/:slug')).toBe('routes/itv-video.tsx');
    expect(findPage('/itv')?.page.texts).toContain('itv');
    expect(findPage('/itv/a-film')?.page.cache?.items).toBe('video');
  });

  it('ask for what the address names', async () => {
    const inputs: unknown[] = [];
    const list = async (input: unknown) => {
      inputs.push(input);
      return { videos: [], nextCursor: null };
    };
    const address = '/itv?show=live&topic=dax&q=first%20stop&cursor=abc&order=oldest';
    const settings = { shown: async () => ({ values: {}, words: {}, english: {} }) };
    const api = { videos: { list }, settings };
    await loadLibrary(loaderArguments(address, {}, { api }));
    // What the settings don't have is ignored.
    await loadLibrary(loaderArguments('/itv?show=opera&topic=dax', {}, { api }));
    expect(inputs).toEqual([
      {
        language: 'en',
        show: 'live',
        topic: 'dax',
        search: 'first stop',
        cursor: 'abc',
        limit: 25,
      },
      { language: 'en', show: undefined, topic: 'dax', search: '', cursor: undefined, limit: 25 },
    ]);
  });

  it('have no page for what is not there, nor for a name that no film can have', async () => {
    const load = (slug: string) =>
      loadVideo(loaderArguments(`/itv/${slug}`, { slug }, { api: { videos: offered } }));
    expect((await load(video.slug)).video.title).toBe(video.title);
    for (const slug of ['none', 'A_b']) {
      expect(await thrownBy(() => load(slug))).toMatchObject({ init: { status: 404 } });
    }
  });

  it('come back while the records are away', async () => {
    const away = () => Promise.reject(declaredFailure('SERVICE_UNAVAILABLE', 503));
    const api = { videos: { list: away, read: away } };
    const list = await thrownBy(() => loadLibrary(loaderArguments('/itv', {}, { api })));
    const film = await thrownBy(() => loadVideo(loaderArguments('/itv/a', { slug: 'a' }, { api })));
    expect([list, film]).toMatchObject([{ init: { status: 503 } }, { init: { status: 503 } }]);
  });
});
