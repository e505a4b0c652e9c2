import type { Translate } from '../texts.ts';
import { requireWebUrl } from '../web-url.ts';
import type { MailBlock } from './mail-content.ts';

/** In every letter: the way out. */
export function leaveLink(address: string, translate: Translate): MailBlock {
  return {
    kind: 'link',
    text: translate('mail.newsletter.leave.text'),
    label: translate('mail.newsletter.leave.label'),
    url: requireWebUrl(address),
  };
}
