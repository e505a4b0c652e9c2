import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageCode, languages } from '@danube/contract/locale.ts';
import { expect, test } from 'vitest';
import { promisesProfit } from './profit-promise.ts';

/** One per language, as found in chats. */
const promises: Readonly<Record<LanguageCode, string>> = {
  en: 'Guaranteed profits of 20% a week, write to me on Telegram',
  de: 'Garantierte Gewinne von 20 % pro Woche, schreib mir',
  fr: 'Rendement garanti de 20 % par semaine',
  it: 'Profitti garantiti ogni settimana, scrivimi',
  es: 'Ganancias garantizadas del 20 % a la semana',
  pl: 'Gwarantowany zysk 20% tygodniowo',
  sk: 'Zaručený zisk 20 % týždenne, napíšte mi',
  cs: 'Garantovaný výnos 20 % týdně',
  hu: 'Garantált hozam heti 20%',
  hr: 'Zajamčena dobit od 20 % tjedno',
  sl: 'Zajamčen dobiček vsak teden',
  ro: 'Profit garantat de 20% pe săptămână',
  bg: 'Гарантирана печалба всяка седмица',
  el: 'Εγγυημένα κέρδη κάθε εβδομάδα',
  pt: 'Lucro garantido todas as semanas',
  nl: 'Gegarandeerde winst van 20% per week',
  da: 'Garanteret afkast hver uge',
  sv: 'Garanterad avkastning varje vecka',
  fi: 'Taattu voitto joka viikko',
  et: 'Garanteeritud kasum iga nädal',
  lv: 'Garantēta peļņa katru nedēļu',
  lt: 'Garantuotas pelnas kiekvieną savaitę',
  mt: 'Profitt garantit kull ġimgħa',
  ga: 'Brabús ráthaithe gach seachtain',
};

test.each(languages.map(({ code }) => [code, promises[code]]))('%s: “%s” is flagged', (_, text) => {
  expect(promisesProfit(text)).toBe(true);
});

test.each([
  'Guаrаntееd рrоfit every day',
  'Gua\u200branteed pro\u00adfit',
  'ᴳᵘᵃʳᵃⁿᵗᵉᵉᵈ ｐｒｏｆｉｔｓ',
  'zaruceny zisk bez namahy',
  'Double your money in 48 hours',
])('a disguise doesn’t help: %s', (text) => {
  expect(promisesProfit(text)).toBe(true);
});

test.each([
  'There is no guaranteed profit in trading.',
  'Nobody can promise guaranteed returns',
  'Es gibt keine garantierten Gewinne',
  'Neexistuje zaručený zisk',
  'My stop was hit, the profit of the week is gone',
])('a warning isn’t a promise: %s', (text) => {
  expect(promisesProfit(text)).toBe(false);
});

test('the academy’s own lessons are never flagged, in any language', () => {
  const content = join(import.meta.dirname, '../../../../../content/courses');
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  // A paragraph is about as long as a message.
  const flagged = files.flatMap((name) =>
    readFileSync(join(content, name), 'utf8')
      .split(/\n\s*\n/)
      .filter(promisesProfit)
      .map((paragraph) => `${name}: ${paragraph}`),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(flagged).toEqual([]);
});
