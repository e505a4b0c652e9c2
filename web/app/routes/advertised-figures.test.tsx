// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { AboutPage } from '../features/site/about/about-page.tsx';
import { InstructorsSection } from '../features/site/instructors/instructors-section.tsx';
import { BenefitsSection } from '../features/site/landing/benefits/benefits-section.tsx';
import { FiguresBanner } from '../features/site/testimonials/figures-banner.tsx';
import { PageFrame } from '../lib/testing/page-frame.tsx';

afterEach(cleanup);

/** Every number on a page, with its label. */
function labelledFigures(page: ReactElement): string[] {
  const { container } = render(<PageFrame>{page}</PageFrame>);
  return [...container.querySelectorAll('dd')].map(
    (figure) => `${figure.textContent} ${figure.previousElementSibling?.textContent}`,
  );
}

it('[R1.06a] [R1.06c] [R1.06d] counts traders, students and courses by name', () => {
  expect(labelledFigures(<AboutPage />)).toEqual(
    expect.arrayContaining([
      '3,000+ traders trained',
      '5,000+ active students',
      '25+ expert courses',
    ]),
  );
});

it('[R1.06b] states the success rate of the first instructor’s strategies, on his card alone', () => {
  const rate = '85% success rate of the strategies he teaches';
  expect(labelledFigures(<InstructorsSection />).filter((figure) => figure === rate)).toHaveLength(
    1,
  );
  const [first] = screen.getAllByRole('article');
  expect(first?.textContent).toContain('success rate of the strategies he teaches');
});

it('[R1.06e] states a success rate of 98 per cent, and what it counts', () => {
  expect(labelledFigures(<AboutPage />)).toContain(
    '98% success rate: students who finish the course they start',
  );
});

it('[R1.06f] names the profits that students reported', () => {
  expect(labelledFigures(<FiguresBanner />)).toContain(
    'EUR2.4M+ profits generated, as reported by students',
  );
});

it('[R1.06g] shows the average rating with its stars', () => {
  expect(labelledFigures(<FiguresBanner />)).toContain('4.8 average rating');
  const rating = screen.getByText('average rating').parentElement ?? document.body;
  expect(within(rating).getByRole('img', { name: 'Rated 4.8 out of 5' })).toBeDefined();
});

it('[R1.06h] promises a live session every week', () => {
  render(
    <PageFrame>
      <BenefitsSection />
    </PageFrame>,
  );
  expect(screen.getByText(/^Weekly live sessions/)).toBeDefined();
});
