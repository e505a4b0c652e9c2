import { describe, expect, test } from 'vitest';
import { cacheRegister } from './cache-register.ts';
import { checkVatId } from './check-vat-id.ts';
import type { VatIdStatus } from './vies.ts';

/** Answers with these in turn, then keeps repeating the last. */
function registerOf(...answers: VatIdStatus[]) {
  const asked: string[] = [];
  const vatIds = {
    check: async ({ country, number }: { country: string; number: string }) => {
      asked.push(`${country}${number}`);
      return (answers.length > 1 ? answers.shift() : answers[0]) ?? 'unavailable';
    },
  };
  return { vatIds, asked };
}

describe('checkVatId', () => {
  test.each([
    { answer: 'valid', rejection: null },
    { answer: 'invalid', rejection: 'unknown' },
    { answer: 'unavailable', rejection: 'notChecked' },
  ] as const)('is $rejection where the register says $answer', async ({ answer, rejection }) => {
    const register = registerOf(answer);
    expect(await checkVatId(register, { vatId: 'DE123456789', country: 'DE' })).toBe(rejection);
  });

  test('does not ask about what cannot be an id of this country', async () => {
    const register = registerOf('valid');
    const asks = (vatId: string, country: string) => checkVatId(register, { vatId, country });
    expect(await asks('DE12345', 'DE')).toBe('malformed');
    expect(await asks('DE123456789', 'AT')).toBe('otherCountry');
    expect(register.asked).toEqual([]);
    expect(await asks('EL123456789', 'GR')).toBeNull();
    expect(register.asked).toEqual(['GR123456789']);
  });
});

describe('rememberAnswers', () => {
  const german = { country: 'DE', number: '123456789' };
  const monday = '2026-11-16T12:00:00Z';

  function remembering(register: ReturnType<typeof registerOf>) {
    let now = new Date(monday);
    const vatIds = cacheRegister(register.vatIds, { now: () => now });
    function goTo(moment: string) {
      now = new Date(moment);
    }
    return { check: vatIds.check, goTo };
  }

  test('asks once a day of the academy about a valid id', async () => {
    const register = registerOf('valid');
    const { check, goTo } = remembering(register);
    expect([await check(german), await check(german)]).toEqual(['valid', 'valid']);
    goTo('2026-11-16T22:59:00Z');
    await check(german);
    expect(register.asked).toHaveLength(1);
    goTo('2026-11-16T23:00:00Z');
    await check(german);
    expect(register.asked).toHaveLength(2);
  });

  test('asks again where there was no answer, and a quarter of an hour after a no', async () => {
    const register = registerOf('unavailable', 'invalid', 'valid');
    const { check, goTo } = remembering(register);
    expect([await check(german), await check(german), await check(german)]).toEqual([
      'unavailable',
      'invalid',
      'invalid',
    ]);
    goTo('2026-11-16T12:14:59Z');
    expect(await check(german)).toBe('invalid');
    goTo('2026-11-16T12:15:00Z');
    expect(await check(german)).toBe('valid');
  });

  test('asks once for those who want to know the same at the same moment', async () => {
    const register = registerOf('valid');
    const { check } = remembering(register);
    await Promise.all([check(german), check(german), check(german)]);
    expect(register.asked).toHaveLength(1);
  });

  test('does not take one id for another', async () => {
    const register = registerOf('valid', 'invalid');
    const { check } = remembering(register);
    await check(german);
    expect(await check({ country: 'DK', number: '123456789' })).toBe('invalid');
  });

  test('does not grow without end', async () => {
    const register = registerOf('valid');
    const { check } = remembering(register);
    for (let number = 0; number < 1_001; number += 1) {
      await check({ country: 'DE', number: String(number) });
    }
    await check({ country: 'DE', number: '0' });
    expect(register.asked).toHaveLength(1_002);
  });
});
