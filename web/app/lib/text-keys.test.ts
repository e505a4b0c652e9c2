import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const complete = ['en', 'de', 'es', 'fr', 'it', 'pl', 'sk', 'pt'];
const specified = [
  'nav.courses',
  'hero.title',
  'welcome.cta',
  'features.title',
  'courses.title',
  'instructors.title',
];

it.each(complete)('[R3.04b] texts are keyed by language and dotted key: %s', (language) => {
  for (const name of specified) {
    const [group, key = ''] = name.split('.');
    const url = new URL(`../../../locales/${language}/${group}.json`, import.meta.url);
    expect(JSON.parse(readFileSync(url, 'utf8'))[key], name).toMatch(/\S/);
  }
});
