import { useSearchParams } from 'react-router';
import { RichText, useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import type { ChartBar } from '../../../ui/chart/chart-bar.ts';
import { ChartSection } from './chart-section.tsx';
import { readWidgetView } from './widget-view.ts';
import { Workbench } from './workbench.tsx';

/** Calculators and a practice chart for one market at a time. */
export function WidgetsPage({ bars }: { bars: readonly ChartBar[] }) {
  const t = useTexts('widgets');
  const lang = useFallbackLang('widgets');
  const [parameters] = useSearchParams();
  const view = readWidgetView(parameters);
  return (
    <div lang={lang}>
      <header className="page columns-12 gap-y-5 pt-[clamp(2rem,4vw,3.5rem)] pb-10 lg:items-end lg:pb-14">
        <h1 className="type-h1 col-span-full lg:col-span-7">
          <RichText k="widgets.title" elements={{ em: <em className="font-[360]" /> }} />
        </h1>
        <p className="type-body col-span-full lg:col-span-4 lg:col-start-9">{t('widgets.lede')}</p>
      </header>
      <Workbench view={view} />
      <ChartSection view={view} bars={bars} />
    </div>
  );
}
