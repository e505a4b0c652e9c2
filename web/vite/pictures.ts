import type { Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';

/** Compression quality, out of 100. */
export const pictureQuality = 80;

/**
 * A phone, a tablet or a high-density phone, a desktop, a high-density desktop; never wider than
 * the source.
 */
const widths = [480, 800, 1200, 1600];

/**
 * `import poster from './poster.png?as=picture'` returns AVIF and WebP at several widths;
 * `?w=320;640&as=picture` chooses others. Other imports aren't changed.
 */
export function pictures(): Plugin {
  return imagetools({
    defaultDirectives: ({ searchParams }) =>
      new URLSearchParams(
        searchParams.get('as') === 'picture'
          ? { format: 'avif;webp', quality: `${pictureQuality}`, w: widths.join(';') }
          : {},
      ),
  });
}
