// Writes the list of text groups that `TextKey` is made of: `npm run text-keys`.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository.ts';

export const textKeysPath = 'contract/src/site/english.generated.ts';

/** Texts of mails and printed matter, which no page shows. */
const documentGroups = ['completion', 'declarations', 'invoice', 'mail', 'programme'];

/** The file as it should be for these catalogues in `locales/en`. */
export function textKeysSource(fileNames: readonly string[]): string {
  const groups = fileNames
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter((group) => !documentGroups.includes(group))
    .toSorted();
  return [
    '// Written by `npm run text-keys` from the files of locales/en.',
    ...groups.map((group) => `import type ${group} from '../../../locales/en/${group}.json';`),
    '',
    '/** English is the reference: a key exists when English has it. */',
    'export type English = {',
    ...groups.map((group) => `  ${group}: typeof ${group};`),
    '};',
    '',
  ].join('\n');
}

export function readTextKeysSource(root: string): string {
  return textKeysSource(readdirSync(join(root, 'locales/en')));
}

if (import.meta.main) {
  writeFileSync(join(repositoryRoot, textKeysPath), readTextKeysSource(repositoryRoot));
}
