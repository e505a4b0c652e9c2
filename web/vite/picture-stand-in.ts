import type { Plugin } from 'vite';

/** Tests don't process images: each import is an image without sources. */
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
