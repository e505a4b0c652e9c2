// @vitest-environment jsdom

import type { Answer, QuizQuestion } from '@danube/contract/learning/quiz.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { QuestionCard } from './question-card.tsx';
import { makeTradeQuestion, oneOfEach } from './quiz.factory.ts';

Element.prototype.setPointerCapture ??= () => undefined;

afterEach(cleanup);

function ask(question: QuizQuestion | undefined, language: LanguageCode = 'en') {
  if (!question) throw new Error('the factory has one question of each type');
  const given: { answer: Answer } = { answer: null };
  function Input({ of }: { of: QuizQuestion }) {
    const [answer, setAnswer] = useState<Answer>(null);
    given.answer = answer;
    return <QuestionCard question={of} language={language} answer={answer} onAnswer={setAnswer} />;
  }
  render(
    <PageFrame language={language}>
      <Input of={question} />
    </PageFrame>,
  );
  return given;
}

const field = (name: string) => screen.getByRole('textbox', { name });

describe('choices', () => {
  it('are a group of radios named by the question where one is right', async () => {
    const given = ask(oneOfEach[0]);
    const group = screen.getByRole('radiogroup', { name: 'Where does a stop belong?' });
    await userEvent.click(within(group).getByRole('radio', { name: 'Where the idea is wrong.' }));
    expect(given.answer).toEqual({ type: 'single', place: 1 });
  });

  it('are boxes with a hint where several are, and no answer once none is ticked', async () => {
    const given = ask(oneOfEach[1]);
    const group = screen.getByRole('group', { name: 'Which of these cost money overnight?' });
    expect(group.textContent).toContain('More than one answer can be correct.');
    await userEvent.click(within(group).getByRole('checkbox', { name: /gap/ }));
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Financing' }));
    expect(given.answer).toEqual({ type: 'several', places: [0, 2] });
    await userEvent.click(within(group).getByRole('checkbox', { name: /gap/ }));
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Financing' }));
    expect(given.answer).toBeNull();
  });
});

describe('a number', () => {
  it.each([
    ['en', '1,250.5', 1250.5],
    ['de', '1.250,5', 1250.5],
    ['sk', '2,5', 2.5],
    ['en', '-3', -3],
  ] as const)('is read in %s as %s', async (language, typed, value) => {
    const given = ask(oneOfEach[2], language);
    await userEvent.type(field('Your answer'), typed);
    expect(given.answer).toEqual({ type: 'numeric', value });
  });

  it('is repeated where a mark in it could be read in two ways', async () => {
    ask(oneOfEach[2], 'de');
    await userEvent.type(field('Your answer'), '1.250');
    expect(screen.getByText('We read this as 1.250')).toBeDefined();
    await userEvent.clear(field('Your answer'));
    await userEvent.type(field('Your answer'), '1250');
    expect(screen.queryByText(/We read this as/)).toBeNull();
  });

  it('says beside the field what is wrong with it, and is no answer then', async () => {
    const given = ask(oneOfEach[2]);
    await userEvent.type(field('Your answer'), 'two');
    expect(field('Your answer').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter a number, for example 12.5.')).toBeDefined();
    expect(field('Your answer')).toHaveProperty('value', 'two');
    expect(given.answer).toBeNull();
  });
});

describe('an order', () => {
  const names = () =>
    screen.getAllByRole('listitem').map((entry) => entry.textContent?.replace(/^\d/, ''));

  it('is made with the arrows, which say what they did and keep the focus', async () => {
    const given = ask(oneOfEach[3]);
    expect(given.answer).toBeNull();
    const down = screen.getByRole('button', { name: 'Move down: Work out the size' });
    await userEvent.click(down);
    expect(screen.getByText('Work out the size dropped at position 2 of 3.')).toBeDefined();
    expect(document.activeElement).toBe(down);
    await userEvent.click(down);
    expect(names()).toEqual(['Find the stop', 'Measure the distance', 'Work out the size']);
    expect(given.answer).toEqual({ type: 'order', places: [1, 2, 0] });
    expect(down.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(down);
    expect(given.answer).toEqual({ type: 'order', places: [1, 2, 0] });
  });

  it('is announced when an entry is picked up by keyboard', async () => {
    ask(oneOfEach[3]);
    screen.getByRole('button', { name: 'Move: Find the stop' }).focus();
    await userEvent.keyboard(' ');
    // When picked up, it is already over its own place.
    expect(await screen.findByText(/Find the stop (picked up|is now) at position/)).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText(/Find the stop is back at position 2 of 3/)).toBeDefined();
  });
});

describe('a trade', () => {
  // The chart is 400 pixels high; jsdom has no layout.
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
      DOMRect.fromRect({ x: 0, y: 100, width: 600, height: 400 }),
    );
  });

  const slider = (name: string) => screen.getByRole('slider', { name });
  const price = (name: string) => (slider(name) as HTMLInputElement).valueAsNumber;
  const words = (name: string) => slider(name).getAttribute('aria-valuetext');

  /** Drags a handle with the pointer from one height to another. */
  function drag(name: string, from: number, to: number) {
    const handle = slider(name).parentElement;
    if (!handle) throw new Error('a slider stands in its handle');
    fireEvent.pointerDown(handle, { clientY: from, button: 0, pointerId: 1 });
    fireEvent.pointerMove(handle, { clientY: to, pointerId: 1 });
    fireEvent.pointerUp(handle, { clientY: to, pointerId: 1 });
  }

  it('has no lines until they are drawn', () => {
    const given = ask(makeTradeQuestion());
    expect(['Entry', 'Stop', 'Target'].map(words)).toEqual(['not set', 'not set', 'not set']);
    expect(given.answer).toBeNull();
  });

  it('is dragged to prices, which stay inside the frame', () => {
    const given = ask(makeTradeQuestion());
    drag('Entry', 480, 300);
    const middle = price('Entry');
    expect(middle).toBeGreaterThan(23_900);
    expect(middle).toBeLessThan(24_080);
    drag('Stop', 480, 5_000);
    drag('Target', 480, -5_000);
    const end = (name: 'min' | 'max') => Number(slider('Stop').getAttribute(name));
    expect(given.answer).toEqual({
      type: 'trade',
      trade: { entry: middle, stop: end('min'), target: end('max'), units: null },
    });
  });

  it('moves by as much as the pointer, wherever its handle was taken', () => {
    ask(makeTradeQuestion());
    drag('Entry', 480, 300);
    const before = price('Entry');
    drag('Entry', 308, 310);
    expect(price('Entry')).toBe(before);
    drag('Entry', 308, 328);
    drag('Stop', 480, 320);
    expect(price('Entry')).toBe(price('Stop'));
    expect(price('Entry')).toBeLessThan(before);
  });

  it('takes a press for the price of the last bar', () => {
    const given = ask(makeTradeQuestion());
    drag('Entry', 480, 481);
    expect(given.answer).toMatchObject({ trade: { entry: 24_000 } });
  });

  it('is moved as a slider, in words, and taken away again by a key', () => {
    const given = ask(makeTradeQuestion());
    fireEvent.keyDown(slider('Entry'), { key: 'Enter' });
    expect(words('Entry')).toBe('24,000');
    fireEvent.change(slider('Stop'), { target: { value: '23960' } });
    expect(words('Stop')).toBe('23,960, 40 points from the entry');
    fireEvent.keyDown(slider('Entry'), { key: 'Delete' });
    fireEvent.keyDown(slider('Stop'), { key: 'Backspace' });
    expect(given.answer).toBeNull();
  });

  it('is typed, and reads out what it risks as it stands', async () => {
    const given = ask(makeTradeQuestion());
    await userEvent.type(field('Entry'), '24000');
    await userEvent.type(field('Stop'), '23960');
    await userEvent.type(field('Target'), '24100');
    expect(screen.getByText('40 points')).toBeDefined();
    expect(screen.getByText('2.5 to 1')).toBeDefined();
    await userEvent.type(field('Units'), '2,5');
    expect(screen.getByText('€100.00 (1% of the account)')).toBeDefined();
    expect(given.answer).toEqual({
      type: 'trade',
      trade: { entry: 24_000, stop: 23_960, target: 24_100, units: 2.5 },
    });
    fireEvent.change(slider('Stop'), { target: { value: '23980' } });
    expect(field('Stop')).toHaveProperty('value', '23980');
    expect(screen.getByText('20 points')).toBeDefined();
  });

  it('says nothing of a verdict before it is handed in', async () => {
    ask(makeTradeQuestion());
    await userEvent.type(field('Entry'), '24000');
    await userEvent.type(field('Stop'), '24050');
    expect(screen.getByText('-50 points')).toBeDefined();
    expect(document.body.textContent).not.toMatch(/\b(Met|Not met)\b|goes (above|below)/);
  });

  it('tells its bars in figures', () => {
    ask(makeTradeQuestion());
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(11);
    expect(screen.getByRole('columnheader', { name: 'Bar', hidden: true })).toBeDefined();
  });
});
