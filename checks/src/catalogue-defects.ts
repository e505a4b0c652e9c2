import type { PlantedDefect } from './planted-defect.ts';

const catalogue = 'server/src/modules/catalogue';
const editor = 'web/app/features/admin/catalogue';

/** Defects that would lose an administrator's work, or hide content from readers. */
export const catalogueDefects: readonly PlantedDefect[] = [
  {
    name: 'video attached only while its field is on screen',
    file: `${editor}/editor/open-editors.ts`,
    edit: (source) =>
      source.replace('const edit = editOf', 'if (!open) return;\n  const edit = editOf'),
    check: {
      kind: 'test',
      file: `${editor}/screen/attached-files.test.tsx`,
      failing: 'is still there when the editor was left before the check ended',
    },
  },
  {
    name: 'published with a file that failed its check',
    file: 'contract/src/catalogue/draft/draft-files.ts',
    edit: (source) => source.replace("state === 'ready') return", "state !== 'checking') return"),
    check: {
      kind: 'test',
      file: `${catalogue}/publishing.db.test.ts`,
      failing: 'is refused for a file that failed its check',
    },
  },
  {
    name: 'untranslated fields left empty',
    file: 'contract/src/catalogue/draft/translated.ts',
    edit: (source) =>
      source.replace('const found = lacks(field, value) &&', 'const found = false &&'),
    check: {
      kind: 'test',
      file: 'contract/src/catalogue/draft/translated.test.ts',
      failing: 'takes each field that is not translated from the original',
    },
    isInShortRun: true,
  },
  {
    name: 'reduction measured against the last price only',
    file: `${catalogue}/editing/price-history.ts`,
    edit: (source) =>
      source.replace(
        'const lowest = findLowestPrice(history, now)',
        'const lowest = history.at(-1)?.price ?? null',
      ),
    check: {
      kind: 'test',
      file: `${catalogue}/editing/price-history.test.ts`,
      failing: 'names the lowest price of the 30 days before it',
    },
    isInShortRun: true,
  },
  {
    name: 'price unstated when publishing',
    file: `${editor}/screen/publish-dialog.tsx`,
    edit: (source) => source.replace('before={<PublishPrice />}', ''),
    check: {
      kind: 'test',
      file: `${editor}/screen/editor-screen.test.tsx`,
      failing: 'states the price before it publishes',
    },
  },
  {
    name: 'films and covers in one queue',
    file: 'server/src/modules/media/checking/check-file.job.ts',
    edit: (source) => source.replace(/purpose === 'video'.*checkVideoJob : /, ''),
    check: {
      kind: 'test',
      file: 'server/src/modules/media/checking/check-file.db.test.ts',
      failing: 'does not wait behind a film',
    },
  },
];
