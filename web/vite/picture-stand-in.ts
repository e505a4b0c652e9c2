import type { Plugin } from 'vite';

/** Tests draw no pictures: each import of one is a frame without sources. */
export function pictureStandIn(): Plugin {
  const picture = { sources: {}, img: { src: '/picture.png', w: 1600, h: 900 } };
  return {
    name: 'danube:picture-stand-in',
    enforce: 'pre',
    load(id) {
      return id.endsWith('as=picture') ? `export default ${JSON.stringify(picture)};` : undefined;
    },
  };
}
