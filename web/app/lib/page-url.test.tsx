// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PageHead, PageUrlProvider } from './page-url.tsx';
import { PageFrame } from './testing/page-frame.tsx';

afterEach(cleanup);

function canonicalOf(language: 'de' | 'cs'): string | null | undefined {
  render(
    <PageFrame path={`/about?lang=${language}`} language={language}>
      <PageUrlProvider siteUrl="https://danube.example" alternates={['en', 'de']}>
        <PageHead title="About" description="Who we are." />
      </PageUrlProvider>
    </PageFrame>,
  );
  return document.querySelector('link[rel=canonical]')?.getAttribute('href');
}

it('is its own page in a language that all of its texts are written in', () => {
  expect(canonicalOf('de')).toBe('https://danube.example/about?lang=de');
});

it('is the same page once more in a language that isn’t complete', () => {
  expect(canonicalOf('cs')).toBe('https://danube.example/about');
});
