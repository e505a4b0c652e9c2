import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const source = {
  sources: { avif: '/a-480.avif 480w, /a-800.avif 800w', webp: '/a-480.webp 480w' },
  img: { src: '/a-800.webp', w: 800, h: 450 },
};

it('offers the better format first and keeps the place of the picture', () => {
  const html = renderToStaticMarkup(<Picture source={source} alt="A chart" sizes="50vw" />);
  expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'));
  expect(html).toContain('width="800" height="450"');
  expect(html).toContain('loading="lazy"');
  expect(html.match(/sizes="50vw"/g)).toHaveLength(2);
});
