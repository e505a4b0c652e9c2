// @vitest-environment jsdom
import type { Answer } from '@danube/contract/learning/quiz.schemas.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { makeAttempt, makeGraded, makeQuizLesson, makeResult, oneOfEach } from './quiz.factory.ts';
import { quizProblem } from './quiz-problem.ts';
import { QuizSection } from './quiz-section.tsx';
import type { QuizLesson } from './use-quiz.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const path = '/my-courses/fast-track/check-risk';
const [single, several] = oneOfEach;
if (!single || !several) throw new Error('the factory has one question of each type');
const twoQuestions = makeAttempt({ questions: [single, several] });

type ShowOptions = { lesson?: QuizLesson; isVisitor?: boolean; isMember?: boolean };

function show(options: ShowOptions = {}) {
  const { lesson = makeQuizLesson(), isVisitor = false, isMember = !isVisitor } = options;
  const onDone = vi.fn();
  const session = makePageSession({}, isVisitor ? null : makeSession());
  const view = render(
    <PageFrame path={path}>
      <SessionProvider session={session}>
        <QuizSection
          lesson={lesson}
          onDone={onDone}
          nextStep={<a href="/next">Next lesson</a>}
          isMember={isMember}
        />
      </SessionProvider>
    </PageFrame>,
  );
  return { ...view, onDone };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const prompt = (text: string) => screen.findByRole('heading', { name: text });

/** Answers the first of two questions and continues to the second, which submits. */
async function answerFirst() {
  await press('Start quiz');
  await userEvent.click(await screen.findByRole('radio', { name: 'Where the idea is wrong.' }));
  await press('Next');
}

const answered: Answer[] = [{ type: 'single', place: 1 }, null];
const failed = makeResult({ questions: [makeGraded(single), makeGraded(several)] });
const passed = makeResult({
  isPassed: true,
  questions: [makeGraded(single, { answer: answered[0] ?? null, isRight: true })],
});

describe('the start of a quiz', () => {
  it('says how many questions there are, what it takes, and how it went before', async () => {
    const handedInAt = new Date('2026-03-02T10:00:00Z');
    const best = { right: 7, asked: 10, isPassed: false, handedInAt };
    show({ lesson: makeQuizLesson({ quiz: { asked: 10, best } }) });
    expect(await screen.findByText('8 of 10 correct (80% or more)')).toBeDefined();
    expect(screen.getByText('7 of 10 correct on 2 Mar 2026')).toBeDefined();
    expect(await button('Retake quiz')).toBeDefined();
  });

  it('doesn’t ask a member to register who has no connection, and so no session', async () => {
    show({ isVisitor: true, isMember: true });
    expect(await button('Start quiz')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Register free' })).toBeNull();
  });

  it('leads a visitor to an account, and back to the lesson', async () => {
    show({ isVisitor: true });
    const link = await screen.findByRole('link', { name: 'Register free' });
    const back = encodeURIComponent(path);
    expect(link.getAttribute('href')).toBe(`/auth?tab=signup&redirect=${back}`);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows nothing for a lesson without one', () => {
    const { container } = show({ lesson: makeQuizLesson({ quiz: null }) });
    expect(container.textContent).toBe('');
  });

  it('says when it could not be loaded, and tries again', async () => {
    let isUp = false;
    network.answer({
      'learning.beginQuiz': () => {
        if (!isUp) throw new StubError('SERVICE_UNAVAILABLE', 503);
        return twoQuestions;
      },
    });
    show();
    await press('Start quiz');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We couldn’t load the quiz');
    isUp = true;
    await press('Try again');
    await prompt('Where does a stop belong?');
  });

  it('takes a failed fetch for a broken line', () => {
    const problem = quizProblem(new TypeError('fetch failed'), (key) => `words for ${key}`);
    expect(problem).toEqual({ words: 'words for quiz.problems.unreachable', remedy: 'retry' });
  });
});

describe('the questions', () => {
  it('come one at a time, take the focus, and remember what was answered', async () => {
    network.answer({ 'learning.beginQuiz': () => makeAttempt() });
    show();
    await press('Start quiz');
    expect(document.activeElement).toBe(await prompt('Where does a stop belong?'));
    expect(screen.getByText('Question 1 of 5')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'At a round number.' }));
    await press('Next');
    expect(document.activeElement).toBe(await prompt('Which of these cost money overnight?'));
    expect(screen.getByText('1 of 5 answered')).toBeDefined();
    await press('Back');
    const chosen = await screen.findByRole('radio', { name: 'At a round number.' });
    expect(chosen).toHaveProperty('checked', true);
    await press('Question 4, not answered');
    await prompt('In which order is a position sized?');
    expect(await button('Question 1, answered')).toBeDefined();
  });

  it('are handed in as they were answered, in their order', async () => {
    const calls = network.answer({
      'learning.beginQuiz': () => twoQuestions,
      'learning.handIn': () => passed,
    });
    const { onDone } = show();
    await answerFirst();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Financing' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'A limit order' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'A limit order' }));
    await press('Submit');
    await screen.findByText('Passed');
    // The next step is in the result, above the explanations.
    const way = screen.getByRole('link', { name: 'Next lesson' });
    const explained = screen.getByRole('heading', { name: 'Questions and explanations' });
    expect(way.compareDocumentPosition(explained)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(calls.find(({ procedure }) => procedure === 'learning.handIn')?.input).toEqual({
      attempt: twoQuestions.id,
      answers: [
        { type: 'single', place: 1 },
        { type: 'several', places: [0] },
      ],
    });
    expect(onDone).toHaveBeenCalledOnce();
    expect(sessionStorage).toHaveLength(0);
  });

  it('are not handed in with gaps unless that is meant', async () => {
    const calls = network.answer({
      'learning.beginQuiz': () => twoQuestions,
      'learning.handIn': () => failed,
    });
    const { onDone } = show();
    await press('Start quiz');
    await press('Question 2, not answered');
    await press('Submit');
    const dialog = await screen.findByRole('dialog', { name: 'Submit an incomplete quiz?' });
    expect(dialog.textContent).toContain('2 questions aren’t fully answered.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Back to question 1' }));
    await prompt('Where does a stop belong?');
    expect(calls.map(({ procedure }) => procedure)).toEqual(['learning.beginQuiz']);
    await press('Question 2, not answered');
    await press('Submit');
    await press('Submit anyway');
    await screen.findByText('Not passed yet');
    expect(screen.queryByRole('link', { name: 'Next lesson' })).toBeNull();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('are kept when the line breaks, and can be handed in again', async () => {
    let isUp = false;
    const calls = network.answer({
      'learning.beginQuiz': () => twoQuestions,
      'learning.handIn': () => {
        if (!isUp) throw new StubError('SERVICE_UNAVAILABLE', 503);
        return passed;
      },
    });
    show();
    await answerFirst();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Financing' }));
    await press('Submit');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your answers are still here');
    expect(screen.getByRole('checkbox', { name: 'Financing' })).toHaveProperty('checked', true);
    isUp = true;
    await press('Submit again');
    await screen.findByText('Passed');
    const sent = calls.filter(({ procedure }) => procedure === 'learning.handIn');
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('go on after a reload where they were left', async () => {
    network.answer({ 'learning.beginQuiz': () => twoQuestions });
    const { unmount } = show();
    await answerFirst();
    unmount();
    show();
    await press('Continue quiz');
    const chosen = await screen.findByRole('radio', { name: 'Where the idea is wrong.' });
    expect(chosen).toHaveProperty('checked', true);
  });

  it('begin anew where the server no longer knows the attempt', async () => {
    network.answer({
      'learning.beginQuiz': () => twoQuestions,
      'learning.handIn': () => {
        throw new StubError('ATTEMPT_NOT_FOUND', 404);
      },
    });
    show();
    await answerFirst();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Financing' }));
    await press('Submit');
    await press('Start again');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['UNAUTHORIZED', 401, undefined],
    ['LESSON_CLOSED', 403, { why: 'signedOut' }],
  ] as const)('lead to the sign-in where %s is the answer', async (code, status, details) => {
    network.answer({
      'learning.beginQuiz': () => {
        throw new StubError(code, status, details);
      },
    });
    show();
    await press('Start quiz');
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toContain('/auth?tab=signin&redirect=');
  });
});

describe('the result', () => {
  it('tells of each question what was answered, what is right, and why', async () => {
    const answers: Answer[] = [
      { type: 'single', place: 0 },
      { type: 'several', places: [0, 2] },
      { type: 'numeric', value: 4 },
      null,
      { type: 'trade', trade: { entry: 24_000, stop: 23_960, target: 24_050, units: 2 } },
    ];
    const questions = oneOfEach.map((question, index) =>
      makeGraded(question, { answer: answers[index] ?? null, isRight: index === 1 }),
    );
    network.answer({
      'learning.beginQuiz': () => makeAttempt(),
      'learning.handIn': () => makeResult({ questions }),
    });
    show();
    await press('Start quiz');
    await press('Question 5, not answered');
    await press('Submit');
    await press('Submit anyway');
    const heading = await screen.findByRole('heading', { name: /1 of 5 correct/ });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/You need 4 of 5/)).toBeDefined();
    const checked = screen.getAllByRole('article').map((each) => each.textContent ?? '');
    expect(checked[0]).toContain('Incorrect');
    expect(checked[0]).toMatch(
      /Your answerAt a round number\.Correct answerWhere the idea is wrong\./,
    );
    expect(checked[1]).not.toContain('Incorrect');
    expect(checked[1]).not.toContain('Correct answer');
    expect(checked[2]).toContain('2.5 (2 to 3 counts as correct)');
    expect(checked[3]).toMatch(
      /Not answeredCorrect answerFind the stopMeasure the distanceWork out/,
    );
    expect(checked[4]).toContain(
      'The target is only 1.25 times as far from the entry as the stop.',
    );
    expect(checked.every((text, index) => text.includes(`Why question ${index + 1} is so.`))).toBe(
      true,
    );
  });

  it('can be tried again, with whatever the server asks then', async () => {
    let started = 0;
    network.answer({
      'learning.beginQuiz': () => {
        started += 1;
        return started === 1 ? twoQuestions : makeAttempt({ questions: [several] });
      },
      'learning.handIn': () => failed,
    });
    show();
    await answerFirst();
    await press('Submit');
    await press('Submit anyway');
    await press('Retake quiz');
    await prompt('Which of these cost money overnight?');
    expect(screen.getByText('0 of 1 answered')).toBeDefined();
  });
});
