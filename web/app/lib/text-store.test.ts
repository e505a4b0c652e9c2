import { expect, test } from 'vitest';
import type { TextKey } from './text-keys.ts';
import { createTextStore } from './text-store.ts';

const catalogues = {
  en: { nav: { courses: 'Courses', blog: 'Blog' }, hero: { start: 'Start' } },
  de: { nav: { courses: 'Kurse' } },
} as const;

function germanTexts() {
  const store = createTextStore('de', () => undefined);
  store.add('nav', catalogues.de.nav, catalogues.en.nav);
  store.add('hero', undefined, catalogues.en.hero);
  return store;
}

test('[R4.18] speaks the current language, else English, else names the key', () => {
  const { translate } = germanTexts();
  expect(translate('nav.courses')).toBe('Kurse');
  expect(translate('nav.blog')).toBe('Blog');
  expect(translate('hero.start')).toBe('Start');
  const unknown = 'nav.nowhere' as TextKey; // A key that doesn't exist.
  expect(translate(unknown)).toBe('nav.nowhere');
});

test('knows which groups are written in the language and which stand in for it', () => {
  const store = germanTexts();
  expect(store.isTranslated('nav')).toBe(true);
  expect(store.isTranslated('hero')).toBe(false);
});

test('downloads English only where the language lacks the group', async () => {
  const requested: string[] = [];
  const store = createTextStore('de', (language, group) => {
    requested.push(`${language} ${group}`);
    return language === 'de' && group === 'hero' ? undefined : {};
  });
  await store.load('nav');
  await store.load('hero');
  await store.load('hero');
  expect(requested).toEqual(['de nav', 'de hero', 'en hero']);
});

test('asks again for a group whose download failed', async () => {
  let isDown = true;
  const store = createTextStore('de', () => {
    if (isDown) throw new Error('offline');
    return { courses: 'Kurse' };
  });
  await expect(store.load('nav')).rejects.toThrow('offline');
  isDown = false;
  await store.load('nav');
  expect(store.translate('nav.courses')).toBe('Kurse');
});
