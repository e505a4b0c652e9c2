// @vitest-environment jsdom
import {
  conversationIdSchema,
  messageIdSchema,
} from '@danube/contract/community/community.schemas.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useThreadFocus } from './use-thread-focus.ts';

const room = conversationIdSchema.parse('018f4c5e-0000-7000-8000-000000000001');
const other = conversationIdSchema.parse('018f4c5e-0000-7000-8000-000000000002');
const thread = messageIdSchema.parse('018f4c5e-0000-7000-8000-000000000011');

type Place = Parameters<typeof useThreadFocus>[0];

/** Like the screen: each view has its own message field. */
function Area(place: Place) {
  const area = useThreadFocus(place);
  return (
    <div ref={area}>
      <textarea key={place.threadId} aria-label={place.threadId ? 'reply' : 'message'} />
    </div>
  );
}

function pointer(kind: 'fine' | 'coarse') {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${kind})` }));
}

const focused = () => document.activeElement?.getAttribute('aria-label');

describe('focus of a thread', () => {
  beforeEach(() => pointer('fine'));
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('moves to the reply as it opens, and back to the message as it closes', () => {
    const { rerender } = render(<Area conversationId={room} threadId={null} />);
    expect(document.activeElement).toBe(document.body);
    rerender(<Area conversationId={room} threadId={thread} />);
    expect(focused()).toBe('reply');
    rerender(<Area conversationId={room} threadId={null} />);
    expect(focused()).toBe('message');
  });

  it('stays where it is when another conversation is chosen, and on touch screens', () => {
    const { rerender } = render(<Area conversationId={room} threadId={thread} />);
    rerender(<Area conversationId={other} threadId={null} />);
    expect(screen.getByRole('textbox', { name: 'message' })).not.toBe(document.activeElement);
    pointer('coarse');
    rerender(<Area conversationId={other} threadId={thread} />);
    expect(screen.getByRole('textbox', { name: 'reply' })).not.toBe(document.activeElement);
  });
});
