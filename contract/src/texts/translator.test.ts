import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { defaultLanguage, intlLocale, languages } from '../locale.ts';
import { type Catalogue, fillText, translate } from './translator.ts';

const folder = join(import.meta.dirname, '../../../locales');
const counts = [0, 1, 2, 3, 5, 11, 21, 22, 101, 1.5, 1_000_000];
const plural = /_(zero|one|two|few|many|other)$/;

/** All groups of a language, including split ones. */
function readCatalogue(path: string): Catalogue {
  const entries = readdirSync(path, { withFileTypes: true }).filter(
    ({ name }) => !name.endsWith('.md'),
  );
  return Object.fromEntries(
    entries.map((entry) => {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) return [entry.name, readCatalogue(inner)];
      return [entry.name.replace('.json', ''), JSON.parse(readFileSync(inner, 'utf8'))];
    }),
  );
}

function leaves(node: Catalogue, before = ''): [key: string, text: string][] {
  return Object.entries(node).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[before + name, value]] : leaves(value, `${before}${name}.`),
  );
}

const english = readCatalogue(join(folder, defaultLanguage));

describe.each(languages.map(({ code }) => code))('the catalogues in %s', (language) => {
  const own = readCatalogue(join(folder, language));
  const order = [
    { language, texts: own },
    { language: defaultLanguage, texts: english },
  ];
  const locale = intlLocale(language);
  const i18n = createInstance();
  void i18n.init({
    lng: locale,
    fallbackLng: defaultLanguage,
    resources: { en: { translation: english }, [locale]: { translation: own } },
    initAsync: false,
    interpolation: { escapeValue: false },
  });

  test('read as i18next reads them, English standing in', () => {
    const different: string[] = [];
    for (const [name, text] of leaves(english)) {
      const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, each = '']) => each);
      const values = Object.fromEntries(names.map((each) => [each, `<${each}> $& 7`]));
      const [key, tried] = plural.test(name) ? [name.replace(plural, ''), counts] : [name, ['3']];
      for (const count of tried) {
        const given = { ...values, count };
        const ours = translate(order, key, given);
        if (ours !== i18n.t(key, given)) different.push(`${key} ${count}: ${ours}`);
      }
    }
    expect(different).toEqual([]);
  });
});

test('what no language has is its key; what has no value leaves nothing behind', () => {
  const order = [{ language: defaultLanguage, texts: { nav: { hello: 'Hello {{name}}!' } } }];
  expect(translate(order, 'nav.nowhere')).toBe('nav.nowhere');
  expect(translate(order, 'nav')).toBe('nav');
  expect(translate(order, 'nav.constructor')).toBe('nav.constructor');
  expect(translate(order, 'nav.hello')).toBe('Hello !');
});

test('a value is not filled in again', () => {
  expect(fillText('{{a}} and {{ b }}', { a: '{{b}}', b: '$1' })).toBe('{{b}} and $1');
});
