import type { Translate } from '../texts.ts';
import { requireWebUrl } from '../web-url.ts';
import type { MailBlock } from './mail-content.ts';

/** The unsubscribe link of every letter. */
export function unsubscribeLink(address: string, translate: Translate): MailBlock {
  return {
    kind: 'link',
    text: translate('mail.newsletter.leave.text'),
    label: translate('mail.newsletter.leave.label'),
    url: requireWebUrl(address),
  };
}
