import type { LearningMail } from '../documents.types.ts';

const reminder = {
  firstName: 'Jana',
  courseTitle: 'Fast Track to Trading',
  lessonTitle: 'Where a stop belongs',
  minutes: 12,
  lessonUrl: 'https://danube-trading.example/my-courses/fast-track/where-a-stop-belongs',
  done: 7,
  lessons: 24,
  leaveUrl:
    'https://danube-trading.example/newsletter#leave=learningReminders.amFuYQ.k3Yb0Zx8Qm1v7TtR',
};

export const mails = [
  {
    kind: 'certificate-issued',
    courseTitle: 'Fast Track to Trading',
    number: 'DTA-2026-000042',
    certificateUrl: 'https://danube-trading.example/certificates/7KQ2M9XD4TRB',
  },
  {
    kind: 'certificate-corrected',
    courseTitle: 'Fast Track to Trading',
    number: 'DTA-2026-000043',
    oldNumber: 'DTA-2026-000042',
    certificateUrl: 'https://danube-trading.example/certificates/9WZ4N2KQ7HXC',
  },
  {
    kind: 'access-granted',
    itemTitle: 'Fast Track to Trading',
    expiresAt: '2027-11-15T08:30:00Z',
    timeZone: 'Europe/Bratislava',
    libraryUrl: 'https://danube-trading.example/my-courses',
  },
  {
    kind: 'course-unopened',
    ...reminder,
    withdrawal: { until: '2026-11-30T22:59:59Z', isLessonFree: false },
  },
  { kind: 'course-unfinished', ...reminder },
] as const satisfies readonly LearningMail[];
