// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { messageOf, outgoingOf } from './message.factory.ts';
import type { Timeline } from './timeline-state.ts';
import type { TimelineStore } from './timeline-store.ts';
import { useTimelineScroll } from './use-timeline-scroll.ts';

afterEach(cleanup);

// Never asked for more, because nobody scrolls.
const store = {} as TimelineStore;

/** jsdom has no layout: each row is 100 px high, the box 150 px. */
function Messages({ timeline }: { timeline: Timeline }) {
  const box = useRef<HTMLElement>(null);
  useTimelineScroll(box, { store, timeline, target: null });
  const rows = timeline.messages.length + timeline.outgoing.length;
  return (
    <section
      ref={(element) => {
        box.current = element;
        if (!element) return;
        Object.defineProperty(element, 'scrollHeight', { value: rows * 100, configurable: true });
        Object.defineProperty(element, 'clientHeight', { value: 150, configurable: true });
      }}
      data-testid="box"
    />
  );
}

const timelineOf = (count: number, rest: Partial<Timeline> = {}): Timeline => ({
  messages: Array.from({ length: count }, (_, index) => messageOf({ seq: index + 1 })),
  hasBefore: false,
  hasAfter: false,
  revision: count,
  readAtOpening: 0,
  outgoing: [],
  ...rest,
});

it('follows the reader’s own message to the end, which is loaded for it', () => {
  const middle = timelineOf(5, { hasAfter: true });
  const { rerender, getByTestId } = render(<Messages timeline={middle} />);
  getByTestId('box').scrollTop = 0;
  rerender(<Messages timeline={middle} />);
  expect(getByTestId('box').scrollTop).toBe(0);
  rerender(<Messages timeline={{ ...middle, outgoing: [outgoingOf()] }} />);
  expect(getByTestId('box').scrollTop).toBe(600);
  rerender(<Messages timeline={timelineOf(9, { outgoing: [outgoingOf()] })} />);
  expect(getByTestId('box').scrollTop).toBe(1000);
  rerender(<Messages timeline={timelineOf(11)} />);
  expect(getByTestId('box').scrollTop).toBe(1100);
});
