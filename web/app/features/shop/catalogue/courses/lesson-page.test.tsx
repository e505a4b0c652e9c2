// @vitest-environment jsdom
import { lessonIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import type { PageSession } from '../../../shared/session/browser-session.ts';
import { makeSession } from '../../../shared/session/session.factory.ts';
import { makePageSession } from '../../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../../shared/session/use-session.tsx';
import { makeCoursePage, makeFreeLesson, makeLesson } from '../../item/catalogue.factory.ts';
import { toLessonView } from './course-view.server.ts';
// Imported here, so that no test waits for the lazy import.
import '../../../shared/player/video-player.tsx';
import { LessonPage } from './lesson-page.tsx';

afterEach(cleanup);

const sampleId = lessonIdSchema.parse('0198f3a2-7c1e-7b6a-9d43-00000000c0de');

function show(
  wanted: Parameters<typeof makeFreeLesson>[0] = {},
  session: PageSession = makePageSession({}, null),
) {
  const course = makeCoursePage();
  const [first] = course.modules[0]?.lessons ?? [];
  const lesson = toLessonView(makeFreeLesson({ ...first, ...wanted }), course);
  return render(
    <PageFrame path="/course/fast-track/lessons/what-a-trade-may-cost">
      <SessionProvider session={session}>
        <LessonPage lesson={lesson} />
      </SessionProvider>
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
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(way.getByRole('link', { name: 'Fast Track' }).getAttribute('href')).toBe(
      '/course/fast-track',
    );
  });

  it('leads on to the next lesson, or to its place in the curriculum where that is not free', () => {
    show({ previous: makeLesson({ slug: 'before', title: 'Before' }) });
    const around = within(screen.getByRole('navigation', { name: 'Previous and next lesson' }));
    expect(around.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/course/fast-track/lessons/before',
      '/course/fast-track#curriculum',
    ]);
    expect(
      around.getByRole('link', { name: /Why a price moves.*In the full course/ }),
    ).toBeDefined();
  });

  it('shows the lessons of its module, and which of them one is at', () => {
    show();
    const outline = screen.getByRole('navigation', { name: 'In this module' });
    const here = outline.querySelector('[aria-current=page]');
    expect(here?.textContent).toBe('What a trade may cost');
    expect(outline.textContent).toContain('Why a price moves');
    expect(within(outline).queryByRole('link')).toBeNull();
  });

  it('plays its film here, for everybody, and has none to show without one', async () => {
    const video = fileIdSchema.parse('0198f3a2-7c1e-7b6a-9d43-0000000f11e0');
    const wanted = { id: sampleId, kind: 'video', video, videoSeconds: 300 } as const;
    const { container } = await act(async () => show(wanted));
    const film = container.querySelector(`a[href="/learning/lessons/${sampleId}/film"]`);
    expect(film).not.toBeNull();
    cleanup();
    expect(show({ kind: 'video' }).container.querySelector('a[href*="/film"]')).toBeNull();
  });

  it.each([
    ['file', /comes with a file to work with/],
    ['quiz', /ends with a quiz/],
  ] as const)('leads to the reader for what only that can give: %s', (kind, words) => {
    show({ kind });
    expect(screen.getByText(words)).toBeDefined();
    const link = screen.getByRole('link', { name: 'Open in My Courses' });
    expect(link.getAttribute('href')).toBe('/my-courses/fast-track/what-a-trade-may-cost');
  });

  it('leads members to the same lesson among their courses, and nobody else', () => {
    show();
    expect(screen.queryByRole('link', { name: 'Open in My Courses' })).toBeNull();
    cleanup();
    show({}, makePageSession({}, makeSession()));
    const link = screen.getByRole('link', { name: 'Open in My Courses' });
    expect(link.getAttribute('href')).toBe('/my-courses/fast-track/what-a-trade-may-cost');
  });
});
