import type { PostCard } from '@danube/contract/blog/blog.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { SendMail } from '../../../platform/send-mail.job.ts';

type Recipient = {
  readonly to: string;
  readonly language: LanguageCode;
  readonly leaveUrl: string;
  readonly oneClickUrl: string;
};

/** The email with a post: the frame in the reader's language, the post as in `card`. */
export function postLetter(
  card: PostCard,
  { to, language, leaveUrl, oneClickUrl }: Recipient,
  {
    siteUrl,
    messageKey,
    hasRiskNotice,
  }: {
    siteUrl: string;
    messageKey: string;
    hasRiskNotice: boolean;
  },
): SendMail {
  return {
    to,
    locale: language,
    messageKey,
    unsubscribeUrl: oneClickUrl,
    mail: {
      kind: 'post-letter',
      title: card.title,
      summary: card.summary,
      minutes: card.minutes,
      postUrl: `${siteUrl}/blog/${card.slug}?lang=${language}`,
      leaveUrl,
      hasRiskNotice,
    },
  };
}
