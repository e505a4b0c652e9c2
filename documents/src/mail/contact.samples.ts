import type { ContactMail } from '../documents.types.ts';

export const mails = [
  {
    kind: 'contact-message',
    reference: '3F2A-9C1B',
    name: 'Anna Kováčová',
    email: 'anna.kovacova@example.org',
    topic: 'courses',
    language: 'sk',
    message:
      'Good morning,\n\nI trade the DAX after work. Which course should I begin with, and how many hours a week does it take?\n\nAnna Kováčová',
  },
  { kind: 'contact-received', reference: '3F2A-9C1B' },
  {
    kind: 'personal-message',
    firstName: 'Anna',
    subject: 'Your question about the risk course',
    text: 'the second module covers position size.\n\nIf you get stuck, reply to this email.',
  },
] as const satisfies readonly ContactMail[];
