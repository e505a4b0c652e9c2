import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { Mail } from '../documents.types.ts';
import { formatDay } from '../format-moment.ts';
import type { Texts } from '../texts.ts';
import { requireWebUrl } from '../web-url.ts';
import { button } from './button.ts';
import { greet, toSingleLine } from './greeting.ts';
import type { MailBlock, MailContent } from './mail-content.ts';

type Reminder<Kind extends 'course-unopened' | 'course-unfinished'> = Extract<Mail, { kind: Kind }>;

/** A course that someone has and didn't open yet. */
export function courseUnopened(mail: Reminder<'course-unopened'>, texts: Texts): MailContent {
  return write(mail, texts, { words: 'unopened', progress: [] });
}

/** A course that someone started and left. */
export function courseUnfinished(mail: Reminder<'course-unfinished'>, texts: Texts): MailContent {
  const { done, lessons: total } = mail;
  const text = texts.translate('mail.learning.unfinished.progress', { done, total });
  // "0 of 24" would sound like a reproach.
  const progress: MailBlock[] = done === 0 ? [] : [{ kind: 'paragraph', text }];
  return write(mail, texts, { words: 'unfinished', progress });
}

function write(
  mail: Reminder<'course-unopened' | 'course-unfinished'>,
  texts: Texts,
  { words, progress }: { words: 'unopened' | 'unfinished'; progress: readonly MailBlock[] },
): MailContent {
  const { translate } = texts;
  const named = { course: toSingleLine(mail.courseTitle), lesson: toSingleLine(mail.lessonTitle) };
  return {
    subject: translate(`mail.learning.${words}.subject`, named),
    preheader: translate(`mail.learning.${words}.preheader`, named),
    kicker: translate('mail.learning.kicker'),
    heading: translate(`mail.learning.${words}.heading`),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate(`mail.learning.${words}.intro`, named) },
      ...progress,
      ...withdrawalNote(mail, texts),
      ...button(translate(`mail.learning.${words}.button`), mail.lessonUrl, translate),
      {
        kind: 'note',
        text: translate('mail.learning.reminder.minutes', { count: mail.minutes }),
      },
      {
        kind: 'link',
        text: translate('mail.learning.reminder.leave.text'),
        label: translate('mail.learning.reminder.leave.label'),
        url: requireWebUrl(mail.leaveUrl),
      },
    ],
    reason: translate('mail.learning.reminder.reason'),
  };
}

/**
 * The button opens purchased content, so readers must be told if that ends their right of
 * withdrawal.
 */
function withdrawalNote(
  { withdrawal }: Reminder<'course-unopened' | 'course-unfinished'>,
  { language, translate }: Texts,
): MailBlock[] {
  if (!withdrawal) return [];
  const date = formatDay(withdrawal.until, academyTimeZone, language);
  const text = withdrawal.isLessonFree
    ? translate('mail.learning.reminder.withdrawalFree', { date })
    : translate('mail.learning.reminder.withdrawal', { date });
  return [{ kind: 'paragraph', text }];
}
