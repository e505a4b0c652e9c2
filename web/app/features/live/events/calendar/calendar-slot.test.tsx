// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { CalendarSlot } from './calendar-slot.tsx';

const chunk = vi.hoisted(() => ({ loads: 0 }));

vi.mock('./event-calendar.tsx', () => {
  chunk.loads += 1;
  return { EventCalendar: () => <p>The calendar itself</p> };
});

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const place = (
  <PageFrame>
    <CalendarSlot />
  </PageFrame>
);

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('place of the event calendar', () => {
  it('[R2.54] [R9.01k] holds the place for two seconds, then loads the calendar', async () => {
    render(place);
    expect(screen.getByRole('heading', { name: 'Event Calendar' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('Loading calendar...');
    await wait(1_999);
    expect(screen.getByText('Loading calendar...')).toBeDefined();
    expect(chunk.loads).toBe(0);
    await wait(1);
    vi.useRealTimers();
    expect(await screen.findByText('The calendar itself')).toBeDefined();
    expect(chunk.loads).toBe(1);
    expect(screen.queryByText('Loading calendar...')).toBeNull();
  });

  it('[R2.54] counts from when the browser opened the page, not from when scripts ran', async () => {
    await wait(1_500);
    render(place);
    await wait(499);
    expect(screen.getByText('Loading calendar...')).toBeDefined();
    await wait(1);
    vi.useRealTimers();
    expect(await screen.findByText('The calendar itself')).toBeDefined();
  });

  it('says without scripts what to use instead', () => {
    const html = renderToStaticMarkup(place);
    expect(html).toContain('Loading calendar...');
    expect(html).toContain('Turn on JavaScript to use the calendar.');
  });
});
