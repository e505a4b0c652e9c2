import { findPage } from '@danube/contract/site/find-page.ts';
import { describe, expect, it, vi } from 'vitest';
import { declaredFailure } from '../lib/testing/declared-failure.ts';
import { loaderArguments } from '../page/testing/call-loader.ts';
import { loader as loadUnknown } from './not-found.tsx';
import { loader as loadRep } from './rep.tsx';

const landing = { referral_code: 'BALAZ7', rep_name: 'Tomáš Baláž', benefit: null };
const validate = vi.fn(async ({ code }: { code: string }) =>
  code.toUpperCase() === 'BALAZ7'
    ? { is_valid: true, referral_code: 'BALAZ7' }
    : { is_valid: false, referral_code: null },
);
const reportError = vi.fn();

async function unknownAt(path: string, salesReps: object = { validate }) {
  try {
    return await loadUnknown(
      loaderArguments(path, { '*': path.slice(1) }, { api: { salesReps }, reportError }),
    );
  } catch (thrown) {
    return thrown;
  }
}

describe('the short link of a sales representative', () => {
  it.each([
    ['/BALAZ7', '/?ref=BALAZ7'],
    ['/balaz7/', '/?ref=BALAZ7'],
    ['/balaz7?lang=de', '/?lang=de&ref=BALAZ7'],
  ])('[R2.17] leads from %s to %s', async (path, target) => {
    const answer = await unknownAt(path);
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).status).toBe(302);
    expect((answer as Response).headers.get('location')).toBe(target);
  });

  it.each(['/NOBODY1'])('[R2.17] %s is not found, because nobody has the code', async (path) => {
    expect(await unknownAt(path)).toMatchObject({ init: { status: 404 } });
  });

  it.each(['/coursse', '/12345', '/AB1', '/BALAZ7/more', '/ABCDEFGHIJKL1'])(
    '[R2.17] %s is not even looked up: no issued code looks so',
    async (path) => {
      validate.mockClear();
      expect(await unknownAt(path)).toMatchObject({ init: { status: 404 } });
      expect(validate).not.toHaveBeenCalled();
    },
  );

  it('[R8.08a] is not found while codes cannot be looked up, and the failure is reported', async () => {
    const failing = { validate: () => Promise.reject(new Error('away')) };
    expect(await unknownAt('/BALAZ7', failing)).toMatchObject({ init: { status: 404 } });
    expect(reportError).toHaveBeenCalledOnce();
  });
});

describe('pages of sales representatives', () => {
  it('[R2.16] shows who has the code, with courses to start with', async () => {
    const api = {
      salesReps: { landing: async () => landing },
      catalogue: { list: async () => ({ items: ['a course'] }) },
    };
    const parameters = { salesRepCode: 'balaz7' };
    const shown = await loadRep(loaderArguments('/rep/balaz7', parameters, { api }));
    expect(shown).toMatchObject({ rep: landing, courses: ['a course'] });
  });

  it('[R2.16] is not found for a code that nobody has', async () => {
    const salesReps = { landing: () => Promise.reject(declaredFailure('REP_NOT_FOUND', 404)) };
    const asking = loadRep(
      loaderArguments('/rep/NOBODY1', { salesRepCode: 'NOBODY1' }, { api: { salesReps } }),
    );
    await expect(asking).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('[R2.31] [R6.04] keeps the dashboard and its rules for sales representatives', () => {
    expect(findPage('/sales-rep-dashboard')?.page.audience).toBe('rep');
    expect(findPage('/sales-rep-dashboard/how')?.page.audience).toBe('rep');
  });

  it('[R2.29a] [R2.29b] keeps the list and the statistics of one rep for staff', () => {
    expect(findPage('/admin/sales-reps')?.page).toMatchObject({
      audience: 'admin',
      scope: 'money',
    });
    expect(findPage('/admin/sales-reps/x')?.page).toMatchObject({
      audience: 'admin',
      scope: 'money',
      route: 'admin-rep',
    });
  });
});
