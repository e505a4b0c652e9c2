// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queries } from '../../../lib/api.ts';
import { PageUrlProvider } from '../../../lib/page-url.tsx';
import { structuredText } from '../../../lib/structured-text.ts';
import { noRetryQueryClient, PageFrame } from '../../../lib/testing/page-frame.tsx';
import { RegistrationPrompt } from '../../account/registration/registration-prompt.tsx';
import { figuresQuery } from '../../shared/claims/claims-query.ts';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { FiguresBanner } from '../testimonials/figures-banner.tsx';
import { Hero } from './hero.tsx';
import { LandingHead } from './landing-head.tsx';

beforeEach(() => {
  // Reduced motion, so that the hero's video doesn't play.
  const calm = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => calm);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('hero', () => {
  it('[R2.45] leads members to the free book, and to all courses, in their language', () => {
    render(
      <PageFrame path="/?lang=de">
        <SessionProvider session={makePageSession({}, makeSession())}>
          <Hero freeCourse="funds-and-etfs" />
        </SessionProvider>
      </PageFrame>,
    );
    expect(address('Start your course with the free book')).toBe(
      '/download?lang=de#forbidden-trading',
    );
    expect(address('Browse 25+ courses')).toBe('/courses?lang=de');
    expect(address('Start a free course')).toBe('/course/funds-and-etfs?lang=de');
  });

  it('[R2.45] asks a visitor to register, who then comes to the downloads', async () => {
    render(
      <PageFrame>
        <SessionProvider session={makePageSession({}, null)}>
          <Hero freeCourse="funds-and-etfs" />
          <RegistrationPrompt />
        </SessionProvider>
      </PageFrame>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Start your course with the free book' }));
    const prompt = await screen.findByRole('dialog');
    const addresses = within(prompt)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['/auth?tab=signup&redirect=/download']);
  });

  it('[R2.45] leads to the book among the downloads, also without scripts', () => {
    const html = renderToStaticMarkup(
      <PageFrame>
        <Hero freeCourse="funds-and-etfs" />
      </PageFrame>,
    );
    expect(html).toContain('href="/download#forbidden-trading"');
  });

  it('says where its figures come from', () => {
    render(
      <PageFrame>
        <Hero freeCourse="funds-and-etfs" />
      </PageFrame>,
    );
    expect(address('Where these figures come from')).toBe('/sources');
  });

  it('states its figures the way the language writes numbers', () => {
    render(
      <PageFrame language="de">
        <Hero freeCourse="funds-and-etfs" />
      </PageFrame>,
    );
    const figures = screen.getAllByRole('definition').map((figure) => figure.textContent);
    expect(figures).toEqual(['3.000+', '25+', '4,8']);
    expect(screen.getByRole('img', { name: 'Rated 4,8 out of 5' })).toBeDefined();
  });

  it('draws as many stars as the counted rating has', () => {
    const queryClient = noRetryQueryClient();
    const { queryKey } = figuresQuery(queries);
    queryClient.setQueryData(queryKey, [{ id: 'averageRating', value: 3.4 }]);
    render(
      <PageFrame queryClient={queryClient}>
        <Hero freeCourse={null} />
        <FiguresBanner />
      </PageFrame>,
    );
    expect(screen.getAllByText('3.4')).toHaveLength(2);
    expect(screen.getAllByRole('img', { name: 'Rated 3.4 out of 5' })).toHaveLength(2);
  });
});

describe('landing head', () => {
  it('describes the academy and its site to search engines', () => {
    const { container } = render(
      <PageFrame>
        <PageUrlProvider siteUrl="https://danube.example" alternates={['en', 'de']}>
          <LandingHead />
        </PageUrlProvider>
      </PageFrame>,
    );
    const script = container.querySelector('script[type="application/ld+json"]');
    const graph = JSON.parse(script?.textContent ?? '')['@graph'];
    expect(graph).toMatchObject([
      { '@type': 'Organization', url: 'https://danube.example/' },
      { '@type': 'WebSite', inLanguage: 'en', url: 'https://danube.example/?lang=en' },
    ]);
  });

  it('cannot be ended by a text inside it', () => {
    const text = structuredText({ name: '</script><script>alert(1)</script>' });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' });
  });
});
