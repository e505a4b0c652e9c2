import type { LanguageCode } from '@danube/contract/locale.ts';
import { nativeName } from '../lib/native-name.ts';
import { useTexts } from '../lib/texts.tsx';

type LessonLanguagesProps = { codes: readonly LanguageCode[] | undefined; className?: string };

/**
 * A course may be described in another language than it is taught in. Nothing without lessons, or
 * if an earlier version of the server answered.
 */
export function LessonLanguages({ codes = [], className }: LessonLanguagesProps) {
  const t = useTexts('ui');
  if (codes.length === 0) return null;
  const languages = codes.map(nativeName).join(', ');
  return <p className={className}>{t('ui.lessonLanguage', { languages })}</p>;
}
