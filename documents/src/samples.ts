import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Mail, ProgrammeOccurrence, ProgrammePdf, Sender } from './documents.types.ts';

/** Inputs for the preview and the tests. */
export const sampleSender: Sender = {
  name: 'Danube Trading Academy s.r.o.',
  addressLines: ['Laurinská 14', '811 01 Bratislava', 'Slovakia'],
  email: 'desk@danube-trading.example',
  siteUrl: 'https://danube-trading.example/',
};

/** At least one email of every kind, from the `*.samples.ts` files next to the emails. */
export const sampleMails: readonly Mail[] = await collectSampleMails();

async function collectSampleMails(): Promise<Mail[]> {
  const folder = join(import.meta.dirname, 'mail');
  const files = globSync('*.samples.ts', { cwd: folder }).toSorted();
  const samples = files.map(async (file) => {
    const { mails }: { mails: readonly Mail[] } = await import(join(folder, file));
    return mails;
  });
  return (await Promise.all(samples)).flat();
}

export const sampleOccurrence: ProgrammeOccurrence = {
  title: 'Education Tuesday Live',
  description:
    'One market, one question, worked through on a live chart. This week: trading the retest instead of the breakout, with the stop under the higher low.',
  startsAt: '2026-11-17T17:00:00Z',
  durationMinutes: 45,
  type: 'live_trading',
};

export const sampleProgramme: ProgrammePdf = {
  kind: 'programme',
  generatedAt: '2026-11-15T08:30:00Z',
  from: '2026-11-15T08:30:00Z',
  to: '2026-11-29T08:30:00Z',
  timeZone: 'Europe/Bratislava',
  siteUrl: 'https://danube-trading.example/',
  occurrences: [
    sampleOccurrence,
    {
      title: 'Portfolio clinic: gold and the dollar',
      description:
        'Students’ portfolios, anonymised, and what a stronger dollar does to each of them. Bring a position you do not know what to do with.',
      startsAt: '2026-11-18T18:30:00Z',
      durationMinutes: 60,
      type: 'other',
    },
    {
      title: 'DAX open, traded live',
      description: 'The first ninety minutes in Frankfurt: gap, opening range, first pullback.',
      startsAt: '2026-11-20T07:45:00Z',
      durationMinutes: 105,
      type: 'live_trading',
    },
    {
      title: 'Week in review',
      description:
        'Every trade of the week, the losing ones first. What the plan said, what was done, and the difference in euro.',
      startsAt: '2026-11-20T15:00:00Z',
      durationMinutes: 30,
      type: 'other',
    },
    {
      title: 'Education Tuesday Live',
      description:
        'One market, one question, worked through on a live chart. This week: crude oil before the inventory report.',
      startsAt: '2026-11-24T17:00:00Z',
      durationMinutes: 45,
      type: 'live_trading',
    },
    {
      title: 'Position size, from the account backwards',
      description:
        'How many contracts a fixed risk allows, why the answer changes with volatility, and a table to keep beside the screen.',
      startsAt: '2026-11-25T18:30:00Z',
      durationMinutes: 60,
      type: 'other',
    },
    {
      title: 'Thanksgiving: American markets closed',
      description: '',
      startsAt: '2026-11-25T23:00:00Z',
      durationMinutes: 1440,
      type: 'other',
      isAllDay: true,
    },
    {
      title: 'DAX open, traded live',
      description: 'The first ninety minutes in Frankfurt: gap, opening range, first pullback.',
      startsAt: '2026-11-27T07:45:00Z',
      durationMinutes: 105,
      type: 'live_trading',
    },
  ],
};
