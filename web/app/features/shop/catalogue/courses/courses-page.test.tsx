// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import catalogue from '../../../../../../locales/en/catalogue.json' with { type: 'json' };
import courses from '../../../../../../locales/en/courses.json' with { type: 'json' };
import ui from '../../../../../../locales/en/ui.json' with { type: 'json' };
import { createTextStore } from '../../../../lib/text-store.ts';
import { TextsProvider } from '../../../../lib/texts.tsx';
import { makeItemCard } from '../../item/catalogue.factory.ts';
import { type CoursesList, CoursesPage } from './courses-page.tsx';
import { readCoursesView } from './courses-view.ts';

afterEach(cleanup);

const offered = [
  makeItemCard(),
  makeItemCard({ slug: 'dax-day-trading', title: 'Trading the DAX', level: 'intermediate' }),
  makeItemCard({ slug: 'commodities', title: 'Commodities', by: 'katharina-lindner' }),
];

/** Renders the list at a URL; the form's selections change the URL as on the site. */
function show(address = '/courses', list: Partial<CoursesList> = {}) {
  const store = createTextStore('en', () => undefined);
  for (const [group, texts] of Object.entries({ catalogue, courses, ui })) {
    // Object.entries loses the key type; the object above lists the groups.
    store.add(group as 'courses', texts, undefined);
  }
  const shown = { items: offered, nextCursor: null, total: offered.length, ...list };
  const view = readCoursesView(new URL(address, 'https://danube.example').searchParams);
  const router = createMemoryRouter(
    [{ path: '/courses', element: <CoursesPage list={shown} view={view} /> }],
    { initialEntries: [address] },
  );
  render(
    <TextsProvider store={store}>
      <RouterProvider router={router} useTransitions={false} />
    </TextsProvider>,
  );
  return router;
}

describe('the list of courses', () => {
  it('shows every course as a link to its page, and how many there are [R2.04]', () => {
    show();
    const titles = screen.getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Fast Track',
      'Trading the DAX',
      'Commodities',
    ]);
    const links = offered.map(({ title }) => screen.getByRole('link', { name: title }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/course/fast-track',
      '/course/dax-day-trading',
      '/course/commodities',
    ]);
    expect(screen.getByRole('status').textContent).toBe(
      '3 courses available now, 9 lessons in total',
    );
  });

  it('says which language the lessons are in where it is another than the page’s', () => {
    const taught = makeItemCard({ slug: 'gold', lessonLanguages: ['sk', 'en'] });
    show('/courses', { items: [makeItemCard(), taught] });
    expect(screen.getAllByText(/^Lesson language/).map(({ textContent }) => textContent)).toEqual([
      'Lesson language: Slovak, English',
    ]);
  });

  it('is filtered by a form that the browser can send by itself', () => {
    show('/courses?market=dax&lang=de');
    const form = screen.getByRole<HTMLFormElement>('form', { name: /Filter/ });
    expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/courses']);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      lang: 'de',
      level: '',
      market: 'dax',
      instructor: '',
      cost: '',
      order: '',
    });
  });

  it('takes a choice into the address at once, and starts from the beginning', async () => {
    const router = show('/courses?market=dax&cursor=abc');
    await userEvent.selectOptions(screen.getByLabelText('Level'), 'beginner');
    await waitFor(() => expect(router.state.location.search).toBe('?level=beginner&market=dax'));
  });

  it('goes on by key, and back to the beginning', () => {
    show('/courses?market=dax&cursor=abc', { nextCursor: 'def' });
    expect(screen.getByRole('link', { name: 'More courses' }).getAttribute('href')).toBe(
      '/courses?market=dax&cursor=def',
    );
    const back = screen.getByRole('link', { name: 'Back to first page' });
    expect(back.getAttribute('href')).toBe('/courses?market=dax');
  });

  it('says what to do where nothing matches', () => {
    show('/courses?market=funds', { items: [], total: 0 });
    expect(screen.getByText('No courses match your filters')).toBeDefined();
    const [clear] = screen.getAllByRole('link', { name: 'Clear filters' });
    expect(clear?.getAttribute('href')).toBe('/courses');
  });

  it('does not speak of filters where there is no course at all', () => {
    show('/courses', { items: [], total: 0 });
    expect(screen.getByText('No courses yet')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Clear filters' })).toBeNull();
  });
});
