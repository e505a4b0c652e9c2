import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBankCsv } from './bank-csv.ts';
import { parseCreditorReference, toCreditorReference } from './to-creditor-reference.ts';

const november16 = '2026-11-16';
const paid = { bookedOn: november16, amount: 49_00, payer: null, isReadable: true };

describe('readBankCsv', () => {
  test.each([
    {
      bank: 'a German bank',
      csv: [
        '"Kontonummer:";"DE02120300000000202051"',
        '',
        '"Buchungstag";"Wertstellung";"Verwendungszweck";"Betrag (EUR)";"Währung"',
        '"16.11.2026";"17.11.2026";"RF69 1000 01 Kurs";"49,00";"EUR"',
      ],
      line: 4,
    },
    {
      bank: 'an Irish bank',
      csv: ['Date,Description,Amount,Balance', '16/11/2026,RF69 1000 01 Kurs,"49.00","1,049.00"'],
      line: 2,
    },
    {
      bank: 'a Slovak bank',
      csv: [
        'Dátum zaúčtovania;Suma;Mena;Protiúčet;Referencia platiteľa',
        '16.11.2026;+49,00;EUR;SK31;RF69 1000 01 Kurs',
      ],
      line: 2,
    },
    {
      bank: 'a French bank with a column for each direction',
      csv: ['Date;Libellé;Débit;Crédit', '16/11/2026;RF69 1000 01 Kurs;;49,00'],
      line: 2,
    },
    {
      bank: 'a Dutch bank that says the direction in words',
      csv: [
        '"Datum","Naam","Af Bij","Bedrag (EUR)","Mededelingen"',
        '"20261116","Jan","Bij","49,00","RF69 1000 01 Kurs"',
      ],
      line: 2,
    },
    {
      bank: 'a Polish bank',
      csv: [
        'Data księgowania\tTytułem\tKwota\tWaluta',
        '2026-11-16\tRF69 1000 01 Kurs\t49,00\tEUR',
      ],
      line: 2,
    },
    {
      bank: 'an Italian bank that fills the other direction with a nought',
      csv: ['Data contabile;Causale;Dare;Avere', '16/11/2026;RF69 1000 01 Kurs;0,00;49,00'],
      line: 2,
    },
    {
      bank: 'an Austrian bank whose Valuta is a day',
      csv: [
        'Buchungsdatum;Valuta;Betrag;Zahlungsreferenz',
        '16.11.2026;17.11.2026;49,00;RF69 1000 01 Kurs',
      ],
      line: 2,
    },
  ])('understands $bank', ({ csv, line }) => {
    const [read, ...others] = readBankCsv(csv.join('\r\n'));
    expect(read).toEqual({ ...paid, line, reference: 'RF69 1000 01 Kurs' });
    expect(others).toEqual([]);
  });

  const header = 'Buchungstag;Betrag;Währung;Verwendungszweck;Kundenreferenz';

  function only(line: string) {
    return readBankCsv(`${header}\n${line}`)[0];
  }

  test('puts all texts together, without making one number of two', () => {
    expect(only('16.11.2026;49,00;EUR;Order 7;RF69100001')?.reference).toBe('Order 7, RF69100001');
    expect(only('16.11.2026;49,00;EUR;;')?.reference).toBeNull();
  });

  test.each([
    { column: 'Auftraggeber / Begünstigter', payer: 'Jana Kováčová' },
    { column: 'Counterparty Name', payer: 'Jana Kováčová' },
    { column: 'Názov protiúčtu', payer: 'Jana Kováčová' },
    { column: 'Saldo', payer: null },
  ])('names the payer from a column called $column', ({ column, payer }) => {
    const csv = `Buchungstag;Betrag;Verwendungszweck;${column}\n16.11.2026;49,00;x;Jana Kováčová`;
    expect(readBankCsv(csv)[0]).toMatchObject({ reference: 'x', payer });
  });

  test('reads a column that may hold the reference as that, whoever else it names', () => {
    const csv = 'Datum;Bedrag;Tegenpartij omschrijving\n16-11-2026;49,00;J. de Vries RF69100001';
    expect(readBankCsv(csv)[0]).toMatchObject({ reference: 'J. de Vries RF69100001', payer: null });
  });

  test('sees what went', () => {
    expect(only('16.11.2026;-49,00;EUR;Rent;')).toMatchObject({ ...paid, amount: -49_00 });
    const split = readBankCsv('Date;Debit;Credit;Details\n16/11/2026;49.00;;Rent');
    expect(split[0]).toMatchObject({ ...paid, amount: -49_00 });
    const worded = readBankCsv('Datum;Bedrag;Af Bij;Omschrijving\n16-11-2026;49,00;Af;Huur');
    expect(worded[0]).toMatchObject({ ...paid, amount: -49_00 });
  });

  test.each([
    { why: 'another currency', line: '16.11.2026;49,00;CZK;x;', amount: null },
    { why: 'no amount', line: '16.11.2026;;EUR;x;', amount: null },
    { why: 'an amount that is none', line: '16.11.2026;4,9,00;EUR;x;', amount: null },
    { why: 'no day', line: ';49,00;EUR;x;', amount: 49_00 },
    { why: 'too few cells', line: 'Total', amount: null },
  ])('reports a line with $why', ({ line, amount }) => {
    expect(only(line)).toMatchObject({ line: 2, amount, isReadable: false });
  });

  test('does not take a line for a payment that came and went', () => {
    const [line] = readBankCsv('Date;Debit;Credit;Details\n16/11/2026;1.00;2.00;x');
    expect(line).toMatchObject({ amount: null, isReadable: false });
  });

  test('reports every line of a file without header', () => {
    const lines = readBankCsv('16.11.2026;49,00;RF69100001\n\n17.11.2026;1,00;x');
    expect(lines.map(({ line }) => line)).toEqual([1, 3]);
    expect(lines.some(({ isReadable }) => isReadable)).toBe(false);
  });

  test('finds nothing in nothing', () => {
    expect(readBankCsv('')).toEqual([]);
    expect(readBankCsv(header)).toEqual([]);
  });

  test('reads any payment that a bank could write', () => {
    const payment = fc.record({
      order: fc.integer({ min: 100_001, max: 99_999_999 }),
      cents: fc.integer({ min: -9_999_999, max: 9_999_999 }),
      // Free text that can't be mistaken for a reference.
      words: fc.stringMatching(/^[a-eg-z ;,"\n]{0,20}$/),
    });
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 5 }), (payments) => {
        const rows = payments.map(({ order, cents, words }) => {
          const purpose = `${words} ${toCreditorReference(order)}`.replaceAll('"', '""');
          return `16.11.2026;${(cents / 100).toFixed(2).replace('.', ',')};EUR;"${purpose}";`;
        });
        const read = readBankCsv([header, ...rows].join('\n'));
        expect(read.map(({ amount }) => amount)).toEqual(payments.map(({ cents }) => cents));
        expect(read.map(({ reference }) => parseCreditorReference(reference ?? ''))).toEqual(
          payments.map(({ order }) => order),
        );
      }),
    );
  });

  test('is never upset, whatever the file', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readBankCsv(`Date;Amount;Details\n${text}`)).toBeInstanceOf(Array);
      }),
    );
  });
});
