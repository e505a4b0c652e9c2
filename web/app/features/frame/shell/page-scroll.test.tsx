// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageScroll } from './page-scroll.tsx';

let scrolls: { to: unknown; manner: string }[];
let prefersReducedMotion: boolean;

beforeEach(() => {
  scrolls = [];
  prefersReducedMotion = false;
  sessionStorage.clear();
  window.matchMedia = () => ({ matches: prefersReducedMotion }) as MediaQueryList; // only `matches` is read
  const note = (to: unknown) => {
    scrolls.push({ to, manner: document.documentElement.style.scrollBehavior });
  };
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => note(to));
  Element.prototype.scrollIntoView = function scrollIntoView() {
    note(this.id);
  };
});
afterEach(cleanup);

function Frame() {
  return (
    <>
      <Link to="/courses">Courses</Link>
      <Link to="/courses#dax">DAX</Link>
      <Link to="/courses" preventScrollReset>
        More
      </Link>
      <Outlet />
      <PageScroll nonce={undefined} />
    </>
  );
}

async function show() {
  const children = [
    { path: '/', element: <p>Home</p> },
    { path: '/courses', element: <p id="dax">Courses of the DAX</p> },
  ];
  const router = createMemoryRouter([{ element: <Frame />, children }]);
  render(<RouterProvider router={router} />);
  await screen.findByText('Home');
  scrolls = [];
  return router;
}

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

describe('position of a page', () => {
  it('[R2.32] is its top after a change of the path, reached smoothly', async () => {
    await show();
    await follow('Courses');
    expect(scrolls).toEqual([{ to: [0, 0], manner: 'smooth' }]);
    expect(document.documentElement.style.scrollBehavior).toBe('');
  });

  it('is reached at once by whoever wants no motion', async () => {
    prefersReducedMotion = true;
    await show();
    await follow('Courses');
    expect(scrolls).toEqual([{ to: [0, 0], manner: 'auto' }]);
  });

  it('is reached from far down by a jump and one smooth screen', async () => {
    await show();
    let y = 9_000;
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y);
    vi.mocked(window.scrollTo).mockImplementation((...to: unknown[]) => {
      scrolls.push({ to, manner: document.documentElement.style.scrollBehavior });
      y = 0;
    });
    await follow('Courses');
    expect(scrolls.map(({ to }) => to)).toEqual([
      [0, 0],
      [{ top: window.innerHeight, behavior: 'instant' }],
      [{ top: 0, behavior: 'smooth' }],
    ]);
    expect(scrolls[0]?.manner).toBe('auto');
  });

  it('is left alone by a link that keeps its position', async () => {
    await show();
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(9_000);
    await follow('More');
    expect(scrolls).toEqual([]);
  });

  it('is the one that was left, at once, on the way back', async () => {
    const router = await show();
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
    await follow('Courses');
    scrolls = [];
    await act(() => router.navigate(-1));
    expect(scrolls).toEqual([{ to: [0, 640], manner: 'auto' }]);
  });

  it('is what the address points at', async () => {
    await show();
    await follow('DAX');
    expect(scrolls).toEqual([{ to: 'dax', manner: 'smooth' }]);
  });
});
