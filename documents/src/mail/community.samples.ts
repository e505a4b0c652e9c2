import type { CommunityMail } from '../documents.types.ts';

export const mails = [
  {
    kind: 'community-digest',
    firstName: 'Jana',
    addressed: [
      {
        reason: 'mention',
        name: 'Otto Brandt',
        room: 'DAX',
        excerpt: 'Jana, where would you put the stop after yesterday’s close?',
      },
      { reason: 'reply', name: 'Maja Horvat', room: 'Commodities', excerpt: '' },
    ],
    threads: [
      { room: 'Dow Jones', excerpt: 'How do you handle the open on payroll days?', replies: 12 },
    ],
    chatUrl: 'https://danube-trading.example/chat',
    leaveUrl:
      'https://danube-trading.example/newsletter#leave=communityDigest.amFuYQ.k3Yb0Zx8Qm1v7TtR',
  },
] as const satisfies readonly CommunityMail[];
