import { ArrowRight } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useLocalPath } from '../../../../lib/local-path.ts';
import type { ProseCalculator } from '../../../../lib/markdown/prose-tree.ts';
import { useFallbackLang, useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { chartBackground } from '../../../../ui/chart/chart-background.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { TextLink } from '../../../../ui/text-link.tsx';
import { calculate, exampleOutcome } from '../calculate.ts';
import { CalculatorForm } from '../calculator-form.tsx';
import { ResultPanel } from '../result-panel.tsx';
import { tools } from '../tools.ts';
import { useFieldTexts } from '../use-field-texts.ts';
import { type WidgetView, widgetUrl } from '../widget-view.ts';
import { openingView } from './opening-view.ts';

/** A calculator within a text, for the market and with the values that the text names. */
export function LessonCalculator({ calculator }: { calculator: ProseCalculator }) {
  const t = useTexts('widgets');
  const fallback = useFallbackLang('widgets');
  const language = useLanguage();
  const localPath = useLocalPath();
  const result = useRef<HTMLDivElement>(null);
  const requested = useMemo(() => openingView(calculator, language), [calculator, language]);
  const { form, texts, enter } = useFieldTexts(requested);
  const view: WidgetView = { ...requested, texts };
  const { faults, outcome } = calculate(view, language);
  const { question, dependsOnMarket } = tools[view.tool];
  return (
    <div
      lang={fallback ?? language}
      className={classNames('@container rounded-md border border-rule p-4 sm:p-6', chartBackground)}
    >
      <div className="mb-6 grid gap-1">
        {dependsOnMarket ? <p className="type-label">{t(view.market.name)}</p> : null}
        <p className="type-h3">{t(question)}</p>
      </div>
      <div className="grid grid-cols-1 gap-x-8 gap-y-8 @xl:grid-cols-2">
        <CalculatorForm
          ref={form}
          view={view}
          faults={faults}
          onEnter={enter}
          // The result is already there; on a phone the keyboard may cover it.
          onSend={() => result.current?.scrollIntoView({ block: 'nearest' })}
        />
        <div ref={result}>
          <ResultPanel
            market={view.market}
            outcome={outcome}
            example={exampleOutcome(view)}
            isSmall
          />
        </div>
      </div>
      <TextLink
        kind="standalone"
        to={localPath(widgetUrl(view))}
        icon={<ArrowRight />}
        className="mt-4 text-sm"
      >
        {t('widgets.more')}
      </TextLink>
    </div>
  );
}
