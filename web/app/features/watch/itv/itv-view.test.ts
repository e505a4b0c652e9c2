import { findPage } from '@danube/contract/site/find-page.ts';
import { shows, topics } from '@danube/contract/videos/videos.schemas.ts';
import { describe, expect, it } from 'vitest';
import { momentPath, readMoment } from '../../shared/paths/itv-paths.ts';
import { isFiltered, itvUrl, readItvView } from './itv-view.ts';
import { showTexts, topicTexts } from './video-names.ts';

const view = (search: string) => readItvView(new URLSearchParams(search));

describe('the address of the library', () => {
  it('chooses among what the contract knows, and nothing else', () => {
    expect(Object.keys(showTexts)).toEqual([...shows]);
    expect(Object.keys(topicTexts)).toEqual([...topics]);
    expect(view('show=markets&topic=dow-jones&q=%20first%20%20stop%20&cursor=abc')).toEqual({
      show: 'markets',
      topic: 'dow-jones',
      query: 'first stop',
      cursor: 'abc',
    });
    expect(view('show=toString&topic=&q=&cursor=')).toEqual(view(''));
    expect(view(`q=${'x'.repeat(200)}`).query).toHaveLength(100);
  });

  it('is kept for every choice that the page offers, and not for what somebody typed', () => {
    const { choices, entries } = findPage('/itv')?.page.cache ?? {};
    expect(choices).toEqual({ show: [...shows], topic: [...topics] });
    expect(entries).toEqual(['q', 'cursor']);
  });

  it('keeps the filters on the way through the pages', () => {
    const chosen = view('show=live&q=a%26b&cursor=x');
    expect(itvUrl({ ...chosen, cursor: 'd/f' })).toBe('/itv?show=live&q=a%26b&cursor=d%2Ff');
    expect(itvUrl({ ...chosen, cursor: undefined })).toBe('/itv?show=live&q=a%26b');
    expect(itvUrl(view(''))).toBe('/itv');
    expect([isFiltered(chosen), isFiltered(view('cursor=x'))]).toEqual([true, false]);
  });
});

describe('a moment of a film', () => {
  it('is a whole second of the address, within the film', () => {
    expect(momentPath('open-gap', 62.8)).toBe('/itv/open-gap?t=62');
    const at = (search: string) => readMoment(new URLSearchParams(search), 100);
    expect(at('t=62')).toBe(62);
    expect([at(''), at('t='), at('t=100'), at('t=-1'), at('t=1e1'), at('t=1.5')]).toEqual(
      Array(6).fill(undefined),
    );
  });
});
