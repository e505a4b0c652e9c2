// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useLatestReply } from './use-latest-reply.ts';

afterEach(cleanup);

/** jsdom has no layout: each reply is 100 px high, the box 150 px. */
function Thread({ shown, outgoing = 0 }: { shown: number; outgoing?: number }) {
  const box = useRef<HTMLDivElement>(null);
  const noteScroll = useLatestReply(box, { shown, outgoing });
  return (
    <div
      ref={(element) => {
        box.current = element;
        if (!element) return;
        const height = (shown + outgoing) * 100;
        Object.defineProperty(element, 'scrollHeight', { value: height, configurable: true });
        Object.defineProperty(element, 'clientHeight', { value: 150, configurable: true });
      }}
      onScroll={noteScroll}
      data-testid="box"
    />
  );
}

it('opens a long thread at its beginning and stays there when others reply', () => {
  const { rerender, getByTestId } = render(<Thread shown={5} />);
  rerender(<Thread shown={6} />);
  expect(getByTestId('box').scrollTop).toBe(0);
});

it('shows the reader’s own reply, and then those of others', () => {
  const { rerender, getByTestId } = render(<Thread shown={5} />);
  rerender(<Thread shown={5} outgoing={1} />);
  expect(getByTestId('box').scrollTop).toBe(600);
  rerender(<Thread shown={7} />);
  expect(getByTestId('box').scrollTop).toBe(700);
});
