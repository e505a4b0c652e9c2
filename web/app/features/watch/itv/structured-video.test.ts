import { describe, expect, it } from 'vitest';
import { isoDuration, structuredVideo } from './structured-video.ts';
import { makeVideoPage } from './video.factory.ts';

const site = {
  siteUrl: 'https://danube.example',
  language: 'en' as const,
  academyName: 'Danube Trading Academy',
};

describe('a film as search engines read it', () => {
  it('has name, description, picture, day and length', () => {
    const video = makeVideoPage();
    expect(structuredVideo(video, site)).toMatchObject({
      '@type': 'VideoObject',
      name: 'Why the DAX gaps at nine',
      description: video.description,
      thumbnailUrl: [`https://danube.example/media/videos/${video.id}/poster.jpg`],
      uploadDate: '2026-11-12T08:00:00.000Z',
      duration: 'PT12M34S',
      url: 'https://danube.example/itv/why-the-dax-gaps?lang=en',
      inLanguage: 'en',
    });
  });

  it('names its chapters as clips, each until the next one begins', () => {
    const { hasPart } = structuredVideo(makeVideoPage(), site);
    expect(hasPart?.map(({ startOffset, endOffset }) => [startOffset, endOffset])).toEqual([
      [0, 62],
      [62, 240],
      [240, 754],
    ]);
    expect(hasPart?.[1]).toMatchObject({
      '@type': 'Clip',
      name: 'Three lines at nine',
      url: 'https://danube.example/itv/why-the-dax-gaps?t=62&lang=en',
    });
    const plain = makeVideoPage();
    const bare = { ...plain, playable: { ...plain.playable, chapters: [] } };
    expect(structuredVideo(bare, site)).not.toHaveProperty('hasPart');
  });

  it('is never without a description', () => {
    const video = makeVideoPage({ description: '' });
    expect(structuredVideo(video, site).description).toBe(video.title);
  });

  it.each([
    [0, 'PT0S'],
    [59, 'PT59S'],
    [60, 'PT1M'],
    [3605, 'PT1H5S'],
  ])('writes %i seconds as %s', (seconds, written) => {
    expect(isoDuration(seconds)).toBe(written);
  });
});
