import type { Translate } from '../texts.ts';
import { requireWebUrl } from '../web-url.ts';
import type { MailBlock } from './mail-content.ts';

/** The button, and its URL as text in case the button doesn't work. */
export function button(label: string, address: string, translate: Translate): MailBlock[] {
  const url = requireWebUrl(address);
  return [
    { kind: 'action', label, url },
    { kind: 'address', text: translate('mail.shared.buttonFallback'), url },
  ];
}
