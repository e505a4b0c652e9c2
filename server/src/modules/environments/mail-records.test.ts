import { expect, test } from 'vitest';
import { hasMailRecords, hasMailSignature } from './mail-records.ts';

const key = 'v=DKIM1; k=rsa; p=MIGfMA0GCSq';

function factsWith(records: Record<string, string[]>, dkimSelector: string | null = null) {
  return {
    mailFrom: 'Academy <desk@academy.sk>',
    dkimSelector,
    findTextRecords: async (name: string) => records[name] ?? [],
  };
}

const cases = [
  { what: 'under its configured name', published: 'mta7', selector: 'mta7', found: true },
  { what: 'under another name', published: 'mta8', selector: 'mta7', found: false },
  { what: 'under a usual name', published: 's1', selector: null, found: true },
  { what: 'under a name only the provider knows', published: 'mta7', selector: null, found: null },
];

test.each(cases)('a DKIM key $what', async ({ published, selector, found }) => {
  const records = { [`${published}._domainkey.academy.sk`]: [key] };
  expect(await hasMailSignature(factsWith(records, selector))).toBe(found);
});

test('a DKIM key that was withdrawn is none', async () => {
  const records = { 'mta7._domainkey.academy.sk': ['v=DKIM1; p='] };
  expect(await hasMailSignature(factsWith(records, 'mta7'))).toBe(false);
});

test('a name server that does not answer leaves it open', async () => {
  const silent = {
    ...factsWith({}, 'mta7'),
    findTextRecords: () => Promise.reject(new Error('ETIMEOUT')),
  };
  expect(await hasMailSignature(silent)).toBeNull();
  expect(await hasMailRecords(silent)).toBeNull();
});

test('a domain reserved for examples has no records', async () => {
  const sample = { ...factsWith({}), mailFrom: 'desk@danube-trading.example' };
  expect(await hasMailSignature(sample)).toBe(false);
  expect(await hasMailRecords(sample)).toBe(false);
});
