import type { ItemCard, ItemFile } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { ArrowRight } from 'lucide-react';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useFallbackLang, useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import type { ChartBar } from '../../../../ui/chart/chart-bar.ts';
import { Prose } from '../../../../ui/prose.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { indicatorsPath, previewAnchor } from '../../../shared/paths/indicator-paths.ts';
import { platformTexts } from '../../item/catalogue-names.ts';
import { fieldLang } from '../../item/field-lang.ts';
import { fileFormat } from '../../item/file-format.ts';
import { ItemCover } from '../../item/item-cover.tsx';
import { LanguageNote } from '../../item/language-note.tsx';
import { useCatalogueNames } from '../../item/use-catalogue-names.ts';
import { FileOffer } from '../file-offer.tsx';
import { IndicatorCard } from './indicator-card.tsx';
import { IndicatorManual } from './indicator-manual.tsx';
import type { IndicatorView } from './indicator-view.ts';
import { PreviewSection } from './preview/preview-section.tsx';

type IndicatorPageProps = {
  indicator: IndicatorView;
  bars: readonly ChartBar[];
  others: readonly ItemCard[];
};

/** One indicator: what it measures, a live preview, and its manual. */
export function IndicatorPage({ indicator, bars, others }: IndicatorPageProps) {
  const t = useTexts('indicators');
  const frameLang = useFallbackLang('indicators');
  const page = useLanguage();
  const lang = indicator.language === page ? undefined : indicator.language;
  const { preview } = indicator;
  return (
    <div lang={frameLang}>
      <Hero indicator={indicator} lang={lang} />
      {preview ? <PreviewSection indicator={indicator} preview={preview} bars={bars} /> : null}
      <section aria-labelledby="about" className="page columns-12 gap-y-5 pt-section">
        <h2 id="about" className="type-h2 col-span-full lg:col-span-4">
          {t('indicators.page.about')}
        </h2>
        <Prose
          blocks={indicator.description}
          lang={fieldLang(indicator, 'description', page)}
          kind="reading"
          className="col-span-full lg:col-span-7 lg:col-start-6"
        />
      </section>
      <IndicatorManual indicator={indicator} />
      <RelatedIndicators others={others} />
    </div>
  );
}

type PartProps = { indicator: IndicatorView; lang: string | undefined };

function Hero({ indicator, lang }: PartProps) {
  const t = useTexts('indicators', 'catalogue');
  const { marketName } = useCatalogueNames();
  const page = useLanguage();
  const localPath = useLocalPath();
  const crumbs = [
    { label: t('indicators.page.all'), to: localPath(indicatorsPath) },
    { label: indicator.title },
  ];
  return (
    <header className="page columns-12 gap-y-6 pt-5 pb-12 sm:pt-7 lg:gap-y-8 lg:pb-16">
      <Breadcrumb crumbs={crumbs} className="col-span-full" />
      <div className="col-span-full grid content-start gap-y-6 lg:col-span-8 lg:gap-y-9">
        <h1 lang={lang} className="type-h1">
          {indicator.title}
        </h1>
        <div className="grid items-start gap-x-gutter gap-y-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          {/* Hidden on phones, so that the chart is visible sooner. */}
          <ItemCover
            item={indicator}
            sizes="(min-width: 64rem) 26rem, 48vw"
            isFirst
            className="max-sm:hidden"
          />
          <div className="grid content-start gap-5">
            <p lang={fieldLang(indicator, 'summary', page)} className="type-lede">
              {indicator.summary}
            </p>
            <ul aria-label={t('indicators.page.platforms')} className="flex flex-wrap gap-2">
              {indicator.platforms.map((platform) => (
                <li key={platform}>
                  <Badge kind="river">{t(platformTexts[platform])}</Badge>
                </li>
              ))}
            </ul>
            <div className="grid gap-1">
              <p className="type-small">{indicator.markets.map(marketName).join(' · ')}</p>
              <LanguageNote wording={indicator} kind="page" />
            </div>
          </div>
        </div>
      </div>
      <Offer indicator={indicator} />
    </header>
  );
}

/** The platform of a file, by its extension. */
const platformEndings = { '.pine': 'tradingview', '.mq5': 'metatrader5' } as const;

function Offer({ indicator }: { indicator: IndicatorView }) {
  const t = useTexts('indicators', 'catalogue');
  const canTry = indicator.preview !== null;
  function labelOf({ name }: ItemFile): string {
    const known = Object.entries(platformEndings).find(([ending]) => name.endsWith(ending));
    return known ? t(platformTexts[known[1]]) : fileFormat({ name });
  }
  return (
    <FileOffer
      itemType="indicator"
      item={indicator}
      title={t('indicators.offer.title')}
      notes={{
        free: t('indicators.offer.forMembers'),
        once: t('indicators.offer.once'),
      }}
      labelOf={labelOf}
      look={canTry ? { anchor: previewAnchor, label: t('indicators.offer.try') } : undefined}
      className="col-span-full lg:col-span-4"
    />
  );
}

function RelatedIndicators({ others }: { others: readonly ItemCard[] }) {
  const t = useTexts('indicators');
  const localPath = useLocalPath();
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others" className="page pb-section">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule-strong pb-3">
        <h2 id="others" className="type-h3">
          {t('indicators.page.others')}
        </h2>
        <TextLink kind="standalone" to={localPath(indicatorsPath)} icon={<ArrowRight />}>
          {t('indicators.page.all')}
        </TextLink>
      </div>
      <ul className="grid gap-x-gutter gap-y-8 sm:grid-cols-3 lg:grid-cols-12">
        {others.map((indicator, index) => (
          <li key={indicator.id} className={relatedColumns[index]}>
            <IndicatorCard indicator={indicator} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const relatedColumns = ['lg:col-span-5', 'lg:col-span-4', 'lg:col-span-3'];
