import { initialValues } from '@danube/contract/settings/settings-groups.ts';
import { findPage } from '@danube/contract/site/find-page.ts';
import { describe, expect, it } from 'vitest';
import { momentPath, readMoment } from '../../shared/paths/itv-paths.ts';
import { dropRemovedEntries, isFiltered, itvUrl, readItvView } from './itv-view.ts';

const view = (search: string) => readItvView(new URLSearchParams(search));

describe('the address of the library', () => {
  it('chooses among what the settings have, and nothing else', () => {
    const { shows, topics } = initialValues('names');
    const added = [...shows, { slug: 'interviews' }];
    const present = (search: string) => dropRemovedEntries(view(search), { shows: added, topics });
    expect(present('show=interviews&topic=gold')).toEqual(view('show=interviews'));
    expect(present('show=gone&topic=risk')).toEqual(view('topic=risk'));
    expect(view('show=markets&topic=dow-jones&q=%20first%20%20stop%20&cursor=abc')).toEqual({
      show: 'markets',
      topic: 'dow-jones',
      query: 'first stop',
      cursor: 'abc',
    });
    expect(view('show=toString&topic=&q=&cursor=')).toEqual(view(''));
    expect(view(`show=${'x'.repeat(81)}&topic=a--b`)).toEqual(view(''));
    expect(view(`q=${'x'.repeat(200)}`).query).toHaveLength(100);
  });

  it('is kept for every choice that the page offers, and not for what somebody typed', () => {
    const { choices, addedChoices, inputs } = findPage('/itv')?.page.cache ?? {};
    const { shows, topics } = initialValues('names');
    expect(choices).toEqual({
      show: shows.map(({ slug }) => slug),
      topic: topics.map(({ slug }) => slug),
    });
    expect(addedChoices).toEqual({ show: 'shows', topic: 'topics' });
    expect(inputs).toEqual(['q', 'cursor']);
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
