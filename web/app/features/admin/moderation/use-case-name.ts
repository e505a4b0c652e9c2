import type { ModerationCase } from '@danube/contract/moderation/moderation.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { quotedWords } from '../../community/moderation/quoted-words.ts';

const maxExcerptLength = 60;

/** Tells cases about the same person apart. */
export function useCaseName(): (moderationCase: ModerationCase) => string {
  const t = useTexts('queue', 'moderation');
  return ({ person, message, excerpt, pictureAlt }) => {
    const words = quotedWords(t, { text: message?.text || excerpt, pictureAlt });
    const text = words.slice(0, maxExcerptLength);
    return t('queue.bulk.name', { name: person?.name ?? t('queue.former'), text });
  };
}
