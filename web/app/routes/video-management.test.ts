import { findPage } from '@danube/contract/site/find-page.ts';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { makeVideo } from '../features/admin/videos/video.factory.ts';
import { declaredFailure } from '../lib/testing/declared-failure.ts';
import { type PageRequest, pageRequest } from '../page/page-request.ts';
import routes from '../routes.ts';
import { loader as loadList } from './video-management.tsx';
import { loader as loadVideo } from './video-management-video.tsx';

const area = routes.find(({ file }) => file === 'routes/admin-area.tsx');

function requestWith(videosAdmin: object, address: string) {
  const context = new RouterContextProvider();
  // The loaders only call these procedures.
  context.set(pageRequest, { api: { videosAdmin }, language: 'en' } as unknown as PageRequest);
  const url = new URL(address, 'https://academy.example');
  return { context, url, request: new Request(url) };
}

function readVideo(failure?: Error) {
  const read = async () => {
    if (failure) throw failure;
    return makeVideo();
  };
  const { id: videoId } = makeVideo();
  const pattern = '/video-management/:videoId';
  return loadVideo({
    ...requestWith({ read }, `/video-management/${videoId}`),
    params: { videoId },
    pattern,
  });
}

describe('the pages of the video management', () => {
  it.each([
    ['video-management', 'routes/video-management.tsx'],
    ['video-management/:videoId', 'routes/video-management-video.tsx'],
  ])('[R2.28a] has /%s, for administrators only', (path, file) => {
    expect(area?.children?.find((route) => route.path === path)?.file).toBe(file);
    expect(findPage(`/${path}`)?.page.texts).toContain('videos');
  });

  it('comes with what the address asks for and with what is being worked on', async () => {
    const requested: unknown[] = [];
    const list = async (input: unknown) => {
      requested.push(input);
      return { videos: [], nextCursor: null };
    };
    const pattern = '/video-management';
    await loadList({
      ...requestWith({ list }, '/video-management?show=live'),
      params: {},
      pattern,
    });
    expect(requested).toHaveLength(4);
    expect(requested[0]).toEqual({ search: '', show: 'live', limit: 25 });
  });

  it('is named by its video, and does not exist for an id that is none', async () => {
    expect((await readVideo()).title).toBe('Where the stop goes');
    const unknown = declaredFailure('VIDEO_NOT_FOUND', 404);
    await expect(readVideo(unknown)).rejects.toMatchObject({ init: { status: 404 } });
    const away = declaredFailure('SERVICE_UNAVAILABLE', 503);
    await expect(readVideo(away)).rejects.toMatchObject({ init: { status: 503 } });
  });
});
