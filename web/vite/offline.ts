import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const worker = join(import.meta.dirname, '../app/features/learn/offline/offline.worker.ts');
const workerFile = 'offline-worker.js';
const listFile = 'offline-files.json';

/** Folders whose code fetches more while a lesson is read. */
const readerFolders = /\/features\/(?:learn|shared\/widgets)\/|\/lib\/markdown\//;

/**
 * The worker behind kept courses, at an address that doesn't change, and the list of files that a
 * lesson may need: what the reader imports, and what it may import later.
 */
export function offline(): Plugin {
  return {
    name: 'danube:offline',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer({ middlewares }) {
      middlewares.use(`/${workerFile}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(workerSource());
      });
      // Nothing is bundled yet: what a page names must do.
      middlewares.use(`/${listFile}`, (_request, response) => {
        response.setHeader('content-type', 'application/json').end('[]');
      });
    },
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: workerFile, source: workerSource() });
      const source = JSON.stringify(filesOfReader(bundle));
      this.emitFile({ type: 'asset', fileName: listFile, source });
    },
  };
}

function workerSource(): string {
  return stripTypeScriptTypes(readFileSync(worker, 'utf8'));
}

function filesOfReader(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== 'chunk') return;
    found.add(name);
    const isReader = chunk.moduleIds.some((id) => readerFolders.test(id));
    for (const next of [...chunk.imports, ...(isReader ? chunk.dynamicImports : [])]) add(next);
  };
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk') continue;
    if (/\/routes\/(?:reader|offline)\.tsx/.test(file.facadeModuleId ?? '')) add(file.fileName);
  }
  return [...found].map((name) => `/${name}`).toSorted();
}
