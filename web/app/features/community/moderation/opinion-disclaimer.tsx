import { rulesPath } from '@danube/contract/moderation/community-rules.ts';
import { mentionsTrade } from '@danube/contract/moderation/mentions-trade.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** A disclaimer below messages that name a market and a direction or carry a trade. */
export function OpinionDisclaimer({ text, isTrade }: { text: string; isTrade: boolean }) {
  const t = useTexts('moderation');
  const localPath = useLocalPath();
  if (!isTrade && !mentionsTrade(text)) return null;
  return (
    <p className="type-small">
      {t('moderation.opinion')}{' '}
      <TextLink to={localPath(`${rulesPath}#advice`)}>{t('moderation.opinionLink')}</TextLink>
    </p>
  );
}
