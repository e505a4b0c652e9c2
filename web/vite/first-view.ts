import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const entry = 'app/page/first-view.ts';

/** What the server names in pages that wait with their application. */
export type FirstViewFiles = { readonly file: string; readonly shared: readonly string[] };

/**
 * Builds the module of a page's first view, which the application shares with it, and lists it
 * with the files that every page needs.
 */
export function firstView(root: string): Plugin {
  return {
    name: 'danube:first-view',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(root, entry), name: 'first-view' });
    },
    writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const addressOf = (name: string) => {
        const chunk = chunks.find((each) => each.name === name);
        if (!chunk) throw new Error(`${name} is not in the build`);
        return `/${chunk.fileName}`;
      };
      const files: FirstViewFiles = {
        file: addressOf('first-view'),
        shared: [addressOf('libraries')],
      };
      writeFileSync(join(dir, 'first-view.json'), JSON.stringify(files));
    },
  };
}
