// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AboutPage } from '../features/about/about-page.tsx';
import { InstructorsSection } from '../features/instructors/instructors-section.tsx';
import { BenefitsSection } from '../features/landing/benefits/benefits-section.tsx';
import { Statistics } from '../features/landing/statistics.tsx';
import { FiguresBanner } from '../features/testimonials/figures-banner.tsx';
import { PageFrame } from '../lib/testing/page-frame.tsx';

afterEach(cleanup);

it('[R1.06] shows the figures the academy advertises with', () => {
  const { container } = render(
    <PageFrame>
      <Statistics />
      <BenefitsSection />
      <InstructorsSection />
      <FiguresBanner />
      <AboutPage />
    </PageFrame>,
  );
  const shown = container.textContent;
  for (const figure of ['3,000+', '5,000+', '25+', '98%', '2.4M+', '4.8', '85%', '15+']) {
    expect(shown).toContain(figure);
  }
  expect(shown).toContain('Every week on a live market');
});
