import { initialValues } from '@danube/contract/settings/settings-groups.ts';
import { findPage } from '@danube/contract/site/find-page.ts';
import { describe, expect, it } from 'vitest';
import { dropRemovedEntries, listUrl, orderTexts, readCoursesView } from './courses-view.ts';

const view = (search: string) => readCoursesView(new URLSearchParams(search));

describe('the address of the course list', () => {
  it('chooses among what the contract knows, and nothing else', () => {
    expect(view('level=beginner&market=dow-jones&instructor=viktor-hajnal&cost=free')).toEqual({
      level: 'beginner',
      market: 'dow-jones',
      instructor: 'viktor-hajnal',
      cost: 'free',
      order: 'chosen',
      cursor: undefined,
    });
    expect(view('level=To%20String&market=a/b&cost=&order=constructor')).toEqual(view(''));
    expect(view('instructor=Anna%20Real')).toEqual(view(''));
  });

  it('passes over what was removed from the settings', () => {
    const asked = view('instructor=viktor-hajnal&level=beginner&market=dax&cost=free');
    const present = {
      people: [{ slug: 'viktor-hajnal' }],
      levels: [{ slug: 'beginner' }],
      markets: [{ slug: 'dax' }],
    };
    expect(dropRemovedEntries(asked, present)).toEqual(asked);
    const nothing = { people: [{ slug: 'anna-real' }], levels: [], markets: [] };
    expect(dropRemovedEntries(asked, nothing)).toEqual(view('cost=free'));
  });

  it('is kept for every choice that the form offers', () => {
    const { choices, inputs } = findPage('/courses')?.page.cache ?? {};
    const { chosen: _, ...orders } = orderTexts;
    const { levels, markets } = initialValues('names');
    const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);
    expect(choices).toEqual({
      level: slugs(levels),
      market: slugs(markets),
      cost: ['free', 'paid'],
      order: Object.keys(orders),
    });
    // Instructors come from the settings, so these options are created on render.
    expect(inputs).toContain('instructor');
  });

  it('goes on from a place with the same filters, and back to the beginning without the place', () => {
    const chosen = view('market=dax&order=newest&cursor=abc');
    expect(listUrl(chosen, 'd/f')).toBe('/courses?market=dax&order=newest&cursor=d%2Ff');
    expect(listUrl(chosen)).toBe('/courses?market=dax&order=newest');
    expect(listUrl(view(''))).toBe('/courses');
  });
});
