import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBankReport } from './parse-bank-report.ts';
import { maxFileLength, readXml } from './read-xml.ts';

const pain = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>${body}</CstmrPmtStsRpt></Document>`;
const camt = (body: string) =>
  `<c:Document xmlns:c="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><c:BkToCstmrDbtCdtNtfctn><c:Ntfctn>${body.replaceAll(/<(\/?)(\w)/g, '<$1c:$2')}</c:Ntfctn></c:BkToCstmrDbtCdtNtfctn></c:Document>`;

const payment = (name: string, status: string, rest = '') =>
  `<TxInfAndSts><OrgnlEndToEndId>${name}</OrgnlEndToEndId><TxSts>${status}</TxSts>${rest}</TxInfAndSts>`;

describe('a status report (pain.002)', () => {
  test('says of each payment whether it was booked, refused or is on its way', () => {
    const refused =
      '<StsRsnInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Account &amp; branch closed</AddtlInf></StsRsnInf>';
    const amount = '<OrgnlTxRef><Amt><InstdAmt Ccy="EUR">100.5</InstdAmt></Amt></OrgnlTxRef>';
    const xml = pain(
      `<OrgnlGrpInfAndSts><OrgnlMsgId>m1</OrgnlMsgId><GrpSts>PART</GrpSts></OrgnlGrpInfAndSts><OrgnlPmtInfAndSts>${payment('a', 'ACSC')}${payment('b', 'RJCT', refused + amount)}${payment('c', 'ACSP')}</OrgnlPmtInfAndSts>`,
    );
    expect(parseBankReport(xml)).toEqual([
      { about: 'file', name: 'm1', outcome: 'waiting', reason: '', amount: null },
      { about: 'payment', name: 'a', outcome: 'arrived', reason: '', amount: null },
      {
        about: 'payment',
        name: 'b',
        outcome: 'refused',
        amount: 10_050,
        reason: 'AC04 Account & branch closed',
      },
      { about: 'payment', name: 'c', outcome: 'waiting', reason: '', amount: null },
    ]);
  });

  test('that refuses a file the bank had already says nothing about the first one', () => {
    const twice = '<StsRsnInf><Rsn><Cd>AM05</Cd></Rsn></StsRsnInf>';
    const xml = pain(`<OrgnlPmtInfAndSts>${payment('a', 'RJCT', twice)}</OrgnlPmtInfAndSts>`);
    expect(parseBankReport(xml)).toMatchObject([{ name: 'a', outcome: 'waiting' }]);
  });

  test('can refuse the whole file', () => {
    const xml = pain(
      '<OrgnlGrpInfAndSts><OrgnlMsgId>m1</OrgnlMsgId><GrpSts>RJCT</GrpSts><StsRsnInf><Rsn><Cd>FF01</Cd></Rsn></StsRsnInf></OrgnlGrpInfAndSts>',
    );
    expect(parseBankReport(xml)).toMatchObject([
      { about: 'file', outcome: 'refused', reason: 'FF01' },
    ]);
  });
});

describe('a notification (camt.054)', () => {
  const entry = (way: string, details: string, status = '<Sts><Cd>BOOK</Cd></Sts>') =>
    `<Ntry><Amt Ccy="EUR">100.00</Amt><CdtDbtInd>${way}</CdtDbtInd>${status}<NtryDtls>${details}</NtryDtls></Ntry>`;
  const details = (name: string, rest = '') =>
    `<TxDtls><Refs><EndToEndId>${name}</EndToEndId></Refs><Amt Ccy="EUR">100.00</Amt>${rest}</TxDtls>`;

  test('of money that left and money that came back', () => {
    const back = details('b', '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>');
    const xml = camt(entry('DBIT', details('a')) + entry('CRDT', back));
    expect(parseBankReport(xml)).toMatchObject([
      { name: 'a', outcome: 'arrived', amount: 10_000 },
      { name: 'b', outcome: 'returned', reason: 'AC04', amount: 10_000 },
    ]);
  });

  test('of a batch in one sum; what is announced only, or comes from others, says nothing', () => {
    const batch = entry('DBIT', '<Btch><PmtInfId>m1</PmtInfId></Btch>');
    const announced = entry('DBIT', details('a'), '<Sts><Cd>PDNG</Cd></Sts>');
    const fromOthers = entry('CRDT', details('x'));
    expect(parseBankReport(camt(batch + announced + fromOthers))).toEqual([
      { about: 'file', name: 'm1', outcome: 'arrived', reason: '', amount: 10_000 },
    ]);
  });
});

describe('what is no such file is refused', () => {
  test.each([
    ['', 'nothing'],
    ['Date;Amount\n1;2', 'CSV'],
    ['<html></html>', 'another document'],
    [pain('').replace('pain.002', 'pain.001'), 'the file that was sent'],
    [pain('').replace('</Document>', ''), 'an element left open'],
    [pain('<a></b>'), 'crossed elements'],
    [`${pain('')}<more/>`, 'two roots'],
    [pain('&xxe;'), 'an entity of its own'],
    [`<!DOCTYPE d [<!ENTITY xxe SYSTEM "file:///etc/passwd">]>${pain('&xxe;')}`, 'XXE'],
    [pain('<a>'.repeat(40) + '</a>'.repeat(40)), 'too deep'],
    [pain(' '.repeat(maxFileLength)), 'too long'],
    [pain('<a/>'.repeat(200_001)), 'too many elements'],
  ])('%#', (xml) => {
    expect(parseBankReport(xml)).toBeNull();
  });

  test('whatever is sent, the reader answers', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('<a', '<', '>', '"', '=', '&', ';', ' ', 'a', '/', '<!--', ']]>')),
        (parts) => {
          readXml(parts.join(''));
        },
      ),
    );
    readXml(`<a ${'x="" '.repeat(200_000)}`);
    readXml('<a'.repeat(500_000));
  });
});
