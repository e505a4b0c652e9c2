// Writes which text groups there are, from the files of locales/en: `npm run text-keys`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository.ts';

/** Texts of mails and printed matter, which no page shows. */
const documentGroups = ['completion', 'declarations', 'invoice', 'mail', 'programme'];

const origin = '// Written by `npm run text-keys` from the files of locales/en.';

type GeneratedFile = { readonly path: string; readonly text: string };

/** The files as they should be for these catalogues of `locales/en`. */
function textKeyFiles(fileNames: readonly string[]): GeneratedFile[] {
  const groups = fileNames
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter((group) => !documentGroups.includes(group))
    .toSorted();
  return [
    { path: 'contract/src/site/text-group.ts', text: groupNames(groups) },
    { path: 'web/app/lib/english.generated.ts', text: englishTexts(groups) },
  ];
}

function groupNames(groups: readonly string[]): string {
  return [
    origin,
    '/** A file of `locales/<language>/`; a language has a group complete or not at all. */',
    'export type TextGroup =',
    `${groups.map((group) => `  | '${group}'`).join('\n')};`,
    '',
  ].join('\n');
}

function englishTexts(groups: readonly string[]): string {
  return [
    origin,
    ...groups.map((group) => `import type ${group} from '../../../locales/en/${group}.json';`),
    '',
    '/** English is the reference: a key exists when English has it. */',
    'export type English = {',
    ...groups.map((group) => `  ${group}: typeof ${group};`),
    '};',
    '',
  ].join('\n');
}

/** Generated files that no longer fit the catalogues. */
export function outdatedTextKeyFiles(root: string): GeneratedFile[] {
  return textKeyFiles(readdirSync(join(root, 'locales/en'))).filter(
    ({ path, text }) => readFileSync(join(root, path), 'utf8') !== text,
  );
}

if (import.meta.main) {
  for (const { path, text } of outdatedTextKeyFiles(repositoryRoot)) {
    writeFileSync(join(repositoryRoot, path), text);
  }
}
