// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ErrorState } from './error-state.tsx';
import { SkeletonRegion } from './skeleton.tsx';
import { renderKit } from './testing/render-kit.tsx';

type Stage = 'failed' | 'loading' | 'loaded';

/** A screen whose stages the test sets, with links before and after what failed. */
function stage(show: Record<Stage, ReactNode>, first: Stage = 'loading') {
  let set: (next: Stage) => void = () => undefined;
  function Screen() {
    const [current, setCurrent] = useState<Stage>('failed');
    set = setCurrent;
    return (
      <main>
        <a href="/filter">Filter</a>
        {current === 'failed' ? (
          <ErrorState title="Failed" onRetry={() => setCurrent(first)} />
        ) : (
          show[current]
        )}
        <a href="/help">Help</a>
      </main>
    );
  }
  renderKit(<Screen />);
  return (next: Stage) => act(async () => set(next));
}

const placeholder = <SkeletonRegion>…</SkeletonRegion>;
const content = (
  <ul aria-label="Orders">
    <li>
      <a href="/orders/1">The first order</a>
    </li>
  </ul>
);
const retry = () => screen.getByRole('button', { name: 'Try again' });

async function pressRetry() {
  retry().focus();
  await userEvent.keyboard('{Enter}');
}

describe('the focus after “Try again”', () => {
  it('goes to the placeholder and on to the content, where the keyboard continues', async () => {
    const set = stage({ failed: null, loading: placeholder, loaded: content });
    await pressRetry();
    expect(document.activeElement).toBe(screen.getByRole('status'));
    await set('loaded');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'The first order' }));
    expect(screen.getByRole('list').hasAttribute('tabindex')).toBe(false);
  });

  it('goes to the content where that is there at once', async () => {
    stage({ failed: null, loading: null, loaded: content }, 'loaded');
    await pressRetry();
    expect(document.activeElement).toBe(screen.getByRole('list'));
  });

  it('is at the button again after another failure', async () => {
    const set = stage({ failed: null, loading: placeholder, loaded: content });
    await pressRetry();
    await set('failed');
    await waitFor(() => expect(document.activeElement).toBe(retry()));
  });

  it('goes to what follows where nothing takes the place', async () => {
    stage({ failed: null, loading: null, loaded: null });
    await pressRetry();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Help' }));
  });

  it('stays where the visitor has moved it', async () => {
    const set = stage({ failed: null, loading: placeholder, loaded: content });
    await pressRetry();
    await userEvent.tab();
    await set('loaded');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Help' }));
  });

  it('isn’t taken from elsewhere', async () => {
    const set = stage({ failed: null, loading: placeholder, loaded: content });
    const filter = screen.getByRole('link', { name: 'Filter' });
    filter.focus();
    await set('loaded');
    expect(document.activeElement).toBe(filter);
  });
});
