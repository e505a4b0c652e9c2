import type { Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';

/** Compression quality, out of 100. */
export const pictureQuality = 80;

/** A phone, a tablet or a sharp phone, a desktop, a sharp desktop; none is wider than its source. */
const widths = [480, 800, 1200, 1600];

/**
 * `import poster from './poster.png?as=picture'` gives a picture in AVIF and WebP at several
 * widths; `?w=320;640&as=picture` chooses others. Any other import stays the file it is.
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
