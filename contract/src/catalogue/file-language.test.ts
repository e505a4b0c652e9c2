import { expect, test } from 'vitest';
import { fileLanguage, nameInLanguage, nameWithoutLanguage } from './file-language.ts';

test.each([
  ['forbidden-trading.de.pdf', 'de', 'forbidden-trading.pdf'],
  ['forbidden-trading.pdf', null, 'forbidden-trading.pdf'],
  ['forbidden-trading.xx.pdf', null, 'forbidden-trading.xx.pdf'],
  ['a.de.b.pdf', null, 'a.de.b.pdf'],
  ['de.pdf', null, 'de.pdf'],
  ['bands.mq5', null, 'bands.mq5'],
])('reads the language off %s', (name, language, plain) => {
  expect(fileLanguage(name)).toBe(language);
  expect(nameWithoutLanguage(name)).toBe(plain);
});

test('puts a language into a name where it is read again', () => {
  const name = nameInLanguage('files/forbidden-trading.pdf', 'sk');
  expect(name).toBe('files/forbidden-trading.sk.pdf');
  expect(fileLanguage(name)).toBe('sk');
});
