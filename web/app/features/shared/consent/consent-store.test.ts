// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Store from './consent-store.ts';

let store: typeof Store;

beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  store = await import('./consent-store.ts');
});

const day = 86_400_000;
const all = { statistics: true, media: true };

describe('consent', () => {
  it('is not given, and nothing is stored, before there is a decision', () => {
    expect(store.readConsent()).toBeNull();
    expect(store.isAllowed('statistics')).toBe(false);
    expect(store.isAllowed('media')).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it('is given for each purpose alone', () => {
    store.saveConsent({ statistics: true, media: false });
    expect(store.isAllowed('statistics')).toBe(true);
    expect(store.isAllowed('media')).toBe(false);
  });

  it('is asked for again after a year', () => {
    store.saveConsent(all, new Date(Date.now() - 364 * day));
    expect(store.readConsent()).toEqual(all);
    store.saveConsent(all, new Date(Date.now() - 365 * day));
    expect(store.readConsent()).toBeNull();
  });

  it.each([
    'not json',
    'null',
    '7',
    '{}',
    '{"statistics":true,"media":true}',
    '{"statistics":true,"media":true,"version":1}',
    '{"statistics":true,"media":true,"version":0,"decidedAt":"2999-01-01T00:00:00Z"}',
    '{"statistics":"yes","media":true,"version":1,"decidedAt":"2999-01-01T00:00:00Z"}',
    '{"statistics":true,"media":true,"version":1,"decidedAt":"lately"}',
  ])('is not read out of %s', (stored) => {
    localStorage.setItem('consent', stored);
    expect(store.readConsent()).toBeNull();
    expect(store.isAllowed('statistics')).toBe(false);
  });

  it('is told to whoever listens, when decided here or in another tab', () => {
    const received = vi.fn();
    const stop = store.watchConsent(received);
    store.saveConsent(all);
    dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(received).toHaveBeenCalledTimes(2);
    stop();
    store.saveConsent(all);
    expect(received).toHaveBeenCalledTimes(2);
  });

  it('holds for the page where storage is forbidden', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    store.saveConsent(all);
    expect(store.readConsent()).toEqual(all);
  });
});
