// @vitest-environment jsdom
import type { LanguageCode } from '@danube/contract/locale.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import texts from '../../../../../locales/en/language.json' with { type: 'json' };
import { createTextStore } from '../../../lib/text-store.ts';
import { TextsProvider } from '../../../lib/texts.tsx';
import { saveConsent } from '../../shared/consent/consent-store.ts';
import { LanguageStart } from './language-start.tsx';
import { LocationDetection } from './location-detection.tsx';

const spinnerText = 'Detecting your location...';
const openPage = vi.fn<(address: string) => void>();
const onEnd = vi.fn();
let answerLater: (answer: object) => void;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
  openPage.mockReset();
  onEnd.mockReset();
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    return new Promise((resolve, reject) => {
      // Reading a real body takes time that the fake clock doesn't count.
      answerLater = (answer) => resolve({ ok: true, json: async () => answer });
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  });
  window.history.replaceState(null, '', '/about?x=1#team');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function inFrame(children: React.ReactNode, language: LanguageCode = 'en') {
  const store = createTextStore(language, () => undefined);
  store.add('language', texts, texts);
  return <TextsProvider store={store}>{children}</TextsProvider>;
}

function search(services: readonly string[] = []) {
  render(inFrame(<LocationDetection services={services} onEnd={onEnd} openPage={openPage} />));
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const answer = (found: object) =>
  act(async () => {
    answerLater(found);
    await vi.advanceTimersByTimeAsync(0);
  });

it('[R2.66] covers the page with a spinner and says what it waits for', async () => {
  search();
  await wait(300);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe(spinnerText);
  expect(status.className).toMatch(/\bfixed inset-0\b/);
  expect(status.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('does not cover the page for an answer that comes at once', async () => {
  onEnd.mockImplementation(cleanup);
  search();
  await wait(299);
  expect(screen.queryByRole('status')).toBeNull();
  await answer({ countryCode: 'GB' });
  await wait(1_000);
  expect(screen.queryByRole('status')).toBeNull();
  expect(onEnd).toHaveBeenCalledOnce();
});

it('[R4.17] shows the page in the language of the country and keeps it', async () => {
  search();
  await answer({ country: 'Austria', countryCode: 'AT' });
  expect(openPage).toHaveBeenCalledExactlyOnceWith(`${location.origin}/about?x=1&lang=de#team`);
  expect(localStorage.getItem('userLanguage')).toBe('de');
  expect(document.cookie).toContain('userLanguage=de');
});

it.each(['RU', 'SA', 'JP', 'GB'])('[R4.17] [R9.08] stays in English for %s', async (country) => {
  search();
  await answer({ countryCode: country });
  expect(openPage).not.toHaveBeenCalled();
  expect(localStorage.getItem('userLanguage')).toBe('en');
  expect(onEnd).toHaveBeenCalledOnce();
});

it('[R4.17] stays in English when nobody knows, and keeps no language for it', async () => {
  search();
  await answer({ country: '', countryCode: '' });
  expect(openPage).not.toHaveBeenCalled();
  expect(localStorage.getItem('userLanguage')).toBeNull();
  expect(onEnd).toHaveBeenCalledOnce();
});

it('[R2.66] [R9.01n] is over after 15 s, whoever does not answer', async () => {
  saveConsent({ statistics: false, media: true });
  search(['https://first.example', 'https://second.example']);
  await wait(14_999);
  expect(screen.queryByText(spinnerText)).not.toBeNull();
  expect(onEnd).not.toHaveBeenCalled();
  await wait(1);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(vi.mocked(console.warn)).toHaveBeenCalledTimes(3);
  vi.mocked(console.warn).mockClear();
});

it('[R2.66] is never in the page as the server sends it', () => {
  expect(renderToString(inFrame(<LanguageStart services={[]} />))).toBe('');
});

it('shows nothing where the language is known', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  render(inFrame(<LanguageStart services={[]} />));
  await wait(15_000);
  expect(document.body.textContent).toBe('');
});

it('[R2.66] shows the spinner when the server knew no country, and takes it away in the end', async () => {
  const serverTiming = [{ name: 'language', description: 'nothing' }];
  // jsdom has no navigation entries.
  const entry = { serverTiming } as unknown as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  render(inFrame(<LanguageStart services={[]} />));
  await act(() => vi.dynamicImportSettled());
  await wait(400);
  expect(screen.getByRole('status').textContent).toBe(spinnerText);
  await answer({ countryCode: '' });
  expect(screen.queryByRole('status')).toBeNull();
});
