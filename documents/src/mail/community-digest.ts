import type { CommunityMail } from '../documents.types.ts';
import type { Texts, Translate } from '../texts.ts';
import { requireWebUrl } from '../web-url.ts';
import { button } from './button.ts';
import { greet, looksLikeLink, toSingleLine } from './greeting.ts';
import type { MailBlock, MailContent } from './mail-content.ts';

/** What a member missed in the community. */
export function communityDigest(mail: CommunityMail, { translate }: Texts): MailContent {
  const { addressed, threads } = mail;
  return {
    subject: translate('mail.community.digest.subject'),
    preheader: translate('mail.community.digest.preheader'),
    kicker: translate('mail.community.kicker'),
    heading: translate('mail.community.digest.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.community.digest.intro') },
      ...list(
        translate('mail.community.digest.forYou'),
        addressed.map((message) => describeMessage(message, translate)),
      ),
      ...list(
        translate('mail.community.digest.threads'),
        threads.map((thread) => describeThread(thread, translate)),
      ),
      ...button(translate('mail.community.digest.button'), mail.chatUrl, translate),
      {
        kind: 'link',
        text: translate('mail.community.digest.leave.text'),
        label: translate('mail.community.digest.leave.label'),
        url: requireWebUrl(mail.leaveUrl),
      },
    ],
    reason: translate('mail.community.digest.reason'),
  };
}

function list(title: string, items: readonly string[]): MailBlock[] {
  return items.length === 0 ? [] : [{ kind: 'list', title, items }];
}

function describeMessage(
  { reason, name, room, excerpt }: CommunityMail['addressed'][number],
  translate: Translate,
): string {
  const from = toSingleLine(name);
  const values = {
    // A name can be an advertisement: our email must not deliver it.
    name: from === '' || looksLikeLink(from) ? translate('mail.community.digest.someone') : from,
    room: toSingleLine(room) || translate('mail.community.kicker'),
  };
  const text = toSingleLine(excerpt);
  return text
    ? translate(`mail.community.digest.${reason}.quoted`, { ...values, excerpt: text })
    : translate(`mail.community.digest.${reason}.plain`, values);
}

function describeThread(
  { room, excerpt, replies: count }: CommunityMail['threads'][number],
  translate: Translate,
): string {
  const values = { room: toSingleLine(room) || translate('mail.community.kicker'), count };
  const text = toSingleLine(excerpt);
  return text
    ? translate('mail.community.digest.thread.quoted', { ...values, excerpt: text })
    : translate('mail.community.digest.thread.plain', values);
}
