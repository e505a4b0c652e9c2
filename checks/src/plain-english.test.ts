import { expect, test } from 'vitest';
import { readFiles, repositoryRoot, type SourceFile } from './repository.ts';

/** Wordings that sound translated. */
const banned = [
  /could(n’t| not) be (read|loaded|sent|saved)/i,
  /\b(is|are) not there\b/i,
  /\bdo(es)? not fit\b/i,
  /\bhand(ed)? in\b/i,
  /unwanted mail/i,
  /\b(whoever|anybody|somebody)\b/i,
  /\bas often as it could be\b/i,
  /\bmean to buy\b/i,
  /\bfor good\b/i,
  /\b(anew|by (itself|themselves))\b/i,
  /\bwho comes\b/i,
  /\b(becomes?|become) free\b/i,
  /\bin per ?cent\b/i,
  /\bBesides,/,
  /\b(does|do)n’t exist any more\b/i,
  /\bdisappears? from\b/i,
];

/** Words for which the texts have another one: one word for one thing. */
const replaced = [
  /\blanding page\b/i,
  /\bVAT ID\b/,
  /\bthe administration\b/i,
  /\bswitch(ed|es)? (it )?(on|off)\b/i,
  /\bstraight away\b/i,
  /\banymore\b/i,
  /\b(an|your|our|the|this|no|send|answer) objections?\b/i,
];

/** Words that comments and docs once used instead of the industry's. */
const privateWords = [
  /\b(whoever|somebody|anybody|everybody)\b(?!'s)/i,
  /\b(anew|nought)\b/i,
  /\bby (itself|themselves)\b/i,
  /\bfor good\b/i,
  /\b(kept|shared) pages?\b/i,
  /\blive news\b/i,
  /\b(worked out|written down|works out|writes down)\b/i,
  /\b(is|are) not there\b/i,
  /\bunless told\b/i,
  /\b(handed|hands) (in|on)\b/i,
  /\b(is|are) away\b/i,
  /\bjudged\b/i,
  /(?<!express )\bwish(es)?\b/i,
  /\bgo(es)? on with\b/i,
  /\bmended\b/i,
  /\baccess walk\b/i,
];

/** The same in identifiers. */
const privateNames =
  /\b(\w*[a-z]Anew|wish|[A-Z]?\w*Wish|isForGood|\w*[pP]atienceMs|\w*Hindrance|\w*tellOf\w*|longest[A-Z]\w*Ms)\b/;

function textsOf(node: object, path: string): [string, string][] {
  return Object.entries(node).flatMap(([name, child]: [string, object | string]) =>
    typeof child === 'string'
      ? [[`${path}.${name}`, child] satisfies [string, string]]
      : textsOf(child, `${path}.${name}`),
  );
}

/** Comments of code, or the text of a document, without code, links and quotations. */
function proseOf({ path, text }: SourceFile): string[] {
  const lines = path.endsWith('.md')
    ? text.replaceAll(/```[\s\S]*?```/g, '').split('\n')
    : text.split('\n').filter((line) => /^\s*(\/\/|\/\*|\*)/.test(line));
  return lines.map((line) =>
    line.replaceAll(/`[^`]*`|\]\([^)\s]*\)|https?:\/\/\S+|"[^"]*"|“[^”]*”/g, ''),
  );
}

function isProse(path: string): boolean {
  return (
    /\.(ts|tsx|mjs|md)$/.test(path) &&
    !/^(locales|content|server\/migrations)\/|^(CHANGELOG|bench\/results|docs\/nightly)\.md$|\.generated\.ts$/.test(
      path,
    )
  );
}

test('English texts avoid wordings that sound translated, and words that have been replaced', () => {
  const isEnglish = (path: string) => /^locales\/en\/.*\.json$/.test(path);
  const texts = readFiles(repositoryRoot, isEnglish).flatMap(({ path, text }) =>
    textsOf(JSON.parse(text), path.replace(/^locales\/en\/|\.json$/g, '')),
  );
  const found = texts.filter(([, text]) =>
    [...banned, ...replaced].some((pattern) => pattern.test(text)),
  );
  expect(found.map(([key]) => key)).toEqual([]);
});

test('comments and docs use the words of the industry', () => {
  const found = readFiles(repositoryRoot, isProse).flatMap((file) =>
    proseOf(file)
      .filter((line) => privateWords.some((pattern) => pattern.test(line)))
      .map((line) => `${file.path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test('names use the words of the industry', () => {
  const found = readFiles(repositoryRoot, (path) => isProse(path) && !path.endsWith('.md'))
    .filter(({ path }) => path !== 'checks/src/plain-english.test.ts')
    .filter(({ text }) => privateNames.test(text))
    .map(({ path }) => path);
  expect(found).toEqual([]);
});
