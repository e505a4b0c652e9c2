import { defineConfig } from 'vite';

/** One file for Node: `build/documents.js`, with the PDF engine in its own chunk. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: 'src/documents.ts',
    outDir: 'build',
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'documents.js' } },
  },
});
