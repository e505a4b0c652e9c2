// @vitest-environment jsdom
import { type ClaimFigure, claimRegister } from '@danube/contract/claims/claim-register.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PageUrlProvider } from '../../../lib/page-url.tsx';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { InstructorsPage } from '../instructors/instructors-page.tsx';
import { AboutHead } from './about-head.tsx';
import { AboutPage } from './about-page.tsx';

afterEach(cleanup);

function show() {
  return render(
    <PageFrame path="/about">
      <PageUrlProvider siteUrl="https://danube.example" alternates={['en']}>
        <AboutHead />
        <AboutPage />
      </PageUrlProvider>
    </PageFrame>,
  );
}

function figures(): string[] {
  return screen.getAllByRole('definition').map((figure) => figure.textContent ?? '');
}

describe('about the academy', () => {
  it('shows the longer years of both careers on a card of its own, apart from the instructors [R1.05]', () => {
    show();
    const card = screen.getByRole('heading', { name: 'Two careers in the market' }).parentElement;
    const careers = within(card ?? document.body).getAllByRole('listitem');
    expect(careers.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Viktor Hajnal.*28\+/),
      expect.stringMatching(/Katharina Lindner.*23\+/),
    ]);
    cleanup();
    render(
      <PageFrame path="/instructors">
        <InstructorsPage />
      </PageFrame>,
    );
    expect(figures()).toEqual(expect.arrayContaining(['20+', '15+']));
    expect(figures()).not.toContain('28+');
  });

  it('states every figure that the register places on it, and no other', () => {
    show();
    const registered = Object.values<ClaimFigure>(claimRegister);
    const here = registered.filter(({ shownOn }) => shownOn.includes('/about'));
    expect(figures()).toHaveLength(here.length);
    expect(figures()).toEqual(
      expect.arrayContaining(['3,000+', '5,000+', '25+', '98%', 'EUR2.4M+', '15+', '4.8']),
    );
    const sources = screen.getByRole('link', { name: 'Where these figures come from' });
    expect(sources.getAttribute('href')).toBe('/sources');
  });

  it('says what the academy does not do and where it can be reached', () => {
    show();
    const limits = screen.getByRole('region', { name: 'What we don’t do' });
    expect(within(limits).getAllByRole('listitem')).toHaveLength(4);
    expect(limits.textContent).toContain('No investment advice');
    expect(limits.textContent).toContain('No managed accounts');
    expect(screen.getByText('Laurinská 14, 811 01 Bratislava, Slovakia')).toBeDefined();
    expect(screen.getByRole('img', { name: /The Danube between Linz and Budapest/ })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
  });

  it('tells search engines that it is about the academy', () => {
    const { container } = show();
    const script = container.querySelector('script[type="application/ld+json"]');
    expect(JSON.parse(script?.textContent ?? '')).toMatchObject({
      '@type': 'AboutPage',
      url: 'https://danube.example/about?lang=en',
      mainEntity: { '@id': 'https://danube.example/#organization' },
    });
  });
});
