import { moneySchema } from '@danube/contract/money.ts';
import { expect, test } from 'vitest';
import { writeBankFile } from './bank-file.ts';
import { toSepaCharacters } from './sepa-characters.ts';

test('control sums are added in cents', () => {
  const amounts = [10, 20, 1_999_999_999, 5];
  const xml = writeBankFile({
    id: '0192-ab',
    madeAt: new Date('2026-12-01T08:00:00Z'),
    executeOn: '2026-12-01',
    from: { holder: 'Danube', iban: 'SK3112000000198742637541', bic: 'TATRSKBX' },
    payments: amounts.map((amount, place) => ({
      id: `P${place}`,
      amount: moneySchema.parse(amount),
      holder: 'A <b> & "c"',
      iban: 'DE89370400440532013000',
      text: 'Commission',
    })),
  });
  expect(xml).toContain('<NbOfTxs>4</NbOfTxs><CtrlSum>20000000.34</CtrlSum>');
  expect(xml).toContain('<InstdAmt Ccy="EUR">0.05</InstdAmt>');
  expect(xml).toContain('<Nm>A b c</Nm>');
  expect(xml).toContain('<ReqdExctnDt><Dt>2026-12-01</Dt></ReqdExctnDt>');
});

test.each([
  ['Tomáš Baláž', 'Tomas Balaz'],
  ['Łukasz Żółć', 'Lukasz Zolc'],
  ['Jörg Strauß', 'Jorg Strauss'],
  ['Θεόδωρος Ψαράς', 'Theodoros Psaras'],
  ['Щерьо Жеков', 'Shteryo Zhekov'],
  ['Søren Ærø', 'Soren Aero'],
])('%s is %s to every bank', (name, letters) => {
  expect(toSepaCharacters(name)).toBe(letters);
});
