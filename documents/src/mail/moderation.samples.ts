import type { ModerationMail } from './moderation-mail.types.ts';

const decisionsUrl = 'https://danube-trading.example/community/decisions';

export const mails = [
  {
    kind: 'moderation-decision',
    restriction: 'mute',
    rule: 'scam',
    remark: 'You posted the same offer in three rooms.',
    quote: 'Guaranteed 20% a week, write to me',
    until: '2026-11-24T09:00:00Z',
    decisionsUrl,
  },
  {
    kind: 'review-hidden',
    courseTitle: 'Fast Track to Trading',
    rule: 'scam',
    remark: 'Please leave out the weekly profit.',
    quote: 'Great course. I make 10% a week now.',
    libraryUrl: 'https://danube-trading.example/library#reviews',
    contactUrl: 'https://danube-trading.example/contact',
  },
  {
    kind: 'appeal-answered',
    restriction: 'remove',
    isReversed: true,
    remark: 'You quoted a scam to warn others. We’re sorry.',
    decisionsUrl,
  },
  { kind: 'notice-received', reference: 'N-3F2A9C1B' },
  {
    kind: 'report-decided',
    hasActed: true,
    reportedAt: '2026-11-17T09:00:00Z',
    contactUrl: 'https://danube-trading.example/contact',
  },
] as const satisfies readonly ModerationMail[];
