import type { PostCard } from '@danube/contract/blog/blog.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { SendMail } from '../../../platform/send-mail.job.ts';

type Addressee = {
  readonly to: string;
  readonly language: LanguageCode;
  readonly leaveUrl: string;
  readonly oneClickUrl: string;
};

/** The email that carries a post: its frame in the reader's language, the post as `card` has it. */
export function postLetter(
  card: PostCard,
  { to, language, leaveUrl, oneClickUrl }: Addressee,
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
