import type { Today } from '@danube/contract/administration/today.schemas.ts';

/** By default a Tuesday with good sales and two transfers to confirm. */
export function makeToday(overrides: Partial<Today> = {}): Today {
  const days = Array.from({ length: 28 }, (_, index) => index);
  return {
    asOf: new Date('2026-11-17T06:58:00Z'),
    from: '2026-10-20',
    to: '2026-11-16',
    attention: [
      {
        name: 'transfersAwaited',
        count: 2,
        isUrgent: false,
        since: new Date('2026-11-11T10:00:00Z'),
        path: '/admin/transfers',
        about: [],
      },
    ],
    figures: [
      {
        name: 'revenue',
        unit: 'cents',
        path: '/admin/statistics/orders',
        days,
        total: 2_562_800,
        before: 2_288_400,
        yesterday: 100_300,
        today: 4_900,
        weekAgo: 90_000,
        lastWeek: 756_600,
        weekBefore: 641_200,
      },
    ],
    driver: { item: 'Fast Track', country: 'DE' },
    nextSession: {
      title: 'DAX before the US open',
      startsAt: '2026-11-17T17:00:00Z',
      type: 'live_trading',
      isAllDay: false,
    },
    missing: 0,
    ...overrides,
  };
}
