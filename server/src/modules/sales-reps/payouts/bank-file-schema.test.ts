import { moneySchema } from '@danube/contract/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readXml, type XmlElement } from '../bank-report/read-xml.ts';
import { writeBankFile } from './bank-file.ts';

/**
 * Written from the SEPA schema of pain.001.001.09 (EPC132-08, 2023), which isn't part of the repository:
 * its elements in order, for what our file uses; `!` is required, `+` is required and repeatable.
 * Text has a pattern. The README says how to validate a file against the schema itself.
 */
const sequences: Readonly<Record<string, readonly string[] | RegExp>> = {
  Document: ['CstmrCdtTrfInitn!'],
  CstmrCdtTrfInitn: ['GrpHdr!', 'PmtInf+'],
  GrpHdr: ['MsgId!', 'CreDtTm!', 'NbOfTxs!', 'CtrlSum!', 'InitgPty!'],
  PmtInf: [
    'PmtInfId!',
    'PmtMtd!',
    'BtchBookg',
    'NbOfTxs!',
    'CtrlSum!',
    'PmtTpInf',
    'ReqdExctnDt!',
    'Dbtr!',
    'DbtrAcct!',
    'DbtrAgt!',
    'UltmtDbtr',
    'ChrgBr',
    'CdtTrfTxInf+',
  ],
  CdtTrfTxInf: [
    'PmtId!',
    'PmtTpInf',
    'Amt!',
    'ChrgBr',
    'UltmtDbtr',
    'CdtrAgt',
    'Cdtr!',
    'CdtrAcct!',
    'UltmtCdtr',
    'Purp',
    'RmtInf',
  ],
  PmtTpInf: ['InstrPrty', 'SvcLvl', 'LclInstrm', 'CtgyPurp'],
  SvcLvl: ['Cd!'],
  ReqdExctnDt: ['Dt!'],
  InitgPty: ['Nm!', 'PstlAdr', 'Id'],
  Dbtr: ['Nm!', 'PstlAdr', 'Id'],
  Cdtr: ['Nm!', 'PstlAdr', 'Id'],
  DbtrAcct: ['Id!', 'Ccy', 'Prxy'],
  CdtrAcct: ['Id!', 'Ccy', 'Prxy'],
  Id: ['IBAN!'],
  DbtrAgt: ['FinInstnId!'],
  FinInstnId: ['BICFI!', 'Othr'],
  PmtId: ['InstrId', 'EndToEndId!'],
  Amt: ['InstdAmt!'],
  RmtInf: ['Ustrd', 'Strd'],
  MsgId: /^[A-Za-z0-9+?/:().,' -]{1,35}$/,
  PmtInfId: /^[A-Za-z0-9+?/:().,' -]{1,35}$/,
  EndToEndId: /^[A-Za-z0-9+?/:().,' -]{1,35}$/,
  CreDtTm: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/,
  Dt: /^\d{4}-\d\d-\d\d$/,
  NbOfTxs: /^\d{1,15}$/,
  CtrlSum: /^\d{1,15}\.\d\d$/,
  // At least a cent.
  InstdAmt: /^(?!0+\.00$)\d{1,9}\.\d\d$/,
  PmtMtd: /^TRF$/,
  Cd: /^SEPA$/,
  ChrgBr: /^SLEV$/,
  Nm: /^[A-Za-z0-9+?/:().,' -]{1,70}$/,
  IBAN: /^[A-Z]{2}\d{2}[A-Za-z0-9]{1,30}$/,
  BICFI: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
  Ustrd: /^[A-Za-z0-9+?/:().,' -]{1,140}$/,
};

/** Each element's attributes; the schema knows no others. */
const attributes: Readonly<Record<string, string>> = {
  Document: 'xmlns=urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
  InstdAmt: 'Ccy=EUR',
};

/** What the schema would reject; empty for a valid file. */
function findSchemaErrors(element: XmlElement, path = element.name): string[] {
  const rule = sequences[element.name];
  if (rule === undefined) return [`${path} is not in the schema`];
  const written = [...element.attributes].map((pair) => pair.join('=')).join(' ');
  if (written !== (attributes[element.name] ?? '')) return [`${path} has "${written}"`];
  if (rule instanceof RegExp) {
    const isText = element.children.length === 0 && rule.test(element.text);
    return isText ? [] : [`${path} is "${element.text}"`];
  }
  const names = rule.map((entry) => entry.replace(/[!+]$/, ''));
  const places = element.children.map(({ name }) => names.indexOf(name));
  const isOrdered = places.every((place, at) => place >= 0 && place >= (places[at - 1] ?? 0));
  const counts = Map.groupBy(element.children, ({ name }) => name);
  const missing = rule.filter((entry) => /[!+]$/.test(entry) && !counts.has(entry.slice(0, -1)));
  const repeated = rule.filter((entry) => !entry.endsWith('+') && isRepeated(counts, entry));
  return [
    ...(isOrdered && element.text.trim() === '' ? [] : [`${path} has another order or text`]),
    ...missing.map((entry) => `${path} lacks ${entry}`),
    ...repeated.map((entry) => `${path} repeats ${entry}`),
    ...element.children.flatMap((child) => findSchemaErrors(child, `${path}/${child.name}`)),
  ];
}

function isRepeated(counts: ReadonlyMap<string, readonly XmlElement[]>, entry: string): boolean {
  return (counts.get(entry.replace(/!$/, ''))?.length ?? 0) > 1;
}

const payment = fc.record({
  id: fc.stringMatching(/^[0-9a-f]{12}-[0-9a-f]{12}$/),
  amount: fc.integer({ min: 1, max: 99_999_999 }).map((cents) => moneySchema.parse(cents)),
  // As the bank form accepts them: at least one letter that can be transliterated to Latin.
  holder: fc.string({ maxLength: 69, unit: 'grapheme' }).map((name) => `Č${name}`),
  iban: fc.constantFrom('SK3112000000198742637541', 'MT84MALT011000012345MTLCAST001S'),
  text: fc.constant('Commission 2026-12'),
});

test('the bank’s file has every element that the schema asks for, in its order, and no other', () => {
  fc.assert(
    fc.property(fc.array(payment, { minLength: 1, maxLength: 20 }), (payments) => {
      const xml = writeBankFile({
        id: '0192f3e8-8a51-7c11-9f0a-2b6d4c8e1a90',
        executeOn: '2026-12-01',
        payments,
        madeAt: new Date('2026-12-01T08:00:00.123Z'),
        from: {
          holder: 'Danube & Söhne <s.r.o.>',
          iban: 'SK3112000000198742637541',
          bic: 'TATRSKBX',
        },
      });
      const document = readXml(xml);
      expect(document ? findSchemaErrors(document) : ['not XML']).toEqual([]);
      const cents = [...xml.matchAll(/<InstdAmt Ccy="EUR">(\d+)\.(\d\d)</g)].map(
        ([, euros, rest]) => BigInt(`${euros}${rest}`),
      );
      const sum = cents.reduce((all, amount) => all + amount, 0n);
      const written = [...xml.matchAll(/<CtrlSum>(\d+)\.(\d\d)</g)].map(([, euros, rest]) =>
        BigInt(`${euros}${rest}`),
      );
      expect(written).toEqual([sum, sum]);
    }),
  );
});

const small = {
  id: '0192-ab',
  madeAt: new Date('2026-12-01T08:00:00Z'),
  executeOn: '2026-12-01',
  from: { holder: 'Danube', iban: 'SK3112000000198742637541', bic: 'TATRSKBX' },
  payments: [
    {
      id: 'a',
      amount: moneySchema.parse(1),
      holder: 'A',
      iban: 'SK3112000000198742637541',
      text: 'x',
    },
  ],
};

// libxml2 rejects each of these with the schema too.
test.each<[string, string | RegExp, string]>([
  ['an element twice', '<ChrgBr>SLEV</ChrgBr>', '<ChrgBr>SLEV</ChrgBr><ChrgBr>SLEV</ChrgBr>'],
  ['a missing element', '<PmtMtd>TRF</PmtMtd>', ''],
  ['another order', /(<Dbtr>.*?<\/Dbtr>)(<DbtrAcct>.*?<\/DbtrAcct>)/, '$2$1'],
  ['an address line', '<Nm>A</Nm>', '<Nm>A</Nm><AdrLine>Main street</AdrLine>'],
  ['an amount without currency', ' Ccy="EUR"', ''],
  ['an amount of nothing', '0.01</InstdAmt>', '0.00</InstdAmt>'],
  ['a text that is too long', '<Ustrd>x', `<Ustrd>${'x'.repeat(141)}`],
  ['a second text', '<Ustrd>x</Ustrd>', '<Ustrd>x</Ustrd><Ustrd>y</Ustrd>'],
  ['an id that is too long', '<MsgId>', `<MsgId>${'x'.repeat(35)}`],
  ['a bare date', '<Dt>2026-12-01</Dt>', '2026-12-01'],
  ['a short BIC', 'TATRSKBX', 'TATRSK'],
  ['another namespace', 'pain.001.001.09', 'pain.001.001.03'],
])('%s would be found', (_, from, to) => {
  const xml = writeBankFile(small);
  const spoilt = xml.replace(from, to);
  expect(spoilt).not.toBe(xml);
  const document = readXml(spoilt);
  expect(document ? findSchemaErrors(document) : []).not.toEqual([]);
});
