import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { communityRules, currentRulesVersion, rulesVersions } from './community-rules.ts';

/** Fingerprints of version 1 of the rules, by language. */
const firstVersion = {
  en: '1a113760e0f1ae28',
  de: 'f76d653b0b11f2b1',
  fr: 'e1ca2b61d102dcdc',
  it: '984902bab17ca225',
  es: 'e5e15ec12c10f88c',
  pl: '451e7da9579772d9',
  sk: '03752bf2be00cdb7',
  pt: '6eebdab5fd402fe9',
} as const;

function textsOf(language: string): Record<string, unknown> {
  const path = join(import.meta.dirname, `../../../locales/${language}/rules.json`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

test.each(Object.entries(firstVersion))(
  'version 1 says the same in %s as when it was published: add a version instead',
  (language, digest) => {
    // Line-break hints aren't part of the wording.
    const words = JSON.stringify(textsOf(language).v1).replaceAll('\u00a0', ' ');
    expect(createHash('sha256').update(words).digest('hex').slice(0, 16)).toBe(digest);
  },
);

test('the current version is the last one, and names every rule', () => {
  expect(rulesVersions.at(-1)?.version).toBe(currentRulesVersion);
  expect(Object.keys(textsOf('en')[`v${currentRulesVersion}`] ?? {})).toEqual([...communityRules]);
});
