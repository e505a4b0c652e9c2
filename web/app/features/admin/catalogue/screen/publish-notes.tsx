import { nativeName } from '../../../../lib/native-name.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { useEditor } from '../editor/use-editor.tsx';
import { findTranslationGaps } from '../translation/find-translation-gaps.ts';

/** Notes for the publisher that don't block publishing. */
export function PublishNotes() {
  const t = useTexts('editor');
  const format = useFormat();
  const gaps = findTranslationGaps(useEditor().draft);
  if (gaps.length === 0) return null;
  return (
    <section
      aria-label={t('editor.publish.gapsTitle')}
      className="grid gap-1 rounded-md border border-risk/40 bg-risk-wash px-4 py-3 text-sm"
    >
      <p className="font-[560]">{t('editor.publish.gapsTitle')}</p>
      <ul>
        {gaps.map(({ language, count }) => (
          <li key={language}>
            {t('editor.publish.gap', {
              language: nativeName(language),
              count,
              shown: format.number(count),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
