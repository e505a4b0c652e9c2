// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PageAddress } from '../../lib/page-address.tsx';
import { structuredText } from '../../lib/structured-text.ts';
import { PageFrame } from '../../lib/testing/page-frame.tsx';
import { Hero } from './hero.tsx';
import { LandingHead } from './landing-head.tsx';

afterEach(cleanup);

describe('hero', () => {
  it('leads to the free course and to all courses, in the language of the address', () => {
    render(
      <PageFrame path="/?lang=de">
        <Hero />
      </PageFrame>,
    );
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('Start the free course')).toBe('/download?lang=de#forbidden-trading');
    expect(address('Browse 25+ courses')).toBe('/courses?lang=de');
  });

  it('states its figures the way the language writes numbers', () => {
    render(
      <PageFrame language="de">
        <Hero />
      </PageFrame>,
    );
    const figures = screen.getAllByRole('definition').map((figure) => figure.textContent);
    expect(figures).toEqual(['3.000+', '25+', '4,8']);
    expect(screen.getByRole('img', { name: 'Rated 4,8 out of 5' })).toBeDefined();
  });
});

describe('landing head', () => {
  it('describes the academy and its site to search engines', () => {
    const { container } = render(
      <PageFrame>
        <PageAddress siteUrl="https://danube.example" alternates={['en', 'de']}>
          <LandingHead />
        </PageAddress>
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
