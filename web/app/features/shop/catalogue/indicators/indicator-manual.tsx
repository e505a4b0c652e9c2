import { headingsOf, plainText } from '../../../../lib/markdown/prose-tree.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { Prose } from '../../../../ui/prose.tsx';
import { LanguageNote } from '../../item/language-note.tsx';
import type { IndicatorView } from './indicator-view.ts';

/** The manual, with its table of contents next to it if there is room. */
export function IndicatorManual({ indicator }: { indicator: IndicatorView }) {
  const t = useTexts('indicators');
  const page = useLanguage();
  if (indicator.manual.length === 0) return null;
  const { manualLanguage: language } = indicator;
  const lang = language === page ? undefined : language;
  const headings = headingsOf(indicator.manual);
  return (
    <section aria-labelledby="manual" className="page section columns-12 gap-y-6">
      <div className="col-span-full grid content-start gap-6 lg:col-span-4">
        <h2 id="manual" className="type-h2">
          {t('indicators.manual.title')}
        </h2>
        <LanguageNote
          wording={{ ...indicator, language, availableIn: [language], fieldLanguages: {} }}
          kind="card"
        />
        {headings.length > 1 ? (
          <nav
            aria-label={t('indicators.manual.contents')}
            className="self-start max-lg:hidden lg:sticky lg:top-28"
          >
            <ol lang={lang} className="border-s border-rule text-sm">
              {headings.map(({ id, phrases }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="block rounded-sm py-1.5 ps-4 text-ink-2 decoration-1 underline-offset-[0.25em] hover:text-ink hover:underline"
                  >
                    {plainText(phrases)}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        ) : null}
      </div>
      <Prose
        blocks={belowTitle(indicator.manual)}
        lang={lang}
        className="col-span-full lg:col-span-7 lg:col-start-6"
      />
    </section>
  );
}

/** The manual has a heading on the page, so its own headings move down one level. */
function belowTitle(blocks: IndicatorView['manual']): IndicatorView['manual'] {
  return blocks.map((block) =>
    block.kind === 'heading' ? { ...block, level: block.level === 2 ? 3 : 4 } : block,
  );
}
