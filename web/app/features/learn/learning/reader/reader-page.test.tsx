// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeItemCard } from '../../../shop/item/catalogue.factory.ts';
import { makeOwnCertificate } from '../../certificates/certificate.factory.ts';
import { makeMarks, makeOpenLesson, makeStudentCourse } from '../learning.factory.ts';
import { readStoredOutbox } from '../marks/stored-outbox.ts';
// Imported here, so that no test waits for the lazy import.
import '../../../shared/player/video-player.tsx';
import { type ReaderOptions, reader, renderReader } from './testing/render-reader.tsx';

const network = await vi.hoisted(async () => {
  const { replaceNetwork } = await import('../../../../lib/testing/stub-api.ts');
  return replaceNetwork();
});
const quiz = vi.hoisted((): { pass: () => void } => ({ pass: () => undefined }));
vi.mock('../../quiz/quiz-section.tsx', () => ({
  QuizSection({ onDone, finished }: { onDone: () => void; finished?: ReactNode }) {
    quiz.pass = onDone;
    return (
      <>
        <p>the quiz</p>
        <div data-testid="after-the-result">{finished}</div>
      </>
    );
  },
}));

/** Whether there is room for the outline next to the text. */
let isWide = true;
const scrollIntoView = vi.fn();
/** Callbacks of the mocked IntersectionObserver. */
let seeing: (() => void)[] = [];

beforeEach(() => {
  seeing = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        seeing.push(() => notify([{ isIntersecting: true }]));
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('scrollBy', vi.fn());
  // jsdom has no layout to scroll in.
  Element.prototype.scrollIntoView = scrollIntoView;
  isWide = true;
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const show = (options?: ReaderOptions) => renderReader(network, options);

function seeTheEnd(): void {
  act(() => {
    for (const notify of seeing) notify();
  });
}

const outline = () => screen.getByRole('navigation', { name: 'Lessons in this course' });
const markButton = () => screen.getByRole('button', { name: 'Mark as read and continue' });

describe('the outline of the reader', () => {
  it('is not drawn beside the text where there is no room, and opens on request', async () => {
    isWide = false;
    const { user } = await show();
    expect(screen.queryByRole('navigation', { name: 'Lessons in this course' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show lessons' }));
    expect(outline()).toBeTruthy();
  });

  it('says of each lesson whether it is done, here, open or closed', async () => {
    const course = makeStudentCourse();
    const [first, last] = course.modules;
    const closed = last?.lessons.map((lesson) => ({ ...lesson, isOpen: false })) ?? [];
    const modules = [first, last && { ...last, lessons: closed }].filter((each) => each != null);
    await show({ course: { modules } });
    const lines = within(outline()).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^What a trade may cost.*8 min.*Done$/),
      expect.stringMatching(/^Why a price moves.*Not done yet$/),
      expect.stringMatching(/^The anatomy of a candle.*Locked$/),
    ]);
    const here = within(outline()).getByRole('link', { current: 'page' });
    expect(here.textContent).toContain('Why a price moves');
    expect(within(outline()).queryByRole('link', { name: /candle/ })).toBeNull();
  });

  it('opens from the bar where there is no room beside the text, and by its key', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Show lessons' }));
    const drawer = await screen.findByRole('dialog', { name: 'Fast Track' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(drawer.isConnected).toBe(false));
    await user.keyboard('o');
    expect(await screen.findByRole('dialog', { name: 'Fast Track' })).toBeDefined();
  });
});

describe('a lesson to read', () => {
  it('can be marked once its end was on the screen, counts at once, leads on, and is told to the server', async () => {
    const { calls, user } = await show();
    expect(screen.getByText(/read it to the end and mark it as read/)).toBeDefined();
    await user.click(markButton());
    expect(screen.queryByText('You’ve completed this lesson.')).toBeNull();
    seeTheEnd();
    await user.click(markButton());
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toBe(
        '/my-courses/fast-track/candle-anatomy',
      ),
    );
    expect(screen.getByText('You’ve completed this lesson.')).toBeDefined();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('66');
    // At once, not with the next regular sending.
    await waitFor(() => expect(readStoredOutbox(reader).size).toBe(0));
    const sent = calls.findLast(({ procedure }) => procedure === 'learning.keepMarks');
    expect(sent?.input).toMatchObject({ lessons: [{ marks: { isRead: true } }] });
  });

  it('stays where it is without a connection, since the next one could not be had', async () => {
    const { user } = await show();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    seeTheEnd();
    await user.click(markButton());
    expect(screen.getByText('You’ve completed this lesson.')).toBeDefined();
    expect(screen.getByTestId('address').textContent).not.toContain('candle-anatomy');
  });

  it('counts lessons that were read here and that the server doesn’t know yet', async () => {
    const course = makeStudentCourse();
    const [first] = course.modules.flatMap(({ lessons }) => lessons);
    if (!first) throw new Error('the course has no lessons');
    localStorage.setItem(
      'lessonMarks',
      JSON.stringify({ [reader]: { [first.id]: makeMarks({ isRead: true }) } }),
    );
    const modules = course.modules.map((module) => ({
      ...module,
      lessons: module.lessons.map((lesson) => ({ ...lesson, isDone: false })),
    }));
    await show({ course: { modules } });
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('33');
  });

  it('opens where it was left', async () => {
    const place = { second: 0, scroll: 0.4, at: new Date() };
    const height = 2_000;
    const box = vi
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue(DOMRect.fromRect({ y: 300, height }));
    await show({ lesson: { marks: makeMarks({ place }) } });
    await waitFor(() =>
      expect(scrollBy).toHaveBeenCalledWith({ top: 300 + 800 - 64, behavior: 'instant' }),
    );
    box.mockRestore();
  });

  it('shows what was done here while there was no connection', async () => {
    localStorage.setItem(
      'lessonMarks',
      JSON.stringify({ [reader]: { [makeOpenLesson().id]: makeMarks({ isRead: true }) } }),
    );
    await show();
    expect(screen.getByText('You’ve completed this lesson.')).toBeDefined();
  });

  it('leads on loudest once it is done, and to the curriculum where the next one is closed', async () => {
    await show({ lesson: { isDone: true } });
    const ways = within(screen.getByRole('navigation', { name: 'Previous and next lesson' }));
    expect(ways.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
      '/my-courses/fast-track/candle-anatomy',
    );
    expect(ways.getByRole('link', { name: /What a trade/ }).getAttribute('href')).toBe(
      '/my-courses/fast-track/what-a-trade-may-cost',
    );
  });
});

describe('other kinds of lessons', () => {
  it('a film says by which rule it counts and how much was seen', async () => {
    const marks = makeMarks({ watched: [[0, 150]] });
    const film = { seconds: 300, hasCaptions: true };
    await show({ lesson: { kind: 'video', film, marks } });
    expect(screen.getByText(/watch 90% of the video/)).toBeDefined();
    expect(screen.getByText('50% watched')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Mark as/ })).toBeNull();
  });

  it('a film that was seen to nine tenths is done', async () => {
    const marks = makeMarks({ watched: [[0, 270]] });
    await show({ lesson: { kind: 'video', film: { seconds: 300, hasCaptions: false }, marks } });
    expect(screen.getByText('You’ve completed this lesson.')).toBeDefined();
  });

  it.each([
    ['above', 0],
    ['below', 1],
  ])(
    'a file is fetched by the button %s the text, by a link that is asked for then',
    async (_, place) => {
      const { calls, user } = await show({
        lesson: { kind: 'file', file: { name: 'journal.xlsx', size: 34_200 } },
        answers: {
          'learning.file': () => {
            throw new Error('away');
          },
        },
      });
      expect(screen.getByText('journal.xlsx')).toBeDefined();
      const buttons = screen.getAllByRole('button', { name: 'Download' });
      const [first, last] = buttons.map((button) =>
        button.compareDocumentPosition(screen.getByText('A price moves.')),
      );
      expect([first, last]).toEqual([
        Node.DOCUMENT_POSITION_FOLLOWING,
        Node.DOCUMENT_POSITION_PRECEDING,
      ]);
      await user.click(buttons[place] ?? document.body);
      expect(await screen.findByText(/couldn’t download the file/)).toBeDefined();
      expect(calls.some(({ procedure }) => procedure === 'learning.file')).toBe(true);
    },
  );

  it('a quiz is taken here, and once passed everything is read anew', async () => {
    const { calls } = await show({ lesson: { kind: 'quiz', quiz: { asked: 5, best: null } } });
    expect(screen.getByText('the quiz')).toBeDefined();
    expect(screen.getByText(/80% of the answers right/)).toBeDefined();
    act(() => quiz.pass());
    await waitFor(() =>
      expect(calls.map(({ procedure }) => procedure)).toEqual(
        expect.arrayContaining(['learning.lesson', 'learning.course']),
      ),
    );
  });
});

describe('a course that is complete', () => {
  const modules = makeStudentCourse().modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => ({ ...lesson, isDone: true })),
  }));

  it('opens the certificate itself, says what was learned and which course could follow', async () => {
    const certificate = 'DANUBE2CODE9';
    const { id, kind, slug, title, language, cover, by, minutes } = makeItemCard({
      slug: 'dax-day-trading',
      title: 'Trading the DAX',
    });
    await show({
      lesson: { isDone: true },
      course: { modules, certificate },
      answers: {
        'certificates.mine': () => [makeOwnCertificate({ code: certificate })],
        'learning.afterCourse': () => ({
          language: 'en',
          outcomes: ['Size a position'],
          next: { id, kind, slug, title, language, cover, by, minutes },
        }),
      },
    });
    const panel = within(screen.getByRole('region', { name: 'You’ve finished Fast Track.' }));
    expect(await panel.findByText('Anna Kováčová')).toBeDefined();
    expect(panel.getByText('DTA-2026-000042')).toBeDefined();
    expect(await panel.findByText('Size a position')).toBeDefined();
    const address = (name: RegExp) => panel.getByRole('link', { name }).getAttribute('href');
    expect(address(/^Download or share/)).toBe('/certificates/DANUBE2CODE9');
    expect(address(/^View course: Trading the DAX/)).toBe('/course/dax-day-trading');
    // Completed just now: the reader scrolls there.
    expect(document.activeElement?.getAttribute('aria-labelledby')).toBe('course-done');
    expect(scrollIntoView).toHaveBeenCalled();
  });

  it('comes right after the result of the quiz that completed it', async () => {
    const lesson = { kind: 'quiz', quiz: { asked: 5, best: null } } as const;
    const certificate = 'DANUBE2CODE9';
    const done = makeStudentCourse({ modules, certificate });
    const progress = { ...done.progress, percent: 100 };
    await show({
      lesson,
      answers: {
        'learning.course': () => ({ ...done, progress }),
        'certificates.mine': () => [makeOwnCertificate({ code: certificate })],
      },
    });
    const place = within(screen.getByTestId('after-the-result'));
    expect(place.queryByRole('region')).toBeNull();
    act(() => quiz.pass());
    expect(await place.findByText('Anna Kováčová')).toBeDefined();
    expect(screen.getAllByRole('region', { name: 'You’ve finished Fast Track.' })).toHaveLength(1);
  });

  it('says that the certificate is on its way while it is', async () => {
    await show({ lesson: { isDone: true }, course: { modules } });
    expect(screen.getByText(/will be here in a moment/)).toBeDefined();
  });
});

describe('a visitor in a free lesson', () => {
  it('reads it, is told that nothing is kept, and nothing is', async () => {
    const { calls } = await show({ owner: null });
    expect(screen.getByText('A price moves.')).toBeDefined();
    expect(screen.getByText(/your progress isn’t saved/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/auth?tab=signin&redirect=%2Fmy-courses%2Ffast-track%2Fwhy-a-price-moves',
    );
    expect(screen.queryByText('Your note')).toBeNull();
    fireEvent(window, new Event('pagehide'));
    expect([calls.length, localStorage.length]).toEqual([0, 0]);
  });
});

describe('ways through the course', () => {
  it.each([
    ['n', '/my-courses/fast-track/candle-anatomy'],
    ['p', '/my-courses/fast-track/what-a-trade-may-cost'],
  ])('the key %s leads on, but not while somebody types', async (key, path) => {
    const { user } = await show({ answers: { 'learning.keepNote': () => ({}) } });
    const note = screen.getByRole('textbox', { name: 'Your note' });
    await user.type(note, key);
    expect(screen.getByTestId('address').textContent).toBe(
      '/my-courses/fast-track/why-a-price-moves',
    );
    act(() => note.blur());
    await user.keyboard(key);
    expect(screen.getByTestId('address').textContent).toBe(path);
  });

  it('keys are listed and can be switched off', async () => {
    const { user } = await show();
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const turn = within(help).getByRole('switch', { name: 'Enable shortcuts' });
    await user.click(turn);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(help.isConnected).toBe(false));
    await user.keyboard('n');
    expect(screen.getByTestId('address').textContent).toContain('why-a-price-moves');
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    await user.click(await screen.findByRole('switch'));
  });

  it('the search finds lessons with what they say', async () => {
    const { id } = makeOpenLesson();
    const found = { id, slug: 'candle-anatomy', title: 'The anatomy of a candle', language: 'en' };
    const { calls, user } = await show({
      answers: { 'learning.search': () => [{ ...found, excerpt: '… the wick tells …' }] },
    });
    await user.keyboard('/');
    await user.type(await screen.findByRole('searchbox'), 'wick');
    const link = await screen.findByRole('link', { name: 'The anatomy of a candle' });
    expect(link.getAttribute('href')).toBe('/my-courses/fast-track/candle-anatomy');
    expect(screen.getByText('… the wick tells …')).toBeDefined();
    expect(calls.find(({ procedure }) => procedure === 'learning.search')?.input).toEqual({
      course: 'fast-track',
      words: 'wick',
      language: 'en',
    });
  });
});
