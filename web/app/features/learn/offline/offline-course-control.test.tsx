// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { followMember } from './follow-member.ts';
import { OfflineCourseControl } from './offline-course-control.tsx';
import { OfflineCourseList } from './offline-course-list.tsx';
import { memoryCaches } from './testing/memory-caches.ts';
import { makeOfflineCourse, putOfflineItem } from './testing/offline-item.factory.ts';
import { offlineItems } from './use-offline-items.ts';

const register = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.stubGlobal('caches', memoryCaches());
  const locks = { request: (_: string, work: () => Promise<unknown>) => work() };
  for (const [name, value] of Object.entries({ locks, serviceWorker: { register } })) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
});
afterEach(async () => {
  cleanup();
  await offlineItems.load();
  vi.unstubAllGlobals();
  for (const name of ['locks', 'serviceWorker']) Reflect.deleteProperty(navigator, name);
});

function show(session: ReturnType<typeof makeSession> | null = makeSession()) {
  render(
    <PageFrame path="/my-courses">
      <SessionProvider session={makePageSession({}, session)}>
        <OfflineCourseControl course={{ slug: 'fast-track', title: 'Fast Track' }} />
        <OfflineCourseList />
      </SessionProvider>
    </PageFrame>,
  );
}

const saveButton = () => screen.queryByRole('button', { name: /^Save for offline reading/ });

describe('saving a course on this device', () => {
  it('is offered to members only', () => {
    show(null);
    expect(saveButton()).toBeNull();
  });

  it('says beforehand that it counts as opening the course, which ends the right of withdrawal', () => {
    show();
    expect(screen.getByText(/counts as opening the course/)).toBeTruthy();
  });

  it('says so when it fails, and can be tried again', async () => {
    register.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    show();
    await userEvent.click(saveButton() ?? document.body);
    expect(await screen.findByText(/Check your connection and try again/)).toBeTruthy();
    expect(saveButton()).not.toBeNull();
  });

  it('says when the device is full', async () => {
    register.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    show();
    await userEvent.click(saveButton() ?? document.body);
    expect(await screen.findByText(/isn’t enough space on this device/)).toBeTruthy();
  });

  it('shows the space it takes, in all and for each course, and removes it', async () => {
    await putOfflineItem(caches, makeOfflineCourse({ owner: makeSession().user.id }));
    show();
    expect(await screen.findAllByText('Saved for offline reading (2 kB)')).toHaveLength(2);
    expect(screen.getByText(/take up 2 kB on this device/)).toBeTruthy();
    const [remove] = screen.getAllByRole('button', { name: 'Remove: Fast Track' });
    await userEvent.click(remove ?? document.body);
    await vi.waitFor(() => expect(saveButton()).not.toBeNull());
    expect(await caches.keys()).toEqual([]);
  });

  it('ends at once when the member signs out', async () => {
    const auth = makePageSession({ signOut: async () => ({}) }, makeSession());
    await putOfflineItem(caches, makeOfflineCourse());
    followMember(auth);
    await auth.acts.signOut();
    await vi.waitFor(async () => expect(await caches.keys()).toEqual([]));
  });
});

describe('a link without a connection', () => {
  it('is left to the browser, which has pages and not their data', async () => {
    const followed = vi.fn<() => void>();
    followMember(makePageSession({}, makeSession()));
    render(
      <PageFrame>
        <Link to="#end" onClick={followed}>
          To the end
        </Link>
      </PageFrame>,
    );
    const link = screen.getByRole('link');
    await userEvent.click(link);
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(link);
    expect(followed).toHaveBeenCalledOnce();
    offline.mockRestore();
  });
});
