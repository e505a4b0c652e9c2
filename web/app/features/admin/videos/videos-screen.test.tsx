// @vitest-environment jsdom
import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { readVideosView } from './library/videos-view.ts';
import { makeVideo, videoIdOf } from './video.factory.ts';
import { VideosScreen } from './videos-screen.tsx';

const { network, StubError } = await vi.hoisted(async () => {
  const stub = await import('../../../lib/testing/stub-api.ts');
  return { network: stub.replaceNetwork(), StubError: stub.StubError };
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Answers = Parameters<typeof network.answer>[0];

function show(search: string, videos: readonly ManagedVideo[], answers: Answers = {}) {
  const calls = network.answer({
    'videosAdmin.list': (input) => ({ videos: videos.filter(fits(input)), nextCursor: null }),
    'videosAdmin.retry': () => videos[0],
    'videosAdmin.schedule': () => videos[0],
    'videosAdmin.statistics': () => ({ days: [] }),
    ...answers,
  });
  render(
    <PageFrame path={`/video-management?${search}`}>
      <VideosScreen view={readVideosView(new URLSearchParams(search))} />
    </PageFrame>,
  );
  return (procedure: string) =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input);
}

/** Filters by state like the server. */
function fits(input: unknown) {
  const wanted = Object(input);
  return ({ state }: ManagedVideo) => !wanted.state || wanted.state === state;
}

const failed = makeVideo({
  id: videoIdOf(2),
  state: 'failed',
  failure: 'infected',
  progress: 0,
  quickie: null,
  words: { en: { title: 'A morning gap', description: '', chapters: [] } },
});
const preparing = makeVideo({
  id: videoIdOf(3),
  state: 'preparing',
  progress: 42,
  publishedAt: null,
  words: { en: { title: 'Two levels', description: '', chapters: [] } },
});

describe('the video management', () => {
  it('lists every video with its state, show, day and publication', async () => {
    show('', [makeVideo(), preparing]);
    await screen.findAllByRole('link', { name: 'Where the stop goes' });
    const table = screen.getByRole('table', { name: 'Videos' });
    const row = (name: string) =>
      within(table).getByRole('link', { name }).closest('tr')?.textContent;
    expect(row('Where the stop goes')).toBe(
      'Where the stop goesReadyEducation Quickie17 Nov 202610 Nov 2026',
    );
    expect(row('Two levels')).toContain('Processing, 42%');
    expect(row('Two levels')).toContain('Not published');
    const poster = table.querySelector('img');
    expect(poster?.getAttribute('src')).toBe(`/media/videos/${videoIdOf(1)}/poster.jpg`);
  });

  it('shows how far the work is, says why some of it failed, and tries that again', async () => {
    const requested = show('', [makeVideo(), failed, preparing]);
    const queue = within(await screen.findByRole('region', { name: 'In progress' }));
    const bar = await queue.findByRole('progressbar', { name: 'Processing Two levels' });
    expect(bar.getAttribute('aria-valuetext')).toBe('42%');
    expect(queue.getByRole('alert').textContent).toBe(
      'The virus scanner found something in this file. Don’t open it.',
    );
    await userEvent.click(queue.getByRole('button', { name: 'Try again: A morning gap' }));
    await waitFor(() => expect(requested('videosAdmin.retry')).toEqual([{ id: failed.id }]));
  });

  it('asks the server for what the filter names', async () => {
    const requested = show('search=gap&state=failed&show=live', []);
    expect(await screen.findByText('No videos match this search')).toBeDefined();
    expect(requested('videosAdmin.list')).toContainEqual({
      search: 'gap',
      state: 'failed',
      show: 'live',
      limit: 25,
    });
  });

  it('offers to try again where the list cannot be read', async () => {
    show('', [], {
      'videosAdmin.list': () => {
        throw new StubError('INTERNAL_SERVER_ERROR', 500);
      },
    });
    expect(await screen.findByText('We couldn’t load the videos')).toBeDefined();
  });
});

describe('the calendar of quickies', () => {
  function showNovember(videos: readonly ManagedVideo[], answers: Answers = {}) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T09:00:00Z') });
    return show('part=calendar', videos, answers);
  }

  it('names the quickie of each day and shows which days lack one', async () => {
    const requested = showNovember([makeVideo()]);
    const taken = await screen.findByRole('button', {
      name: 'Tuesday 17 November, Where the stop goes',
    });
    expect(taken.textContent).toContain('Where the stop goes');
    expect(screen.getByRole('button', { name: 'Wednesday 18 November, no quickie' })).toBeDefined();
    expect(screen.getByText(/14 remaining days this month have no quickie/)).toBeDefined();
    expect(requested('videosAdmin.list')).toContainEqual({
      scheduledFrom: '2026-11-01',
      scheduledTo: '2026-11-30',
      limit: 100,
    });
  });

  it('is walked through by keyboard, and choosing a day schedules a video', async () => {
    const free = makeVideo({ quickie: null });
    const requested = showNovember([free, failed]);
    const today = await screen.findByRole('button', { name: 'Monday 16 November, no quickie' });
    expect(today.tabIndex).toBe(0);
    today.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement?.getAttribute('data-day')).toBe('2026-11-24');
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: /Tuesday 24 November/ }));
    expect(dialog.queryByRole('button', { name: /A morning gap/ })).toBeNull();
    await userEvent.click(
      await dialog.findByRole('button', { name: /^Where the stop goes.*Show on this day$/ }),
    );
    await waitFor(() =>
      expect(requested('videosAdmin.schedule')).toEqual([
        { id: free.id, quickie: { scheduledDate: '2026-11-24', isActive: true } },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.getAttribute('data-day')).toBe('2026-11-24');
  });

  it('turns to the next month past its end', async () => {
    showNovember([]);
    const today = await screen.findByRole('button', { name: 'Monday 16 November, no quickie' });
    today.focus();
    await userEvent.keyboard('{PageDown}');
    expect(document.activeElement?.getAttribute('data-day')).toBe('2026-12-16');
    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeDefined();
  });

  it('takes a quickie off its day, and says when somebody was faster', async () => {
    const requested = showNovember([makeVideo()], {
      'videosAdmin.schedule': () => {
        throw new StubError('VIDEO_NOT_FOUND', 404);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /17 November/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove from this day' }));
    expect(await screen.findByText(/This video no longer exists/)).toBeDefined();
    expect(requested('videosAdmin.schedule')).toEqual([{ id: videoIdOf(1), quickie: null }]);
  });
});

describe('the statistics of videos', () => {
  it('say in their titles how often everything was watched', async () => {
    const requested = show('part=statistics', [], {
      'videosAdmin.statistics': (input) => {
        const { to } = Object(input);
        return { days: [{ day: to, plays: 3, previews: 1, minutes: 12.6 }] };
      },
    });
    expect(await screen.findByText('Members pressed play 3 times')).toBeDefined();
    expect(screen.getByText('Visitors watched 1 preview')).toBeDefined();
    expect(screen.getByText('13 minutes were watched')).toBeDefined();
    await userEvent.selectOptions(screen.getByLabelText('Period'), 'Last 7 days');
    await waitFor(() => expect(requested('videosAdmin.statistics')).toHaveLength(2));
    const [month, week] = requested('videosAdmin.statistics').map((input) => Object(input));
    expect(month.to).toBe(week.to);
    expect((Date.parse(week.to) - Date.parse(week.from)) / 86_400_000).toBe(6);
  });
});
