// @vitest-environment jsdom
import type { NextStep } from '@danube/contract/learning/home.schemas.ts';
import {
  act,
  cleanup,
  type RenderOptions,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { setVisitorZone } from '../../../lib/testing/visitor-zone.ts';
import { conversationOf } from '../../community/chat/message.factory.ts';
import { makeMyCourse } from '../../learn/learning/learning.factory.ts';
import { makeOccurrence } from '../../live/events/occurrence.factory.ts';
import { makePlayable } from '../../shared/player/playable.factory.ts';
import type { PageSession } from '../../shared/session/browser-session.ts';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { makeStep } from './home.factory.ts';
import { Home } from './home.tsx';
// Imported here, so that no test waits for the lazy import.
import './member-home.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

beforeEach(() => setVisitorZone('Europe/Bratislava'));
afterEach(cleanup);

function renderInFrame(page: PageSession) {
  return (
    <PageFrame path="/?lang=de">
      <SessionProvider session={page}>
        <Home />
      </SessionProvider>
    </PageFrame>
  );
}

type Answers = Parameters<typeof network.answer>[0];

async function show(step: NextStep, answers: Answers = {}, options: RenderOptions = {}) {
  const calls = network.answer({
    'learning.nextStep': () => step,
    'learning.week': () => ({ daysPerWeek: null, finishedAt: [] }),
    'learning.myCourses': () => [],
    'downloads.shelf': () => [],
    'certificates.mine': () => [],
    'community.rooms': () => [],
    'events.upcoming': () => [makeOccurrence()],
    'videos.quickie': () => null,
    ...answers,
  });
  await act(async () => render(renderInFrame(makePageSession({}, makeSession())), options));
  return calls;
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const address = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the place of a member’s home', () => {
  it('is in everybody’s page without a word of anybody, and opened by the hint alone', () => {
    const html = renderToStaticMarkup(renderInFrame(makePageSession({}, makeSession())));
    expect(html).toBe(renderToStaticMarkup(renderInFrame(makePageSession({}, null))));
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe('');
    expect(html).toContain('hidden in-data-signed-in:block');
    expect(html).toContain('min-h-[calc(100svh-4rem)]');
  });

  it('is gone once it is known that nobody is there, and asks nothing', () => {
    const calls = network.answer({});
    const { container } = render(renderInFrame(makePageSession({}, null)));
    expect([container.innerHTML, calls.length]).toEqual(['', 0]);
  });

  it('keeps its shape until the next step is known', async () => {
    await show(makeStep(), { 'learning.nextStep': () => new Promise(() => undefined) });
    await waitFor(() => expect(document.querySelector('.animate-wait')).not.toBeNull());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Good /);
  });

  it('still greets where the rest fails', async () => {
    const onCaughtError = vi.fn();
    // A response that this version of the page can't show.
    const unknown = { kind: 'continue' } as unknown as NextStep;
    await show(unknown, {}, { onCaughtError });
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.textContent).toMatch(/^Good /);
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(onCaughtError).toHaveBeenCalled();
  });
});

describe('the next step', () => {
  it('is the lesson, the place in it and one button that goes on there', async () => {
    await show(makeStep());
    await heading('Where the idea is wrong');
    const [first] = screen.getAllByRole('heading');
    expect([first?.tagName, first?.textContent]).toEqual(['H1', expect.stringMatching(/^Good /)]);
    const words = document.body.textContent;
    expect(words).toContain('Lesson 10 of 22 in Fast Track.');
    expect(words).toContain(
      'You stopped around “What a stop order really does”, about 2 minutes from the end.',
    );
    expect(words).toContain('“A stop order sleeps until its price is touched.”');
    expect(address('Continue reading')).toBe(
      '/my-courses/fast-track/where-the-idea-is-wrong?lang=de',
    );
    const line = screen.getByRole('img', { name: /^Your progress in Fast Track/ });
    expect(line.textContent).toContain('You’re here, 9 of 22 done');
    expect(
      screen.getAllByText('Risk first').at(-1)?.closest('li')?.getAttribute('aria-current'),
    ).toBe('step');
  });

  it.each([
    [{ place: null }, 'Start this lesson', 'It takes about 6 minutes.'],
    [
      { lesson: { ...makeStep().lesson, kind: 'video' as const } },
      'Continue watching',
      'What a stop order really does',
    ],
    [{ lesson: { ...makeStep().lesson, kind: 'quiz' as const } }, 'Take the quiz', 'Lesson 10'],
  ])('says what there is to do: %#', async (wanted, name, words) => {
    await show(makeStep(wanted));
    await heading('Where the idea is wrong');
    expect(screen.getByRole('link', { name })).toBeDefined();
    expect(document.body.textContent).toContain(words);
  });

  it('is three steps into a free course for somebody who has nothing', async () => {
    await show(makeStep({ kind: 'start', place: null, number: 1, done: 0 }));
    await heading('Start here.');
    expect(address('Start the free course')).toBe(
      '/my-courses/fast-track/where-the-idea-is-wrong?lang=de',
    );
    const steps = within(screen.getByRole('list')).getAllByRole('link');
    expect(steps.map((link) => link.getAttribute('href'))).toEqual([
      '/my-courses/fast-track/where-the-idea-is-wrong?lang=de',
      '/financial-widgets?lang=de',
      '/chat?lang=de',
    ]);
  });

  it('after the last lesson is the certificate and another course', async () => {
    const { course } = makeMyCourse();
    await show({
      kind: 'finished',
      course,
      certificate: 'DANUBE2CODE9',
      next: { ...course, slug: 'dax', title: 'The DAX' },
    });
    await heading('You’ve finished Fast Track.');
    expect(address('View next course')).toBe('/course/dax?lang=de');
    expect(address('View certificate')).toBe('/certificates/DANUBE2CODE9?lang=de');
  });

  it('leads to the courses where there is nothing free', async () => {
    await show({ kind: 'none' });
    await heading('Pick your first course.');
    expect(address('Browse all courses')).toBe('/courses?lang=de');
  });

  it('that could not be read is asked for again, and the rest stands', async () => {
    let isDown = true;
    await show(makeStep(), {
      'learning.nextStep': () => {
        if (isDown) throw new StubError('SERVICE_UNAVAILABLE', 503);
        return makeStep();
      },
    });
    expect(await screen.findByText('We couldn’t load your next lesson')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Next live session' })).toBeDefined();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Where the idea is wrong');
  });
});

describe('the week', () => {
  it('asks for a pace, keeps it, and counts days without reproach', async () => {
    let daysPerWeek: number | null = null;
    const calls = await show(makeStep(), {
      'learning.week': () => ({ daysPerWeek, finishedAt: [new Date()] }),
      'learning.setGoal': (input) => {
        daysPerWeek = (input as { daysPerWeek: number | null }).daysPerWeek;
        return {};
      },
    });
    await userEvent.click(await screen.findByRole('radio', { name: '4' }));
    await userEvent.click(screen.getByRole('button', { name: 'Set goal' }));
    const progress = (await screen.findByText('1 of 4')).closest('p');
    expect(progress?.textContent).toBe('1 of 4 days. Any day until Sunday counts.');
    expect(screen.getByText('1 lesson')).toBeDefined();
    expect(calls).toContainEqual({ procedure: 'learning.setGoal', input: { daysPerWeek: 4 } });
    await userEvent.click(screen.getByRole('button', { name: 'Change goal' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove goal' }));
    expect(await screen.findByRole('heading', { name: 'Pick a pace' })).toBeDefined();
    expect(calls).toContainEqual({ procedure: 'learning.setGoal', input: { daysPerWeek: null } });
  });

  it('says when a goal was not saved', async () => {
    await show(makeStep(), {
      'learning.setGoal': () => {
        throw new StubError('SERVICE_UNAVAILABLE', 503);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Set goal' }));
    expect(await screen.findByText(/couldn’t save your goal/)).toBeDefined();
  });
});

describe('what else waits', () => {
  it('is the next session in the member’s own time, with the way in', async () => {
    setVisitorZone('Europe/Helsinki');
    await show(makeStep());
    const live = within(await screen.findByRole('region', { name: 'Next live session' }));
    expect(await live.findByText('19:00')).toBeDefined();
    expect(live.getByText(/18:00 in Bratislava/)).toBeDefined();
    expect(live.getByRole('link').getAttribute('href')).toBe(
      '/events/education-tuesday-live/2026-11-17/join',
    );
  });

  it('is a question that nobody has answered', async () => {
    const lastMessage = {
      sender: { id: 'ben', name: 'Ben Weber', isStaff: false },
      excerpt: 'Do I work out the ATR again?',
      sentAt: new Date(),
    };
    await show(makeStep(), { 'community.rooms': () => [conversationOf({ lastMessage })] });
    expect(await screen.findByText('“Do I work out the ATR again?”')).toBeDefined();
    expect(address('Answer Ben')).toBe('/chat?conversation=c1&lang=de');
  });

  it('is the quickie, once the academy has one that can be played', async () => {
    const playable = makePlayable({ seconds: 146 });
    const quickie = { description: '', slug: 'gaps', language: 'en' as const, day: null, playable };
    await show(makeStep(), { 'videos.quickie': () => quickie });
    const section = within(await screen.findByRole('region', { name: playable.title }));
    expect(section.getByRole('link').getAttribute('href')).toBe('#quickie');
    expect(section.getByText('2:26')).toBeDefined();
    cleanup();
    const calls = await show(makeStep());
    await heading('Where the idea is wrong');
    await waitFor(() =>
      expect(calls.map(({ procedure }) => procedure)).toContain('videos.quickie'),
    );
    expect(screen.queryByText('Education Quickie')).toBeNull();
  });

  it('is the newest of the library, or what is free', async () => {
    await show(makeStep());
    expect(await screen.findByText(/appear here as you get them/)).toBeDefined();
    expect(address('See what’s free')).toBe('/download?lang=de');
    expect(address('Open library')).toBe('/library?lang=de');
    cleanup();
    await show(makeStep(), { 'learning.myCourses': () => [makeMyCourse()] });
    expect(await screen.findByText('Course, 1 of 3 lessons')).toBeDefined();
  });
});
