import { describe, expect, test } from 'vitest';
import type { TimedResponse } from '../visitor.ts';
import { judge, type Observation } from './judge.ts';

function answer(status: number, overrides: Partial<TimedResponse> = {}): TimedResponse {
  return {
    path: '/api/rpc/cart/add',
    status,
    headers: new Headers({ 'content-type': 'application/json' }),
    body: '{}',
    requestedAt: 0,
    milliseconds: 12,
    ...overrides,
  };
}

const unavailable = answer(503, {
  headers: new Headers({ 'content-type': 'application/json', 'retry-after': '5' }),
  body: JSON.stringify({ json: { code: 'SERVICE_UNAVAILABLE' } }),
});

function judged(overrides: Partial<Observation>) {
  const { mark, reason } = judge({
    seen: { answer: answer(200), outcome: 'done' },
    milliseconds: 12,
    isDependencyUsed: true,
    areProgramsAlive: true,
    recoveredAfterMs: 12,
    isCompleted: true,
    damage: [],
    ...overrides,
  });
  return reason === '' ? mark : `${mark}: ${reason}`;
}

describe('an act that the product handled', () => {
  test('works, with or without the dependency', () => {
    expect(judged({})).toBe('works');
    expect(judged({ isDependencyUsed: false })).toBe('not needed');
  });

  test('was refused with a typed error and a time to come back', () => {
    expect(judged({ seen: { answer: unavailable, outcome: 'failed' } })).toMatch(/^refused/);
    const payment = { ...unavailable, body: '{"json":{"code":"PAYMENT_UNAVAILABLE"}}' };
    expect(judged({ seen: { answer: payment, outcome: 'failed' } })).toMatch(/^refused/);
    const page = answer(503, {
      headers: new Headers({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' }),
      body: '<!doctype html>',
    });
    expect(judged({ seen: { answer: page, outcome: 'failed' } })).toMatch(/^refused/);
    const back = answer(302, { headers: new Headers({ location: 'http://site/?error=away' }) });
    expect(judged({ seen: { answer: back, outcome: 'failed' } })).toMatch(/^refused/);
  });

  test('was accepted, and has happened since', () => {
    expect(judged({ seen: { answer: answer(200), outcome: 'accepted' } })).toBe('later');
  });

  test('ended at the storage, which the product is not between', () => {
    expect(judged({ seen: { answer: answer(0), outcome: 'direct' } })).toMatch(/^n\/a/);
  });
});

describe('an act broke', () => {
  const failed = (status: number, overrides: Partial<TimedResponse> = {}) =>
    judged({ seen: { answer: answer(status, overrides), outcome: 'failed' } });

  test('when it hangs, or answers too late', () => {
    expect(judged({ seen: null })).toBe('BROKE: no answer within 15 s');
    expect(judged({ milliseconds: 15_001 })).toBe('BROKE: no answer within 15 s');
  });

  test('when it fails without a typed error', () => {
    expect(failed(500)).toMatch(/^BROKE: answered 500/);
    expect(failed(500, { body: '{"json":{"code":"INTERNAL_SERVER_ERROR"}}' })).toMatch(/^BROKE/);
    expect(failed(0)).toMatch(/^BROKE: answered nothing/);
    expect(failed(302, { headers: new Headers({ location: '/auth' }) })).toMatch(/^BROKE/);
  });

  test('when a 503 has no code, or does not say when to come back', () => {
    expect(failed(503, { headers: unavailable.headers })).toMatch(/^BROKE/);
    expect(failed(503, { body: unavailable.body })).toMatch(/^BROKE/);
  });

  test('when a signed-in member is told to sign in, or nobody may act any more', () => {
    const headers = unavailable.headers;
    for (const [status, code] of [
      [401, 'UNAUTHORIZED'],
      [429, 'TOO_MANY_REQUESTS'],
      [404, 'NOT_FOUND'],
    ] as const) {
      expect(failed(status, { headers, body: JSON.stringify({ json: { code } }) })).toMatch(
        /^BROKE/,
      );
    }
  });

  test('when it does not work again in time', () => {
    expect(judged({ recoveredAfterMs: Number.NaN })).toMatch(/^BROKE: did not work 10 s after/);
    expect(judged({ recoveredAfterMs: 10_001 })).toMatch(/^BROKE/);
  });

  test('when something accepted can only be seen with an untyped error', () => {
    expect(judged({ seen: { answer: unavailable, outcome: 'accepted' } })).toBe('later');
    expect(judged({ seen: { answer: answer(500), outcome: 'accepted' } })).toMatch(/^BROKE/);
  });

  test('when something accepted never happens', () => {
    const seen = { answer: answer(200), outcome: 'accepted' } as const;
    expect(judged({ seen, isCompleted: false })).toBe('BROKE: accepted, and never happened');
  });

  test('when a process died, or the tables or the books are wrong', () => {
    expect(judged({ areProgramsAlive: false })).toBe('BROKE: a process died');
    expect(judged({ damage: ['2 orders under one key'] })).toBe(
      'BROKE: wrong data: 2 orders under one key',
    );
  });
});
