// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { MessageText } from './message-text.tsx';
import { plainMessage } from './parse-message.ts';

vi.mock(import('mdast-util-from-markdown'), async (original) => {
  const { fromMarkdown } = await original();
  return {
    fromMarkdown: (text: unknown, ...rest: unknown[]) => {
      if (text === 'one **bad** message') throw new RangeError('too deep');
      return Reflect.apply(fromMarkdown, undefined, [text, ...rest]);
    },
  };
});

afterEach(cleanup);

it('shows a message that can’t be read as it was typed, beside the others', () => {
  render(
    <PageFrame>
      {['before', 'one **bad** message', 'and **after**'].map((text) => (
        <MessageText key={text} text={text} mentions={[]} readerId={undefined} />
      ))}
    </PageFrame>,
  );
  expect(screen.getByText('before')).toBeDefined();
  expect(screen.getByText('one **bad** message')).toBeDefined();
  expect(screen.getByText('after').tagName).toBe('STRONG');
  // Only React reports it.
  expect(vi.mocked(console.error).mock.calls.flat().join(' ')).toContain('too deep');
  vi.mocked(console.error).mockClear();
});

it('is one line for lists all the same', () => {
  expect(plainMessage('one **bad** message')).toBe('one **bad** message');
  vi.mocked(console.warn).mockClear();
});
