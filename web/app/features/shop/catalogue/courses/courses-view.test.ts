import { levels, markets } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { findPage } from '@danube/contract/site/find-page.ts';
import { describe, expect, it } from 'vitest';
import { levelTexts, marketTexts } from '../../item/catalogue-names.ts';
import { listAddress, orderTexts, readCoursesView, withPresentInstructor } from './courses-view.ts';

const view = (search: string) => readCoursesView(new URLSearchParams(search));

describe('the address of the course list', () => {
  it('chooses among what the contract knows, and nothing else', () => {
    expect(Object.keys(levelTexts)).toEqual([...levels]);
    expect(Object.keys(marketTexts)).toEqual([...markets]);
    expect(view('level=beginner&market=dow-jones&instructor=viktor-hajnal&cost=free')).toEqual({
      level: 'beginner',
      market: 'dow-jones',
      instructor: 'viktor-hajnal',
      cost: 'free',
      order: 'chosen',
      cursor: undefined,
    });
    expect(view('level=expert&market=toString&cost=&order=constructor')).toEqual(view(''));
    expect(view('instructor=Anna%20Real')).toEqual(view(''));
  });

  it('passes over an instructor who was removed', () => {
    const asked = view('instructor=viktor-hajnal&cost=free');
    expect(withPresentInstructor(asked, [{ slug: 'viktor-hajnal' }])).toEqual(asked);
    expect(withPresentInstructor(asked, [{ slug: 'anna-real' }])).toEqual(view('cost=free'));
  });

  it('is kept for every choice that the form offers', () => {
    const { choices, entries } = findPage('/courses')?.page.cache ?? {};
    const { chosen: _, ...orders } = orderTexts;
    expect(choices).toEqual({
      level: [...levels],
      market: [...markets],
      cost: ['free', 'paid'],
      order: Object.keys(orders),
    });
    // Instructors come from the settings, so these options are created on render.
    expect(entries).toContain('instructor');
  });

  it('goes on from a place with the same filters, and back to the beginning without the place', () => {
    const chosen = view('market=dax&order=newest&cursor=abc');
    expect(listAddress(chosen, 'd/f')).toBe('/courses?market=dax&order=newest&cursor=d%2Ff');
    expect(listAddress(chosen)).toBe('/courses?market=dax&order=newest');
    expect(listAddress(view(''))).toBe('/courses');
  });
});
