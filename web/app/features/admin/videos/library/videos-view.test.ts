import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listInput, readVideosView, videosUrl } from './videos-view.ts';

const at = (search: string) => readVideosView(new URLSearchParams(search));

describe('the address of the video management', () => {
  it('names the part, the filters and the page', () => {
    const view = at('part=calendar&search=stop&state=failed&show=live&after=abc');
    expect(view).toEqual({
      part: 'calendar',
      search: 'stop',
      state: 'failed',
      show: 'live',
      trail: ['abc'],
    });
    expect(listInput(view)).toEqual({
      search: 'stop',
      state: 'failed',
      show: 'live',
      cursor: 'abc',
      limit: 25,
    });
  });

  it('leaves out what is as usual, and what it does not know', () => {
    expect(at('part=attic&state=toString&show=No%20slug')).toEqual(at(''));
    expect(videosUrl(at(''))).toBe('/video-management');
  });

  it('reads back whatever it wrote', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', 'ready', 'waiting'), (search, state) => {
        const view = readVideosView(new URLSearchParams({ search, state, part: 'statistics' }));
        const [, query = ''] = videosUrl(view).split('?');
        expect(at(query)).toEqual(view);
        expect(view.search.length).toBeLessThanOrEqual(100);
      }),
    );
  });
});
