import type { Plugin } from 'vite';

const floor = 'color: color-mix(in lab, red, red)';

/**
 * Wraps the application's style sheet so that only browsers the framework supports apply it. All
 * others use the small basic sheet, instead of half of a modern one.
 */
export function gateStyles(): Plugin {
  return {
    name: 'danube:gate-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
        if (asset.fileName.includes('basic')) continue;
        asset.source = `@supports (${floor}){${asset.source.toString()}}`;
      }
    },
  };
}
