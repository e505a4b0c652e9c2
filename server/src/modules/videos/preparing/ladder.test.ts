import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseLadder, previewRung } from './ladder.ts';

it.each([
  [{ width: 1920, height: 1080 }, ['1080p', '720p', '480p']],
  [{ width: 1280, height: 720 }, ['720p', '480p', '320p']],
  [{ width: 960, height: 540 }, ['540p', '360p', '240p']],
  [{ width: 3840, height: 2160 }, ['1080p', '720p', '480p']],
  [{ width: 1080, height: 1920 }, ['1080p', '720p', '480p']],
])('makes three renditions of %o', (film, names) => {
  expect(chooseLadder(film).map(({ name }) => name)).toEqual(names);
});

it('gives visitors the middle one', () => {
  expect(previewRung({ width: 1920, height: 1080 })).toMatchObject({
    name: 'preview',
    height: 720,
  });
});

it('never enlarges, never exceeds full HD, keeps the shape and even sides', () => {
  const side = fc.integer({ min: 64, max: 7680 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      for (const rung of chooseLadder({ width, height })) {
        expect((rung.width % 2) + (rung.height % 2)).toBe(0);
        expect(rung.width).toBeLessThanOrEqual(Math.max(2, width + 1));
        expect(rung.height).toBeLessThanOrEqual(Math.max(2, height + 1));
        expect(Math.max(rung.width, rung.height)).toBeLessThanOrEqual(1920);
        expect(Math.min(rung.width, rung.height)).toBeLessThanOrEqual(1080);
        const isTiny = Math.min(rung.width, rung.height) < 16;
        if (!isTiny) {
          const bent = rung.width / rung.height / (width / height);
          expect(Math.abs(Math.log(bent))).toBeLessThan(0.14);
        }
      }
    }),
  );
});
