import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunks.ts';
import { firstView } from './vite/first-view.ts';
import { fonts } from './vite/fonts/fonts.ts';
import { gateStyles } from './vite/gate-styles.ts';
import { offline } from './vite/offline.ts';
import { pictures } from './vite/pictures.ts';
import { shrinkInlineScripts } from './vite/shrink-inline-scripts.ts';
import { texts } from './vite/texts.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    fonts(join(import.meta.dirname, '.fonts')),
    pictures(),
    texts(join(import.meta.dirname, '../locales')),
    tailwindcss(),
    reactRouter(),
    firstView(import.meta.dirname),
    offline(import.meta.dirname),
    gateStyles(),
    shrinkInlineScripts(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups(join(import.meta.dirname, 'app')) } },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './app/page-handler.ts' } } },
  },
  build: {
    target: ['chrome111', 'safari16.4', 'firefox128'],
    // Otherwise every page would list the chunks that only offline courses need.
    modulePreload: {
      resolveDependencies: (file, needed) => (/\/visit-[^/]+$/.test(file) ? [] : needed),
    },
  },
  optimizeDeps: {
    // Listed, so that the first visit of a fresh checkout doesn't reload while Vite discovers them.
    include: [
      '@danube/contract > @orpc/contract',
      '@orpc/client',
      '@orpc/client/fetch',
      '@orpc/tanstack-query',
      '@simplewebauthn/browser',
      '@tanstack/react-query',
      'class-variance-authority',
      'clsx',
      'hls.js/light',
      'lucide-react',
      'radix-ui',
      'react-dom/client',
      'sonner',
      'zod',
    ],
  },
});
