// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Prefetch } from './prefetch.tsx';
import { type BuiltRoutes, filesOf } from './route-files.ts';

const routes: BuiltRoutes = {
  root: { id: 'root', path: '', module: '/root.js' },
  landing: { id: 'landing', parentId: 'root', index: true, module: '/landing.js' },
  login: { id: 'login', parentId: 'root', path: 'login', module: '/auth.js', css: ['/auth.css'] },
  signup: { id: 'signup', parentId: 'root', path: 'signup', module: '/auth.js' },
  pricing: { id: 'pricing', parentId: 'root', path: 'pricing', module: '/pricing.js' },
  instructor: {
    id: 'instructor',
    parentId: 'root',
    path: 'instructors/:slug',
    module: '/instructor.js',
    imports: ['/portrait.js'],
  },
  admins: { id: 'admins', parentId: 'root', module: '/area.js' },
  people: { id: 'people', parentId: 'admins', path: 'admin/people', module: '/people.js' },
  missing: { id: 'missing', parentId: 'root', path: '*', module: '/not-found.js' },
};

const request = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  request.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', request);
  document.head.replaceChildren();
  stubManifest(routes);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function stubManifest(built: BuiltRoutes) {
  vi.stubGlobal('__reactRouterManifest', { routes: built });
}

function showAt(path: string) {
  history.replaceState(null, '', path);
  return render(<Prefetch />);
}

const fetched = () => [
  ...[...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href')),
  ...request.mock.calls.map(([address]) => address),
];

describe('prefetch', () => {
  it('[R9.02] begins 2 s after start with the pages that mostly follow', () => {
    showAt('/');
    vi.advanceTimersByTime(1_999);
    expect(fetched()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(fetched()).toEqual(['/pricing.js']);
  });

  it('[R9.02] depends on the page', () => {
    showAt('/instructors');
    vi.advanceTimersByTime(2_000);
    expect(fetched()).toEqual(['/instructor.js', '/portrait.js']);
    cleanup();
    document.head.replaceChildren();
    showAt('/admin');
    vi.advanceTimersByTime(2_000);
    expect(fetched()).toEqual(['/people.js', '/area.js']);
  });

  it('knows pages with a name in their address by their pattern', () => {
    const path = 'course/:slug/lessons/:lesson';
    stubManifest({
      ...routes,
      lesson: { id: 'lesson', parentId: 'root', path, module: '/lesson.js' },
    });
    showAt('/course/fast-track');
    vi.advanceTimersByTime(2_000);
    expect(fetched()).toEqual(['/lesson.js']);
  });

  it('[R9.02] fetches sign-in and sign-up 5 s after start, each file once', () => {
    showAt('/somewhere');
    vi.advanceTimersByTime(4_999);
    expect(fetched()).toEqual(['/landing.js']);
    vi.advanceTimersByTime(1);
    expect(fetched()).toEqual(['/landing.js', '/auth.js', '/auth.css']);
  });

  // Firefox checks a `prefetch` link against `default-src`, which allows nothing.
  it('fetches styles as requests of low priority, each once, and takes no for an answer', async () => {
    request.mockRejectedValue(new TypeError('Failed to fetch'));
    const pricing = { id: 'pricing', parentId: 'root', path: 'pricing', module: '/pricing.js' };
    stubManifest({ ...routes, pricing: { ...pricing, css: ['/auth.css'] } });
    showAt('/');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(request.mock.calls).toEqual([['/auth.css', { priority: 'low' }]]);
    expect(document.head.querySelectorAll('link[rel=prefetch]')).toHaveLength(0);
  });

  it('[R9.02] fetches the blog at the same time, once there is one', () => {
    stubManifest({
      ...routes,
      blog: { id: 'blog', parentId: 'root', path: 'blog', module: '/blog.js' },
    });
    showAt('/');
    vi.advanceTimersByTime(4_999);
    expect(fetched()).not.toContain('/blog.js');
    vi.advanceTimersByTime(1);
    expect(fetched()).toContain('/blog.js');
  });

  it.each([{ saveData: true }, { type: 'cellular' }, { effectiveType: 'slow-2g' }])(
    'fetches nothing over a connection with %j',
    (connection) => {
      Object.assign(navigator, { connection });
      showAt('/');
      vi.advanceTimersByTime(10_000);
      expect(fetched()).toEqual([]);
      Reflect.deleteProperty(navigator, 'connection');
    },
  );

  it('stops with the page', () => {
    const { unmount } = showAt('/');
    unmount();
    vi.advanceTimersByTime(10_000);
    expect(fetched()).toEqual([]);
  });
});

describe('files of a page', () => {
  it('are none where no page is built, whatever the not-found page answers', () => {
    expect(filesOf(routes, '/courses')).toEqual({ modules: [], styles: [] });
  });

  it('are those of the page by name before one with a parameter', () => {
    const named = { id: 'named', parentId: 'root', path: 'instructors/anna', module: '/anna.js' };
    expect(filesOf({ ...routes, named }, '/instructors/anna').modules).toEqual(['/anna.js']);
  });
});
