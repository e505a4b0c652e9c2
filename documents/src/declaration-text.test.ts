import { expect, test } from 'vitest';
import { declarationText } from './documents.ts';
import type { DeclarationText } from './documents.types.ts';

const languages = ['en', 'fr', 'it', 'es', 'de', 'pl', 'sk', 'pt'] as const;
const buys = ['content', 'service', 'both'] as const;

function declared(
  kind: DeclarationText['kind'],
  what: DeclarationText['buys'],
  language: Parameters<typeof declarationText>[1],
): string {
  return declarationText({ kind, buys: what, country: 'GR' }, language);
}

test('content: asks for it at once, and knows that opening it ends the right', () => {
  expect(declared('supply', 'content', 'en')).toBe(
    'I expressly agree and request that you supply the digital content immediately, before the 14-day withdrawal period ends.',
  );
  expect(declared('withdrawal', 'content', 'en')).toBe(
    'I acknowledge that I lose my right of withdrawal as soon as I open or download the content.',
  );
});

test('service: asks for the beginning, and knows what is paid after a withdrawal', () => {
  expect(declared('supply', 'service', 'en')).toBe(
    'I expressly request that you begin the service immediately, before the 14-day withdrawal period ends.',
  );
  expect(declared('withdrawal', 'service', 'en')).toContain(
    'I pay for what has been provided until then',
  );
});

test.each(languages)('each form has words of its own, with the period: %s', (language) => {
  const supply = buys.map((what) => declared('supply', what, language));
  const withdrawal = buys.map((what) => declared('withdrawal', what, language));
  expect(new Set([...supply, ...withdrawal]).size).toBe(6);
  for (const text of supply) expect(text).toContain('14');
});

test.each([
  ['en', 'I confirm that I live in this country: Greece.'],
  ['de', 'Ich bestätige, dass ich in diesem Land wohne: Griechenland.'],
  ['sk', 'Potvrdzujem, že bývam v tejto krajine: Grécko.'],
  // A language without its own declarations uses English, including the country name.
  ['el', 'I confirm that I live in this country: Greece.'],
] as const)('a residence is named: %s', (language, text) => {
  expect(declared('residence', 'content', language)).toBe(text);
});

test.each([
  ['en', 'I confirm that my company is established in this country: Greece.'],
  ['de', 'Ich bestätige, dass mein Unternehmen in diesem Land ansässig ist: Griechenland.'],
] as const)('where a company is established is named: %s', (language, text) => {
  expect(declared('establishment', 'content', language)).toBe(text);
});
