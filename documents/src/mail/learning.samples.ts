import type { LearningMail } from '../documents.types.ts';

export const mails = [
  {
    kind: 'certificate-issued',
    courseTitle: 'Fast Track to Trading',
    number: 'DTA-2026-000042',
    certificateUrl: 'https://danube-trading.example/certificates/7KQ2M9XD4TRB',
  },
] as const satisfies readonly LearningMail[];
