// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { PeriodPresets } from './period-presets.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('leads to the last days up to today in Bratislava, and keeps the other filters', async () => {
  // Already the 19th there.
  vi.useFakeTimers({ now: new Date('2026-11-18T23:30:00Z'), toFake: ['Date'] });
  render(
    <PageFrame path="/admin/statistics/learning?course=dax&from=2026-01-01">
      <PeriodPresets period={{ from: '2026-11-13', to: '2026-11-19' }} />
    </PageFrame>,
  );
  const week = await screen.findByRole('link', { name: '7\u00a0days' });
  expect(week.getAttribute('aria-current')).toBe('true');
  const quarter = screen.getByRole('link', { name: '90\u00a0days' });
  expect(quarter.getAttribute('aria-current')).toBeNull();
  expect(quarter.getAttribute('href')).toBe(
    '/admin/statistics/learning?course=dax&from=2026-08-22&to=2026-11-19',
  );
});
