import { contract } from '@danube/contract/contract.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AuditView, auditInput, auditUrl, readAuditView } from './audit-view.ts';

const line = fc
  .string({ maxLength: 30, unit: 'binary' })
  .map((text) => text.replace(/\p{Cc}/gu, '').trim());
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const views: fc.Arbitrary<AuditView> = fc.record({
  action: line,
  about: line,
  from: fc.option(day, { nil: '' }),
  to: fc.option(day, { nil: '' }),
  trail: fc.array(fc.integer({ min: 1, max: 1e9 }).map(String), { maxLength: 20 }),
});

const viewAt = (address: string) =>
  readAuditView(new URL(address, 'https://academy.example').searchParams);

const { inputSchema } = contract.audit.list['~orpc'];

describe('the address of the audit log', () => {
  it('says everything that is looked at', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(viewAt(auditUrl(view))).toEqual(view);
      }),
    );
  });

  it('never asks for something the server refuses, whatever it says', () => {
    const name = fc.constantFrom('action', 'about', 'from', 'to', 'before');
    const value = fc.oneof(
      fc.string({ maxLength: 200, unit: 'binary' }),
      fc.constantFrom('2026-02-30', '0', '-1', '1e3', '99999999999999999999'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const input = auditInput(readAuditView(new URLSearchParams(pairs)), 'Europe/Athens');
        expect(inputSchema?.safeParse(input).success).toBe(true);
      }),
    );
  });

  it('takes days as the reader’s clock has them, the last one whole', () => {
    const view = viewAt('/?from=2026-11-01&to=2026-11-02&before=900&before=850');
    expect(auditInput(view, 'Europe/Athens')).toEqual({
      action: '',
      from: new Date('2026-10-31T22:00:00Z'),
      to: new Date('2026-11-02T22:00:00Z'),
      before: 850,
      limit: 50,
    });
  });
});
