// Compares the catalogues with English and with the code: `npm run i18n`.
import { dynamicTextKeys } from './dynamic-text-keys.ts';
import { concludeCheck, type Finding } from './findings.ts';
import { isTestPath, readFiles, repositoryRoot, type SourceFile } from './repository.ts';
import {
  allTexts,
  baseKeys,
  type CatalogueTexts,
  type CatalogueTree,
  compareTexts,
  readTexts,
} from './text-catalogues.ts';
import { findOutdatedTextKeyFiles, wholeGroups } from './text-keys.ts';
import { findTextUses, type TextUses } from './text-uses.ts';

const reference = 'en';
const completeLanguages = ['en', 'fr', 'it', 'es', 'de', 'pl', 'sk', 'pt'];
const minGroups: Record<string, readonly string[]> = { bg: ['nav', 'hero'] };

/** A group is a file, or a folder whose files are parts: `audit/orders.json` is `audit.orders`. */
const cataloguePath = /^locales\/([^/]+)\/([^/]+(?:\/[^/]+)?)\.json$/;

/** Language → group or part of one → texts. */
export type Catalogues = ReadonlyMap<string, ReadonlyMap<string, CatalogueTexts>>;

export type LanguageReport = {
  readonly language: string;
  readonly completeGroups: number;
  readonly missing: number;
  readonly extra: number;
  readonly differing: number;
  readonly findings: readonly Finding[];
};

export function readCatalogues(files: readonly SourceFile[]): Catalogues {
  const catalogues = new Map<string, Map<string, CatalogueTexts>>();
  for (const { path, text } of files) {
    const [, language = '', file = ''] = cataloguePath.exec(path) ?? [];
    const group = file.replace('/', '.');
    const groups = catalogues.get(language) ?? new Map<string, CatalogueTexts>();
    // Biome has parsed the same file, so it is an object; its leaves are checked here.
    catalogues.set(language, groups.set(group, readTexts(JSON.parse(text) as CatalogueTree)));
  }
  return catalogues;
}

function fileOf(language: string, group: string): string {
  return `locales/${language}/${group.replace('.', '/')}.json`;
}

/** A language has a group completely or not at all, so that a screen doesn't mix two languages. */
export function reportLanguage(language: string, catalogues: Catalogues): LanguageReport {
  const english = catalogues.get(reference) ?? new Map<string, CatalogueTexts>();
  const own = catalogues.get(language) ?? new Map<string, CatalogueTexts>();
  const required = completeLanguages.includes(language)
    ? [...english.keys()]
    : (minGroups[language] ?? []);
  const findings: Finding[] = required
    .filter((group) => !own.has(group))
    .map((group) => ({
      file: fileOf(language, group),
      message: `is missing: English has the group ${group}`,
    }));
  const counts = { completeGroups: 0, missing: 0, extra: 0, differing: 0 };
  for (const [group, texts] of own) {
    const file = fileOf(language, group);
    const groupEnglish = english.get(group);
    if (!groupEnglish) {
      findings.push({ file, message: 'is a group that English does not have' });
      continue;
    }
    const { missing, extra, differing } = compareTexts(language, groupEnglish, texts);
    counts.completeGroups += missing.length === 0 ? 1 : 0;
    counts.missing += missing.length;
    counts.extra += extra.length;
    counts.differing += differing.length;
    findings.push(
      ...missing.map((key) => ({ file, message: `lacks the key ${group}.${key}` })),
      ...extra.map((key) => ({ file, message: `has ${group}.${key}, which English does not` })),
      ...differing.map(({ key, message }) => ({ file, message: `${group}.${key} ${message}` })),
      ...texts.unusable.map((key) => ({ file, message: `${group}.${key} is not a text` })),
    );
  }
  return { language, ...counts, findings };
}

/** Unused English keys, uses of missing keys, and undeclared composed keys. */
export function checkUses(
  english: ReadonlyMap<string, CatalogueTexts>,
  uses: TextUses,
  declared: readonly { readonly pattern: string }[],
): Finding[] {
  const keys = [...english].flatMap(([group, texts]) =>
    baseKeys(texts).map((key) => ({ group, key: `${group}.${key}` })),
  );
  const known = new Set(keys.map(({ key }) => key));
  const groups = new Set([...english.keys()].map(groupOf));
  const nested = [...english.values()].flatMap(allTexts).flatMap(nestedKeys);
  const named = new Set([...uses.literals, ...nested]);
  const composed = new Set(uses.patterns.map(({ key }) => key));
  const patterns = new Set(declared.map(({ pattern }) => pattern));
  const isComposed = (key: string) => [...patterns].some((pattern) => matches(pattern, key));
  return [
    ...keys
      .filter(({ key }) => !named.has(key) && !isComposed(key) && !isOfWholeGroup(key))
      .map(({ group, key }) => ({
        file: fileOf(reference, group),
        message: `${key} is used nowhere`,
      })),
    ...uses.keys
      .filter(({ key }) => groups.has(groupOf(key)) && !known.has(key))
      .map(({ key, ...at }) => ({ ...at, message: `${key} is not an English key` })),
    ...uses.patterns
      .filter(({ key }) => !patterns.has(key))
      .map(({ key, ...at }) => ({
        ...at,
        message: `composed key ${key} is not declared in dynamic-text-keys.ts`,
      })),
    ...[...patterns]
      .filter((pattern) => !composed.has(pattern))
      .map((pattern) => ({
        file: 'checks/src/dynamic-text-keys.ts',
        message: `${pattern} is composed nowhere`,
      })),
  ];
}

function groupOf(key: string): string {
  return key.split('.', 1)[0] ?? '';
}

function isOfWholeGroup(key: string): boolean {
  return wholeGroups.includes(groupOf(key));
}

function matches(pattern: string, key: string): boolean {
  const parts = pattern.split('.');
  const keyParts = key.split('.');
  const isSame = (part: string, index: number) => part === '*' || part === keyParts[index];
  return parts.length === keyParts.length && parts.every(isSame);
}

function nestedKeys(text: string): string[] {
  return [...text.matchAll(/\$t\(\s*([\w.]+)/g)].map(([, key = '']) => key);
}

function printTable(reports: readonly LanguageReport[], groups: number): void {
  console.log('language  groups  missing  extra  differing');
  for (const { language, completeGroups, missing, extra, differing } of reports) {
    const cells = [`${completeGroups}/${groups}`, missing, extra, differing].map(String);
    const [share = '', ...counts] = cells;
    const columns = counts.map((count, index) => count.padStart([7, 5, 9][index] ?? 0));
    console.log([language.padEnd(8), share.padStart(6), ...columns].join('  '));
  }
}

function isScreenSource(path: string): boolean {
  return (
    /^(web\/app|documents\/src|contract\/src\/(site|settings))\/.*\.tsx?$/.test(path) &&
    !isTestPath(path)
  );
}

/** The type of text keys is generated from the catalogues; new ones must be in it. */
function checkTextKeys(root: string): Finding[] {
  const message = 'lacks a group of locales/en or has one too many: run `npm run text-keys`';
  return findOutdatedTextKeyFiles(root).map(({ path }) => ({ file: path, message }));
}

if (import.meta.main) {
  const catalogues = readCatalogues(readFiles(repositoryRoot, (path) => cataloguePath.test(path)));
  const english = catalogues.get(reference) ?? new Map<string, CatalogueTexts>();
  const required = [...completeLanguages, ...Object.keys(minGroups)];
  const languages = [...new Set([...required, ...[...catalogues.keys()].sort()])];
  const reports = languages.map((language) => reportLanguage(language, catalogues));
  const uses = findTextUses(readFiles(repositoryRoot, isScreenSource));
  printTable(reports, english.size);
  concludeCheck(`${english.size} groups in ${catalogues.size} languages`, [
    ...reports.flatMap(({ findings }) => findings),
    ...checkUses(english, uses, dynamicTextKeys),
    ...checkTextKeys(repositoryRoot),
  ]);
}
