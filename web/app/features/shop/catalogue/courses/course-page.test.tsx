// @vitest-environment jsdom
import { moneySchema } from '@danube/contract/money.ts';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageUrlProvider } from '../../../../lib/page-url.tsx';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { makeCoursePage, makeItemCard } from '../../item/catalogue.factory.ts';
import { makeCourseReviews } from '../../reviews/reviews.factory.ts';
import { CourseHead } from './course-head.tsx';
import { CoursePage } from './course-page.tsx';
import { toCourseView } from './course-view.server.ts';
// Imported here, so that no test waits for the lazy import.
import '../../reviews/more-reviews.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

function show(
  wanted: Parameters<typeof makeCoursePage>[0] = {},
  path = '/course/fast-track',
  reviews = makeCourseReviews([]),
) {
  const course = toCourseView(makeCoursePage(wanted));
  const others = [makeItemCard({ slug: 'commodities', title: 'Commodities' })];
  return render(
    <PageFrame path={path}>
      <PageUrlProvider siteUrl="https://danube.example" alternates={['en', 'de', 'fr']}>
        <CourseHead course={course} reviews={reviews} />
        <CoursePage course={course} others={others} reviews={reviews} />
      </PageUrlProvider>
    </PageFrame>,
  );
}

function graph(container: HTMLElement) {
  const script = container.querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? '')['@graph'];
}

describe('the page of a course', () => {
  it('shows no rating, in words or to search engines, before there are five reviews', () => {
    const { container, unmount } = show();
    expect(screen.queryByRole('heading', { name: 'Reviews' })).toBeNull();
    expect(graph(container)[0].aggregateRating).toBeUndefined();
    unmount();
    const few = show({}, undefined, makeCourseReviews([5, 5, 5, 5]));
    const section = screen.getByRole('region', { name: 'Reviews' });
    expect(section.textContent).toContain('We show an average once there are 5 reviews.');
    expect(graph(few.container)[0].aggregateRating).toBeUndefined();
  });

  it('shows the average, how many gave how many stars, and each review', () => {
    const { container } = show({}, undefined, makeCourseReviews([5, 5, 4, 4, 1]));
    const section = within(screen.getByRole('region', { name: 'Reviews' }));
    expect(section.getByText('3.8')).toBeTruthy();
    expect(section.getByText('5 reviews')).toBeTruthy();
    const bars = within(section.getByRole('list', { name: 'Ratings by number of stars' }));
    expect(bars.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '5 stars2',
      '4 stars2',
      '3 stars0',
      '2 stars0',
      '1 star1',
    ]);
    expect(section.getAllByText(/A student who finished the course/)).toHaveLength(5);
    expect(graph(container)[0].aggregateRating).toMatchObject({
      ratingValue: '3.8',
      ratingCount: 5,
    });
  });

  it('loads more reviews below the first page', async () => {
    const page = makeCourseReviews([5, 4]);
    const later = makeCourseReviews([1, 2, 3]).reviews.slice(2);
    network.answer({ 'reviews.ofCourse': () => ({ ...page, reviews: later }) });
    const nextCursor = page.reviews[1]?.id ?? null;
    await act(async () => show({}, undefined, { ...page, nextCursor }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show more reviews' }));
    expect(await screen.findByText('Review 3')).toBeDefined();
    expect(screen.getByText('Review 1')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
  });

  it('says what it costs with VAT, for whom it is and how long it takes', () => {
    show();
    const offer = screen.getByRole('region', { name: 'Price and what’s included' });
    expect(offer.textContent).toMatch(/€149\.00.*VAT included/);
    expect(offer.textContent).toContain('Lesson language: English');
    const facts = screen.getByText('lessons').closest('dl');
    expect(facts?.textContent).toMatch(/lessons3.*1 h 40 min.*levelBeginner/);
  });

  it('promises lifetime access, a certificate, answers and support at any hour [R1.04a] [R1.04b] [R1.04d]', () => {
    show();
    const offer = screen.getByRole('region', { name: 'Price and what’s included' });
    expect(
      within(offer)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Lifetime access'),
      expect.stringContaining('certificate of completion'),
      expect.stringContaining('questions answered live'),
      expect.stringContaining('24/7 support'),
    ]);
  });

  it('leads to its instructor', () => {
    show();
    const links = screen.getAllByRole('link', { name: /Viktor Hajnal/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/instructors/viktor-hajnal',
      '/instructors/viktor-hajnal',
    ]);
  });

  it('unfolds the curriculum, and links the lessons that are free to read, and no others', () => {
    show();
    const curriculum = screen.getByRole('region', { name: 'Curriculum' });
    expect(curriculum.id).toBe('curriculum');
    const modules = [...curriculum.querySelectorAll('details')];
    expect(modules.map(({ open }) => open)).toEqual([true, false]);
    const links = [...curriculum.querySelectorAll('a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['What a trade may cost', '/course/fast-track/lessons/what-a-trade-may-cost'],
    ]);
    expect(links[0]?.closest('li')?.textContent).toContain('Free lesson');
    expect(curriculum.textContent).toContain('The anatomy of a candle');
  });

  it('is put into the cart', () => {
    show();
    const offer = screen.getByRole('region', { name: 'Price and what’s included' });
    expect(within(offer).getByRole('button', { name: 'Add to cart' })).toBeDefined();
  });

  it('is offered again after the questions', () => {
    show();
    const closing = screen.getByRole('region', { name: 'Fast Track' });
    expect(closing.textContent).toContain('€149.00 VAT included');
    expect(within(closing).getByRole('button', { name: 'Add to cart' })).toBeDefined();
    const questions = screen.getByRole('region', { name: 'Questions before you start' });
    const others = screen.getByRole('region', { name: 'More courses' });
    expect(questions.compareDocumentPosition(closing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(closing.compareDocumentPosition(others)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('leads visitors of a free course to an account and on to the lesson', () => {
    show({ price: moneySchema.parse(0) });
    const links = screen.getAllByRole('link', { name: 'Start learning' });
    const path = '/auth?tab=signup&redirect=%2Fmy-courses%2Ffast-track';
    expect(links.map((link) => link.getAttribute('href'))).toEqual([path, path]);
  });

  it('says what CFDs can cost wherever it names them, and only there', () => {
    show();
    expect(screen.queryByText(/CFDs are complex/)).toBeNull();
    cleanup();
    show({ faq: [{ question: 'With what?', answer: 'With a CFD, for instance.' }] });
    expect(screen.getByText(/CFDs are complex/)).toBeDefined();
    cleanup();
    show({ markets: ['cfd'] });
    expect(screen.getByText(/CFDs are complex/)).toBeDefined();
  });

  it('tells search engines the course, the way to it and its questions', () => {
    const { container } = show();
    expect(graph(container)).toMatchObject([
      {
        '@type': 'Course',
        name: 'Fast Track',
        inLanguage: ['en'],
        offers: { price: '149.00', priceCurrency: 'EUR', category: 'Paid' },
        hasCourseInstance: { courseWorkload: 'PT100M', instructor: { name: 'Viktor Hajnal' } },
      },
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Courses' }, { name: 'Fast Track' }] },
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            name: 'Do I need real money?',
            acceptedAnswer: { text: 'No. Every exercise works on paper.' },
          },
        ],
      },
    ]);
  });

  it('lists the languages its lessons are written in, not those of its description', () => {
    const { container } = show({ availableIn: ['en', 'de', 'fr'], taughtIn: ['en', 'fr'] });
    expect(screen.getByText('Lesson language: English')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Français' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Deutsch' })).toBeNull();
    expect(graph(container)).toMatchObject([
      { inLanguage: ['en'], availableLanguage: ['en', 'fr'] },
      {},
      {},
    ]);
  });

  it('names only the languages it is written in as its alternates', () => {
    show({ availableIn: ['en', 'de'] });
    const codes = [...document.querySelectorAll('link[rel=alternate]')];
    expect(codes.map((link) => link.getAttribute('hreflang'))).toEqual(['en', 'de', 'x-default']);
  });

  it('has one canonical address where the page’s language is not one of its own', () => {
    show({ availableIn: ['de'], language: 'de' }, '/course/fast-track?lang=en');
    const canonical = document.querySelector('link[rel=canonical]');
    expect(canonical?.getAttribute('href')).toBe('https://danube.example/course/fast-track');
  });
});
