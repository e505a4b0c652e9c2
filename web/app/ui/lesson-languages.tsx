import type { LanguageCode } from '@danube/contract/locale.ts';
import { languageName } from '../lib/language-name.ts';
import { useTextLanguage, useTexts } from '../lib/texts.tsx';

type LessonLanguagesProps = { codes: readonly LanguageCode[] | undefined; className?: string };

/**
 * A course may be described in another language than it is taught in. Nothing without lessons, or
 * if an earlier version of the server answered.
 */
export function LessonLanguages({ codes = [], className }: LessonLanguagesProps) {
  const t = useTexts('ui');
  const written = useTextLanguage();
  if (codes.length === 0) return null;
  const languages = codes.map((code) => languageName(code, written)).join(', ');
  return <p className={className}>{t('ui.lessonLanguage', { languages })}</p>;
}
