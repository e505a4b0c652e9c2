// @vitest-environment jsdom
import type { ChangePreview, ManagedOccurrence } from '@danube/contract/events/events.schemas.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { academyTimeZone } from '../../../lib/format-date.ts';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { TimeZoneProvider } from '../../../lib/use-format.tsx';
import { connectToastView, type Toast } from '../../../ui/toast.ts';
import { CalendarScreen } from './calendar-screen.tsx';
import type { CalendarView } from './calendar-view.ts';
import { EditSessionScreen } from './edit-session-screen.tsx';
import { NewSessionScreen } from './new-session-screen.tsx';
import { makeManaged, makePlan, makeSpan } from './session.factory.ts';
import { SessionScreen } from './session-screen.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

const noEffects: ChangePreview = { effects: [], total: 0, mails: 0 };
const span = (start: string, title?: string) => makeSpan(new Date(`2026-11-${start}:00Z`), title);

let toasts: Toast[];
let disconnect: () => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T12:00:00Z') });
  toasts = [];
  disconnect = connectToastView((toast) => toasts.push(toast));
});

afterEach(() => {
  cleanup();
  disconnect();
  vi.useRealTimers();
});

type Answers = Parameters<typeof network.answer>[0];

function show(screenOf: ReactNode, answers: Answers = {}) {
  const calls = network.answer({
    'eventsAdmin.list': () => [makePlan()],
    'eventsAdmin.occurrences': () => [makeManaged()],
    'eventsAdmin.preview': () => noEffects,
    'eventsAdmin.materials': () => [],
    'eventsAdmin.recordings': () => [],
    'eventsAdmin.participants': () => ({ people: [], total: 0 }),
    ...answers,
  });
  render(
    <PageFrame path="/admin/calendar">
      <TimeZoneProvider timeZone={academyTimeZone}>
        {screenOf}
        <Address />
      </TimeZoneProvider>
    </PageFrame>,
  );
  return (name: string) =>
    calls.filter(({ procedure }) => procedure === name).map(({ input }) => input);
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

const address = () => screen.getByTestId('address').textContent;
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

function calendar(
  sessions: readonly ManagedOccurrence[],
  view: CalendarView['view'],
  answers: Answers = {},
) {
  return show(<CalendarScreen view={{ view, day: '2026-11-17' }} />, {
    'eventsAdmin.occurrences': () => sessions,
    ...answers,
  });
}

describe('the calendar of staff', () => {
  it('[R2.22c] shows a month with time, title, places and what is cancelled', async () => {
    const full = makeManaged({ audience: 'members', capacity: 30, registered: 12 });
    const gone = makeManaged({ title: 'DAX open', scheduledDate: '2026-11-20', isCancelled: true });
    const asked = calendar([full, gone], 'month');
    expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeDefined();
    expect(
      await screen.findByRole('button', {
        name: /18:00.*Registered.*12\/30.*Education Tuesday Live/,
      }),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: /Cancelled.*DAX open/ })).toBeDefined();
    expect(asked('eventsAdmin.occurrences')).toEqual([{ from: '2026-10-26', to: '2026-12-06' }]);
  });

  it('opens a session with Enter or a press', async () => {
    calendar([makeManaged()], 'month');
    await press(/Education Tuesday Live/);
    expect(address()).toBe(`/admin/calendar/${makeManaged().eventId}/2026-11-17`);
  });

  it('lets one add a session on a day to come, not on one that is over', async () => {
    calendar([], 'month');
    const add = screen.getByRole('link', { name: 'Add session on Wednesday 18 November' });
    expect(add.getAttribute('href')).toBe('/admin/calendar/new?day=2026-11-18');
    expect(screen.queryByRole('link', { name: /Add session on Friday 13 November/ })).toBeNull();
  });

  it('shows a week by the hour', async () => {
    const asked = calendar([makeManaged()], 'week');
    expect(await screen.findByRole('heading', { name: '16 Nov – 22 Nov 2026' })).toBeDefined();
    const chip = await screen.findByRole('button', { name: /Education Tuesday Live/ });
    // Eleven hours after 07:00.
    expect(chip.style.top).toBe(`${11 * 56 + 1}px`);
    expect(asked('eventsAdmin.occurrences')).toEqual([{ from: '2026-11-16', to: '2026-11-22' }]);
  });

  it('lists a month, and folds away what is over in the present one', async () => {
    const past = makeManaged({ title: 'Last week', scheduledDate: '2026-11-10' });
    const waited = makeManaged({ capacity: 30, registered: 30, waiting: 2 });
    calendar([past, waited], 'list');
    expect(await screen.findByText('30 of 30 registered, 2 waiting')).toBeDefined();
    const folded = screen.getByText('Last week').closest('details');
    expect(folded?.open).toBe(false);
    expect(folded?.textContent).toContain('Earlier this month (1)');
  });

  it('invites to add the first session of a month', async () => {
    calendar([], 'list');
    expect(await screen.findByText('No sessions this month')).toBeDefined();
  });

  it('without a chosen view has the list for phones and the month for wide screens', async () => {
    calendar([makeManaged()], undefined);
    const month = await screen.findByRole('table');
    expect(month.closest('.max-md\\:hidden')).not.toBeNull();
    const row = await screen.findByRole('link', { name: 'Education Tuesday Live' });
    expect(row.closest('.md\\:hidden')).not.toBeNull();
  });

  it('offers to try again where it cannot be read', async () => {
    calendar([], 'month', {
      'eventsAdmin.occurrences': () => {
        throw new StubError('INTERNAL_SERVER_ERROR', 500);
      },
    });
    expect(await screen.findByText('We couldn’t load the calendar')).toBeDefined();
  });
});

const id = makeManaged().eventId;
const one = (part: Partial<ManagedOccurrence> = {}, answers: Answers = {}) =>
  show(<SessionScreen eventId={id} date="2026-11-17" />, {
    'eventsAdmin.occurrences': () => [makeManaged(part)],
    ...answers,
  });

describe('moving a session', () => {
  const preview: ChangePreview = {
    effects: [
      {
        date: '2026-11-17',
        before: span('17T17:00'),
        after: span('19T18:00'),
        clockChange: null,
        conflicts: [span('19T18:30', 'Portfolio clinic')],
        mail: { kind: 'changed', people: 12 },
        feed: 'changed',
      },
    ],
    total: 1,
    mails: 12,
  };

  async function openMove(answers: Answers = {}) {
    const asked = one(
      {},
      {
        'eventsAdmin.preview': () => preview,
        'eventsAdmin.changeOccurrence': () => makePlan(),
        'eventsAdmin.changeFollowing': () => makePlan(),
        ...answers,
      },
    );
    await press('Move');
    const form = await dialog();
    fireEvent.change(form.getByLabelText('Date'), { target: { value: '2026-11-19' } });
    fireEvent.change(form.getByLabelText('Start time'), { target: { value: '19:00' } });
    return { asked, form };
  }

  it('shows conflicts, mails, feed and dates before it is saved', async () => {
    const { asked, form } = await openMove();
    expect(await form.findByText('Portfolio clinic, Thu 19 Nov, 19:30')).toBeDefined();
    expect(form.getByText('Emails about the new time: 12')).toBeDefined();
    expect(form.getByText('Calendar feed: 1 changed')).toBeDefined();
    expect(form.getByText('Tue 17 Nov, 18:00').tagName).toBe('S');
    expect(asked('eventsAdmin.changeOccurrence')).toEqual([]);
  });

  it('moves this session only', async () => {
    const { asked, form } = await openMove();
    await userEvent.click(form.getByRole('button', { name: 'Move session' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('eventsAdmin.changeOccurrence')).toMatchObject([
      { id, date: '2026-11-17', change: { movedTo: '2026-11-19T19:00' } },
    ]);
    expect(toasts.map(({ title }) => title)).toEqual(['Session moved']);
  });

  it('moves this and all following, with their rhythm', async () => {
    const { asked, form } = await openMove();
    await userEvent.click(form.getByLabelText('This and all following sessions'));
    await userEvent.click(form.getByRole('button', { name: 'Move session' }));
    await waitFor(() => expect(asked('eventsAdmin.changeFollowing')).toHaveLength(1));
    expect(asked('eventsAdmin.changeFollowing')).toMatchObject([
      { date: '2026-11-17', draft: { recurrenceRule: 'FREQ=WEEKLY;BYDAY=TH' } },
    ]);
  });

  it('says which hour a night of a clock change has', async () => {
    const odd = { ...preview.effects[0], clockChange: 'skipped', conflicts: [] };
    const { form } = await openMove({
      'eventsAdmin.preview': () => ({ ...preview, effects: [odd] }),
    });
    expect(await form.findByText(/clocks go forward that night.*Thu 19 Nov, 19:00/)).toBeDefined();
  });

  it('needs another time first', async () => {
    one();
    await press('Move');
    const form = await dialog();
    const move = await form.findByRole('button', { name: /Move session/ });
    await waitFor(() => expect(move.getAttribute('aria-disabled')).toBe('true'));
    expect(form.getByText('Choose another date or time first.')).toBeDefined();
  });
});

describe('one session for staff', () => {
  it('is cancelled alone, or with all that follow', async () => {
    const asked = one(
      {},
      {
        'eventsAdmin.changeOccurrence': () => makePlan(),
        'eventsAdmin.endSeries': () => ({ ended: true }),
      },
    );
    await press('Cancel session');
    let ask = await dialog();
    await userEvent.click(ask.getByRole('button', { name: 'Cancel session' }));
    await waitFor(() => expect(asked('eventsAdmin.changeOccurrence')).toHaveLength(1));
    expect(asked('eventsAdmin.changeOccurrence')).toMatchObject([
      { change: { isCancelled: true } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Cancel session');
    ask = await dialog();
    await userEvent.click(ask.getByLabelText('This and all following sessions'));
    await userEvent.click(ask.getByRole('button', { name: 'Cancel session' }));
    await waitFor(() => expect(asked('eventsAdmin.endSeries')).toHaveLength(1));
    expect(asked('eventsAdmin.endSeries')).toMatchObject([{ date: '2026-11-17' }]);
  });

  it('that is cancelled can be restored, and nothing else', async () => {
    const asked = one({ isCancelled: true }, { 'eventsAdmin.restoreOccurrence': () => makePlan() });
    await press('Restore session');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Restore session' }));
    await waitFor(() => expect(asked('eventsAdmin.restoreOccurrence')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Move' })).toBeNull();
  });

  it('says how many registered, and afterwards how many came', async () => {
    one({ audience: 'members', capacity: 30, registered: 12, waiting: 0 });
    expect(await screen.findByText('12 / 30')).toBeDefined();
    expect(screen.queryByText('Members who joined')).toBeNull();
    cleanup();
    vi.setSystemTime(new Date('2026-11-18T12:00:00Z'));
    one({ registered: 12, attended: { members: 9, visitors: 4 } });
    const came = (await screen.findByText('Members who joined')).parentElement;
    expect(came?.textContent).toContain('9');
    expect(screen.queryByRole('button', { name: 'Cancel session' })).toBeNull();
  });

  it('leads to its public page and names its rhythm and room', async () => {
    one();
    const link = await screen.findByRole('link', { name: /View public page/ });
    expect(link.getAttribute('href')).toBe('/events/education-tuesday-live/2026-11-17');
    expect(screen.getByText('Every week: Tue')).toBeDefined();
    expect(screen.getByText('https://meet.example/tuesday')).toBeDefined();
  });

  it('can lose its recording', async () => {
    const videoId = '0198f3a2-7c1e-7b6a-9d43-2f5b8c1e0a99';
    const recording = { id: videoId, title: 'Tuesday, again', isPublic: false };
    const asked = one(
      // The brand only says that it is a video's id.
      { recording: recording as ManagedOccurrence['recording'] },
      { 'eventsAdmin.setRecording': () => ({ recorded: false }) },
    );
    expect(await screen.findByText(/Not public yet/)).toBeDefined();
    await press('Remove');
    await waitFor(() => expect(asked('eventsAdmin.setRecording')).toHaveLength(1));
    expect(asked('eventsAdmin.setRecording')).toMatchObject([{ videoId: null }]);
  });

  it('that is not there says so and leads back', async () => {
    one({ date: '2026-11-24' });
    expect(await screen.findByText('We couldn’t find that session')).toBeDefined();
  });

  it('is deleted with all its dates after being asked', async () => {
    const asked = one({}, { 'eventsAdmin.remove': () => ({ removed: true }) });
    await press('Delete series');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Delete series' }));
    await waitFor(() => expect(asked('eventsAdmin.remove')).toEqual([{ id }]));
    await waitFor(() => expect(address()).toBe('/admin/calendar'));
  });
});

describe('the form of a session', () => {
  it('plans a series for members with places', async () => {
    const asked = show(<NewSessionScreen day="2026-11-19" />, {
      'eventsAdmin.create': () => makePlan(),
    });
    await userEvent.type(screen.getByLabelText('Title'), 'Question hour');
    await userEvent.selectOptions(screen.getByLabelText('Repeats'), 'weekly');
    await userEvent.click(screen.getByLabelText('Tue'));
    await userEvent.click(screen.getByLabelText(/^Members/));
    await userEvent.type(screen.getByLabelText(/^Places/), '30');
    await press('Add session');
    await waitFor(() => expect(asked('eventsAdmin.create')).toHaveLength(1));
    expect(asked('eventsAdmin.create')).toMatchObject([
      {
        title: 'Question hour',
        firstStart: '2026-11-19T18:00',
        recurrenceRule: 'FREQ=WEEKLY;BYDAY=TU,TH',
        audience: 'members',
        capacity: 30,
        meetingUrl: null,
      },
    ]);
    await waitFor(() => expect(address()).toBe('/admin/calendar?day=2026-11-19'));
  });

  it('says beside the field what is wrong, and sends nothing', async () => {
    const asked = show(<NewSessionScreen day="2026-11-19" />);
    fireEvent.change(screen.getByLabelText(/^Meeting link/), {
      target: { value: 'http://meet.example' },
    });
    await press('Add session');
    expect(await screen.findByText('Enter a title.')).toBeDefined();
    expect(screen.getByText(/starts with https/)).toBeDefined();
    expect(asked('eventsAdmin.create')).toEqual([]);
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  });

  it('changes one session by what differs from its series', async () => {
    const asked = show(<EditSessionScreen eventId={id} date="2026-11-17" />, {
      'eventsAdmin.changeOccurrence': () => makePlan(),
    });
    const host = await screen.findByLabelText(/^Host/);
    expect(screen.queryByLabelText('Start time')).toBeNull();
    await userEvent.type(host, 'Katharina Lindner');
    await press('Save changes');
    await waitFor(() => expect(asked('eventsAdmin.changeOccurrence')).toHaveLength(1));
    expect(asked('eventsAdmin.changeOccurrence')).toMatchObject([
      { change: { host: 'Katharina Lindner', title: null, meetingUrl: null, movedTo: null } },
    ]);
  });

  it('changes this and all following from that date on', async () => {
    const asked = show(<EditSessionScreen eventId={id} date="2026-11-17" />, {
      'eventsAdmin.changeFollowing': () => makePlan(),
    });
    await userEvent.click(await screen.findByLabelText('This and all following sessions'));
    fireEvent.change(screen.getByLabelText('Start time'), { target: { value: '19:00' } });
    await press('Save changes');
    await waitFor(() => expect(asked('eventsAdmin.changeFollowing')).toHaveLength(1));
    expect(asked('eventsAdmin.changeFollowing')).toMatchObject([
      { date: '2026-11-17', draft: { firstStart: '2026-11-17T19:00' } },
    ]);
  });

  it('shows what the server says of dates that never come', async () => {
    show(<NewSessionScreen day="2026-11-19" />, {
      'eventsAdmin.preview': () => {
        throw new StubError('RECURRENCE_RULE_INVALID', 422);
      },
    });
    await userEvent.type(screen.getByLabelText('Title'), 'Question hour');
    expect(await screen.findByText(/No dates match/)).toBeDefined();
  });
});
