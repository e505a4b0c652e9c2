import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { FillLabels } from './read-articles.ts';

/** Takes quoted labels from the interface texts, so that they match the buttons. */
export function labelsFrom(locales: string): FillLabels {
  const groups = new Map<string, unknown>();
  function groupOf(language: LanguageCode, name: string): unknown {
    const path = join(locales, language, `${name}.json`);
    const known = groups.get(path);
    if (known) return known;
    const group: unknown = JSON.parse(readFileSync(path, 'utf8'));
    groups.set(path, group);
    return group;
  }
  return (language, text) =>
    text.replaceAll(/\{\{([\w.]+)\}\}/g, (_, key: string) => {
      const [name = '', ...path] = key.split('.');
      const label = path.reduce(getProperty, groupOf(language, name));
      if (typeof label !== 'string') throw new Error(`no text ${key} in ${language}`);
      return label;
    });
}

function getProperty(node: unknown, name: string): unknown {
  if (typeof node !== 'object' || node === null) return undefined;
  return new Map<string, unknown>(Object.entries(node)).get(name);
}
