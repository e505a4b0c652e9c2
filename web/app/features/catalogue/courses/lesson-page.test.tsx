// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { makeCoursePage, makeFreeLesson, makeLesson } from '../catalogue.factory.ts';
import { viewLesson } from './course-view.server.ts';
import { LessonPage } from './lesson-page.tsx';

afterEach(cleanup);

function show(wanted: Parameters<typeof makeFreeLesson>[0] = {}) {
  const course = makeCoursePage();
  const [first] = course.modules[0]?.lessons ?? [];
  const lesson = viewLesson(makeFreeLesson({ ...first, ...wanted }), course);
  return render(
    <PageFrame path="/course/fast-track/lessons/what-a-trade-may-cost">
      <LessonPage lesson={lesson} />
    </PageFrame>,
  );
}

describe('a lesson that anybody may read', () => {
  it('says where it belongs, how long it takes and what it says', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What a trade may cost');
    expect(screen.getByText('How markets move')).toBeDefined();
    const article = screen.getByRole('article');
    expect(article.textContent).toMatch(/Free lesson8 min.*Begin with the loss\./);
    const way = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(way.getByRole('link', { name: 'Fast Track' }).getAttribute('href')).toBe(
      '/course/fast-track',
    );
  });

  it('leads on to the next lesson, or to its place in the curriculum where that is not free', () => {
    show({ previous: makeLesson({ slug: 'before', title: 'Before' }) });
    const around = within(screen.getByRole('navigation', { name: 'Lessons before and after' }));
    expect(around.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/course/fast-track/lessons/before',
      '/course/fast-track#curriculum',
    ]);
    expect(around.getByRole('link', { name: /Why a price moves.*In the course/ })).toBeDefined();
  });

  it('shows the lessons of its module, and which of them one is at', () => {
    show();
    const outline = screen.getByRole('navigation', { name: 'In this module' });
    const here = outline.querySelector('[aria-current=page]');
    expect(here?.textContent).toBe('What a trade may cost');
    expect(outline.textContent).toContain('Why a price moves');
    expect(within(outline).queryByRole('link')).toBeNull();
  });

  it('never shows a player that cannot play', () => {
    const { container } = show({ kind: 'video' });
    expect(container.querySelector('video, iframe, button')).toBeNull();
    expect(screen.getByText(/The video plays for members of the course/)).toBeDefined();
  });
});
