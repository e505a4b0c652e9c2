import type { ListedClaim } from '@danube/contract/claims/claims.schemas.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { countedFigure, formatClaim } from './use-claims.ts';

/** The academy's own count next to the advertised figure, with its date. */
export function CountedText({ entry }: { entry: ListedClaim }) {
  const t = useTexts('claims');
  const language = useTextLanguage();
  const format = useFormat();
  const { id, isCounted, computed, isComputedShown } = entry;
  if (!isCounted) return null;
  if (!computed) return <p className="text-xs text-ink-2">{t('claims.nothingCounted')}</p>;
  const date = formatDate(new Date(computed.asOf), 'long', { language, timeZone: 'UTC' });
  const value = formatClaim(countedFigure(id, computed.value), format).text;
  return (
    <p className="text-xs text-ink-2" suppressHydrationWarning>
      {t(isComputedShown ? 'claims.countedShown' : 'claims.counted', { value, date })}
    </p>
  );
}
