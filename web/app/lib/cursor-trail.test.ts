import { describe, expect, it } from 'vitest';
import { type CursorTrail, nextTrail, previousTrail, readTrail } from './cursor-trail.ts';

describe('the way through a list that is paged by key', () => {
  it('leads back over every page to the first, where there is no way back', () => {
    const third = nextTrail(nextTrail([], 'b'), 'c');
    expect(third).toEqual(['b', 'c']);
    expect(previousTrail(third)).toEqual(['b']);
    expect(previousTrail(['b'])).toEqual([]);
    expect(previousTrail([])).toBeUndefined();
  });

  it('keeps the address short however far one goes, and the present page always', () => {
    let trail: CursorTrail = [];
    for (let page = 2; page < 100; page += 1) trail = nextTrail(trail, `key-${page}`);
    expect(trail).toHaveLength(20);
    expect(trail.at(-1)).toBe('key-99');
    const parameters = new URLSearchParams(trail.map((key) => ['after', key]));
    parameters.append('after', 'key-100');
    expect(readTrail(parameters, 'after', () => true)).toEqual([...trail.slice(1), 'key-100']);
  });
});
