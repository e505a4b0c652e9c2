import { moneySchema } from '@danube/contract/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readXml, type XmlElement } from '../bank-answer/read-xml.ts';
import { writeBankFile } from './bank-file.ts';

/**
 * The pain.001.001.09 schema, in order, for the elements that SEPA transfers use; `!` is required,
 * `+` is required and repeatable. Text has a pattern.
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
  InstdAmt: /^\d{1,9}\.\d\d$/,
  PmtMtd: /^TRF$/,
  Cd: /^SEPA$/,
  ChrgBr: /^SLEV$/,
  Nm: /^[A-Za-z0-9+?/:().,' -]{1,70}$/,
  IBAN: /^[A-Z]{2}\d{2}[A-Za-z0-9]{1,30}$/,
  BICFI: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
  Ustrd: /^[A-Za-z0-9+?/:().,' -]{1,140}$/,
};

/** What the schema would reject; empty for a valid file. */
function faultsOf(element: XmlElement, path = element.name): string[] {
  const rule = sequences[element.name];
  if (rule === undefined) return [`${path} is not in the schema`];
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
    ...element.children.flatMap((child) => faultsOf(child, `${path}/${child.name}`)),
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
      expect(document?.namespace).toBe('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
      expect(document ? faultsOf(document) : ['not XML']).toEqual([]);
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

test('an element too many, too few or in another place would be found', () => {
  const xml = writeBankFile({
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
  });
  const spoilt = [
    xml.replace('<ChrgBr>SLEV</ChrgBr>', '<ChrgBr>SLEV</ChrgBr><ChrgBr>SLEV</ChrgBr>'),
    xml.replace('<PmtMtd>TRF</PmtMtd>', ''),
    xml.replace(/(<Dbtr>.*?<\/Dbtr>)(<DbtrAcct>.*?<\/DbtrAcct>)/, '$2$1'),
    xml.replace('<Nm>A</Nm>', '<Nm>A</Nm><AdrLine>Main street</AdrLine>'),
  ];
  for (const one of spoilt) {
    const document = readXml(one);
    expect(document && faultsOf(document)).not.toEqual([]);
  }
});
