import type { Translate } from '../../../lib/text-keys.ts';

/** A message's text and its picture's description; empty if it had neither. */
export function quotedWords(
  t: Translate,
  said: { text: string | null; pictureAlt: string | null },
): string {
  return [said.text ?? '', pictureWords(t, said.pictureAlt)].filter(Boolean).join('\n');
}

function pictureWords(t: Translate, alt: string | null): string {
  if (alt === null) return '';
  return alt ? t('moderation.picture.named', { alt }) : t('moderation.picture.undescribed');
}
