// @vitest-environment jsdom
import { visitSchema } from '@danube/contract/analytics/analytics.schemas.ts';
import { visitsPath } from '@danube/contract/analytics/visits-path.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveConsent } from '../../shared/consent/consent-store.ts';

type Sent = { path: string; visit: unknown };

let sent: Sent[];
let isTaken: boolean;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  // Visits are remembered in module state, so each test imports the module again.
  vi.resetModules();
  localStorage.clear();
  sent = [];
  isTaken = true;
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://news.example/article?id=7');
  Object.assign(navigator, {
    sendBeacon(path: string, body: string) {
      sent.push({ path, visit: JSON.parse(body) });
      return isTaken;
    },
  });
});
afterEach(cleanup);

async function show(path: string) {
  const { Visits } = await import('./visits.tsx');
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Visits />
      <Link to="/courses">Courses</Link>
      <Link to="/courses?level=expert">Experts</Link>
      <Link to="/reset-password/4f1c0d9ab27e">Reset</Link>
    </MemoryRouter>,
  );
}

/** The parts of a beacon that the server reads. */
const visits = () => sent.map(({ visit }) => visitSchema.parse(visit));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

describe('visits', () => {
  it('[R2.32] [R7.10] are sent for the first page and for every change of the path', async () => {
    await show('/');
    await follow('Courses');
    await follow('Experts');
    await follow('Reset');
    expect(visits().map(({ routePattern }) => routePattern)).toEqual([
      '/',
      '/courses',
      '/reset-password/{token}',
    ]);
    expect(new Set(sent.map(({ path }) => path))).toEqual(new Set([visitsPath]));
  });

  it('never hold a token, a parameter or the page somebody came from', async () => {
    await show('/reset-password/4f1c0d9ab27e?topic=dax');
    expect(JSON.stringify(sent)).not.toMatch(/4f1c0d9ab27e|dax|article/);
  });

  it('say which language the page is in', async () => {
    document.documentElement.lang = 'sk';
    await show('/');
    expect(visits()[0]?.language).toBe('sk');
    document.documentElement.removeAttribute('lang');
  });

  it('name the site one came from on the first page only', async () => {
    await show('/');
    await follow('Courses');
    expect(visits().map(({ referrer }) => referrer)).toEqual(['https://news.example', null]);
  });

  it('do not take a page of our own for another site', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/courses`);
    await show('/');
    expect(visits()[0]?.referrer).toBeNull();
  });

  it('are recorded once, however often the page is put together again', async () => {
    const { unmount } = await show('/');
    unmount();
    await show('/');
    expect(sent).toHaveLength(1);
  });

  it('wait until a page that is made in advance or in the background is seen', async () => {
    visibility = 'hidden';
    await show('/');
    expect(sent).toHaveLength(0);
    visibility = 'visible';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(sent).toHaveLength(1);
  });

  it('[R8.08b] that cannot be sent are logged, and nothing else happens', async () => {
    isTaken = false;
    await show('/');
    Object.assign(navigator, { sendBeacon: undefined });
    await follow('Courses');
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      ['the visit was not sent', '/'],
      ['the visit was not sent', expect.any(TypeError)],
    ]);
    vi.mocked(console.warn).mockClear();
  });
});

describe('visitor id', () => {
  it('lives in memory before there is a decision, and nothing is stored', async () => {
    await show('/');
    await follow('Courses');
    const [first, second] = visits();
    expect(first?.visitorId).toMatch(/^visitor_\w{16,}$/);
    expect(second?.visitorId).toBe(first?.visitorId);
    expect([first?.hasConsent, second?.hasConsent]).toEqual([false, false]);
    expect(localStorage).toHaveLength(0);
  });

  it('[R3.02] is kept under visitor_id after consent, and begins with visitor_', async () => {
    saveConsent({ statistics: true, media: false });
    await show('/');
    const [visit] = visits();
    expect(visit?.hasConsent).toBe(true);
    expect(visit?.visitorId).toMatch(/^visitor_/);
    expect(localStorage.getItem('visitor_id')).toBe(visit?.visitorId);
  });

  it('stays the one that is stored, unless that is none', async () => {
    saveConsent({ statistics: true, media: false });
    localStorage.setItem('visitor_id', 'visitor_k3j9x0a7');
    await show('/');
    expect(visits()[0]?.visitorId).toBe('visitor_k3j9x0a7');
    localStorage.setItem('visitor_id', '<script>');
    await follow('Courses');
    expect(visits()[1]?.visitorId).toMatch(/^visitor_\w{16,}$/);
  });

  it('is not stored by a consent to something else', async () => {
    saveConsent({ statistics: false, media: true });
    await show('/');
    expect(visits()[0]?.hasConsent).toBe(false);
    expect(localStorage.getItem('visitor_id')).toBeNull();
  });

  it('is deleted the moment consent is withdrawn, and the next visits are of somebody else', async () => {
    saveConsent({ statistics: true, media: true });
    await show('/');
    const saved = localStorage.getItem('visitor_id');
    localStorage.setItem('consent', JSON.stringify({ statistics: false }));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'consent' })));
    expect(localStorage.getItem('visitor_id')).toBeNull();
    await follow('Courses');
    expect(visits()[1]?.visitorId).not.toBe(saved);
    expect(visits()[1]?.hasConsent).toBe(false);
  });
});
