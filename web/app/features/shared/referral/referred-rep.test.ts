import {
  unnamedRep as contractName,
  referralValidationSchema,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { describe, expect, it } from 'vitest';
import { readReferralCode } from './referral-code.ts';
import { referredRep, unnamedRep } from './referred-rep.ts';

const id = '018f4c5e-0000-7000-8000-000000000001';
const answer = referralValidationSchema.parse({
  is_valid: true,
  rep_id: id,
  commission_percentage: 20,
  rep_name: null,
  referral_code: 'BALAZ7',
  benefit: null,
});

describe('the rep of a validated code', () => {
  it('[R3.08] [R7.08] has the id, the name, the code, the rate and an empty address', () => {
    expect(referredRep('balaz7', answer)).toEqual({
      id,
      rep_name: 'Sales Representative',
      referral_code: 'BALAZ7',
      email: '',
      commission_percentage: 20,
      benefit: null,
    });
    const named = referredRep('balaz7', { ...answer, rep_name: 'Tomáš Baláž' });
    expect(named?.rep_name).toBe('Tomáš Baláž');
    expect(unnamedRep).toBe(contractName);
  });

  it('[R5.04] is nobody unless the answer says that the code is valid', () => {
    expect(referredRep('BALAZ7', { ...answer, is_valid: false })).toBeNull();
  });
});

describe('a code in an address', () => {
  it.each([
    [' BALAZ7 ', 'BALAZ7'],
    ['old_code-2019', 'old_code-2019'],
    ['', null],
    [null, null],
    ['<script>', null],
    ['a'.repeat(41), null],
  ])('%j is read as %j', (text, code) => {
    expect(readReferralCode(text)).toBe(code);
  });
});
