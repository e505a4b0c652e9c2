import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const inlineScript = /\/app\/page\/[^?]*\.js\?raw$/;

/** Every page carries these scripts: without comments and long names. */
export function shrinkInlineScripts(): Plugin {
  return {
    name: 'danube:shrink-inline-scripts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!inlineScript.test(id)) return null;
      const path = id.replace('?raw', '');
      return `export default ${JSON.stringify(shrink(readFileSync(path, 'utf8')))}`;
    },
  };
}

/**
 * Old syntax stays old. The shortest form writes texts as templates, which old browsers cannot
 * read; so lines are kept, and only what is in front of them goes.
 */
export function shrink(script: string): string {
  const { code, errors } = minifySync('inline.js', script, {
    module: false,
    compress: { target: 'es2015' },
    codegen: { removeWhitespace: false },
  });
  if (errors[0]) throw new Error(`inline script: ${errors[0].message}`);
  return code.replace(/^\t+/gm, '').trim();
}
