import type { Translate } from '../../../lib/text-keys.ts';
import { plainMessage } from './parse-message.ts';

/** The beginning of a message on one line. A picture without text is named as one. */
export function excerptWords(t: Translate, said: { excerpt: string; isPicture: boolean }): string {
  if (!said.isPicture) return plainMessage(said.excerpt);
  return said.excerpt
    ? t('chat.picture.named', { alt: said.excerpt })
    : t('chat.picture.undescribed');
}
