// Generates the text groups from the files of locales/en: `npm run text-keys`.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository.ts';

/** Texts of emails and documents, which no page shows. */
const documentGroups = [
  'completion',
  'declarations',
  'edition',
  'invoice',
  'mail',
  'payout',
  'programme',
];

/** Shown on a page and written in an email. */
const sharedGroups = ['today'];

/** Read as a whole by the screen that lists it, so no code names its keys. */
export const wholeGroups = ['audit'];

const origin = '// Written by `npm run text-keys` from the files of locales/en.';

type GeneratedFile = { readonly path: string; readonly text: string };

/** A file `nav.json`, or a folder `audit` whose files are its parts. */
type Group = { readonly name: string; readonly parts: readonly string[] };

/** The expected files for these catalogues of `locales/en`. */
function textKeyFiles(catalogues: readonly string[]): GeneratedFile[] {
  const groups = groupsOf(catalogues);
  const ofPages = groups.filter(({ name }) => !documentGroups.includes(name));
  const named = ofPages.filter(({ name }) => !wholeGroups.includes(name));
  const ofDocuments = groups.filter(({ name }) =>
    [...documentGroups, ...sharedGroups].includes(name),
  );
  return [
    { path: 'contract/src/site/text-group.ts', text: groupNames(ofPages) },
    { path: 'web/app/lib/english.generated.ts', text: englishTexts(named, '../../../') },
    { path: 'documents/src/english.generated.ts', text: englishTexts(ofDocuments, '../../') },
  ];
}

function groupsOf(catalogues: readonly string[]): Group[] {
  const parts = new Map<string, string[]>();
  for (const path of catalogues.toSorted()) {
    const [name = '', part] = path.slice(0, -'.json'.length).split('/');
    const known = parts.get(name) ?? [];
    parts.set(name, part === undefined ? known : [...known, part]);
  }
  return [...parts].map(([name, of]) => ({ name, parts: of }));
}

function groupNames(groups: readonly Group[]): string {
  return [
    origin,
    '/** A file or folder of `locales/<language>/`; a language has it complete or not at all. */',
    'export type TextGroup =',
    `${groups.map(({ name }) => `  | '${name}'`).join('\n')};`,
    '',
  ].join('\n');
}

function englishTexts(groups: readonly Group[], root: string): string {
  return [
    origin,
    ...groups.flatMap(filesOf).map((file) => {
      return `import type ${typeName(file)} from '${root}locales/en/${file}.json';`;
    }),
    '',
    '/** English is the reference: a key exists when English has it. */',
    'export type English = {',
    ...groups.flatMap(groupType),
    '};',
    '',
  ].join('\n');
}

function filesOf({ name, parts }: Group): string[] {
  return parts.length === 0 ? [name] : parts.map((part) => `${name}/${part}`);
}

function groupType({ name, parts }: Group): string[] {
  if (parts.length === 0) return [`  ${name}: typeof ${name};`];
  return [
    `  ${name}: {`,
    ...parts.map((part) => `    ${propertyName(part)}: typeof ${typeName(`${name}/${part}`)};`),
    '  };',
  ];
}

/** `audit/country-rules` → `auditCountryRules`. */
function typeName(file: string): string {
  return file.replace(/[/-]([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function propertyName(part: string): string {
  return /^\w+$/.test(part) ? part : `'${part}'`;
}

/** Generated files that no longer match the catalogues. */
export function findOutdatedTextKeyFiles(root: string): GeneratedFile[] {
  const catalogues = globSync('{*.json,*/*.json}', { cwd: join(root, 'locales/en') });
  return textKeyFiles(catalogues).filter(
    ({ path, text }) => readFileSync(join(root, path), 'utf8') !== text,
  );
}

if (import.meta.main) {
  for (const { path, text } of findOutdatedTextKeyFiles(repositoryRoot)) {
    writeFileSync(join(repositoryRoot, path), text);
  }
}
