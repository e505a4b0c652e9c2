import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const inlineScript = /\/app\/page\/[^?]*\.js\?raw$/;

/** Every page carries these scripts, so they are minified. */
export function shrinkInlineScripts(): Plugin {
  return {
    name: 'danube:shrink-inline-scripts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!inlineScript.test(id)) return null;
      const path = id.replace('?raw', '');
      return `export default ${JSON.stringify(shrinkScript(readFileSync(path, 'utf8')))}`;
    },
  };
}

/**
 * Keeps ES5 syntax. Full minification would turn strings into template literals, which old browsers
 * can't parse; so lines are kept, and only their indentation is removed.
 */
export function shrinkScript(script: string): string {
  const { code, errors } = minifySync('inline.js', script, {
    module: false,
    compress: { target: 'es2015' },
    codegen: { removeWhitespace: false },
  });
  if (errors[0]) throw new Error(`inline script: ${errors[0].message}`);
  return code.replace(/^\t+/gm, '').trim();
}
