import type { NewsletterMail } from '../documents.types.ts';

const newsletterUrl = 'https://danube-trading.example/newsletter';
const token = 'k3Yb0Zx8Qm1v7TtR2nWc5LhS9dPfUe4Ak3Yb0Zx8Qm1';
const leaveUrl = `${newsletterUrl}#leave=${token}`;

export const mails = [
  {
    kind: 'newsletter-confirm',
    confirmUrl: `${newsletterUrl}#confirm=${token}`,
    expiresInDays: 7,
  },
  { kind: 'newsletter-welcome', leaveUrl },
  { kind: 'newsletter-exists', leaveUrl },
  {
    kind: 'post-letter',
    title: 'What a stop really costs',
    summary: 'Spread, slippage and the gap over the weekend, in euros.',
    minutes: 7,
    postUrl: 'https://danube-trading.example/blog/what-a-stop-really-costs?lang=en',
    leaveUrl,
    hasRiskNotice: true,
  },
] as const satisfies readonly NewsletterMail[];
