import type { ModerationCase } from '@danube/contract/moderation/moderation.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';

const maxExcerptLength = 60;

/** Tells cases about the same person apart. */
export function useCaseName(): (moderationCase: ModerationCase) => string {
  const t = useTexts('queue');
  return ({ person, message, excerpt }) => {
    const text = (message?.text || excerpt).slice(0, maxExcerptLength);
    return t('queue.bulk.name', { name: person?.name ?? t('queue.former'), text });
  };
}
