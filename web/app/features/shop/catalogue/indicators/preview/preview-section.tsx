import type { IndicatorPreview } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useLocalPath } from '../../../../../lib/local-path.ts';
import { useTexts } from '../../../../../lib/texts.tsx';
import { useFormat } from '../../../../../lib/use-format.tsx';
import { BarTable } from '../../../../../ui/chart/bar-table.tsx';
import { CandlestickChart } from '../../../../../ui/chart/candlestick-chart.tsx';
import { chartBackground } from '../../../../../ui/chart/chart-background.ts';
import type { ChartBar } from '../../../../../ui/chart/chart-bar.ts';
import { classNames } from '../../../../../ui/class-names.ts';
import { indicatorPath, previewAnchor } from '../../../../shared/paths/indicator-paths.ts';
import { drawPreview } from './draw-preview.ts';
import { PreviewForm } from './preview-form.tsx';
import { previewUrl, readInputs } from './preview-inputs.ts';
import { useEnteredInputs } from './use-entered-inputs.ts';

type PreviewSectionProps = {
  indicator: { readonly slug: string; readonly title: string };
  preview: IndicatorPreview;
  bars: readonly ChartBar[];
};

/** Leaves enough room on the chart for the trade. */
const rulerShare = 0.6;

/** The live preview: inputs next to a chart that updates immediately. */
export function PreviewSection({ indicator, preview, bars }: PreviewSectionProps) {
  const t = useTexts('indicators');
  const format = useFormat();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const { form, texts, enter, reset } = useEnteredInputs(preview);
  const inputs = useMemo(() => readInputs(texts), [texts]);
  const drawing = useMemo(
    () => drawPreview(preview, bars, { values: inputs.values, words: { t, format } }),
    [preview, bars, inputs, t, format],
  );
  const path = indicatorPath(indicator.slug);
  const caption = t('indicators.preview.figure', { title: indicator.title });
  const isIntraday = preview === 'session-range';
  return (
    <section
      id={previewAnchor}
      aria-labelledby="preview-title"
      className={classNames('border-y border-rule', chartBackground)}
    >
      <div className="page section grid grid-cols-1 gap-8 lg:gap-12">
        <header className="grid items-end gap-x-gutter gap-y-4 lg:grid-cols-12">
          <h2 id="preview-title" className="type-h2 lg:col-span-6">
            {t('indicators.preview.title')}
          </h2>
          <p className="type-body lg:col-span-5 lg:col-start-8">{t('indicators.preview.lede')}</p>
        </header>
        <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[16rem_minmax(0,1fr)] xl:gap-x-14">
          <PreviewForm
            ref={form}
            path={path}
            preview={preview}
            inputs={inputs}
            onEnter={enter}
            onReset={reset}
            onSend={() =>
              void navigate(localPath(previewUrl(path, texts)), {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
          <figure
            aria-label={caption}
            className="grid min-w-0 content-start gap-4 rounded-md border border-rule bg-surface p-4 sm:p-6"
          >
            <CandlestickChart
              bars={drawing.bars}
              digits={1}
              overlay={drawing.overlay}
              startAt={
                preview === 'risk-ruler' ? Math.floor(drawing.bars.length * rulerShare) : undefined
              }
            />
            <figcaption className="type-small">
              {t(isIntraday ? 'indicators.preview.noteIntraday' : 'indicators.preview.noteDaily')}
            </figcaption>
            <BarTable caption={caption} digits={1} {...drawing} />
          </figure>
        </div>
      </div>
    </section>
  );
}
