import { Link, useNavigate } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { chartBackground } from '../../../ui/chart/chart-background.ts';
import { classNames } from '../../../ui/class-names.ts';
import { RiskNotice } from '../../../ui/risk-notice.tsx';
import { calculate, exampleOutcome } from './calculate.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { ChoiceLinks } from './choice-links.tsx';
import { markets } from './markets.ts';
import { ResultPanel } from './result-panel.tsx';
import { type ToolId, tools } from './tools.ts';
import { useFieldTexts } from './use-field-texts.ts';
import { type WidgetView, widgetUrl, withMarket } from './widget-view.ts';

/** The calculators: choose a market and a question, enter numbers, see the result immediately. */
export function Workbench({ view: requested }: { view: WidgetView }) {
  const t = useTexts('widgets', 'footer');
  const language = useLanguage();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const { form, texts, enter } = useFieldTexts(requested);
  const view: WidgetView = { ...requested, texts };
  const { faults, outcome } = calculate(view, language);
  const addressOf = (other: WidgetView) => localPath(widgetUrl(other));
  return (
    <div className={classNames('border-y border-rule', chartBackground)}>
      <div className="page grid gap-10 py-10 lg:py-14">
        <ChoiceLinks
          label={t('widgets.markets.label')}
          choices={Object.values(markets).map((market) => ({
            id: market.id,
            name: t(market.name),
            to: addressOf(withMarket(view, market)),
            isCurrent: market.id === view.market.id,
          }))}
        />
        <div className="grid grid-cols-1 gap-x-gutter gap-y-10 md:grid-cols-2 md:gap-x-10 lg:grid-cols-12 lg:gap-x-gutter">
          <ToolLinks view={view} addressOf={addressOf} />
          <div className="grid content-start gap-6 sm:max-w-md lg:col-span-4">
            <h2 className="type-h3">{t(tools[view.tool].question)}</h2>
            <CalculatorForm
              ref={form}
              view={view}
              faults={faults}
              onEnter={enter}
              onSend={() =>
                void navigate(addressOf(view), { replace: true, preventScrollReset: true })
              }
            />
          </div>
          <div className="lg:col-span-5 xl:col-span-4 xl:col-start-9">
            <ResultPanel market={view.market} outcome={outcome} example={exampleOutcome(view)} />
          </div>
        </div>
        <RiskNotice title={t('footer.risk.title')}>{t('footer.risk.text')}</RiskNotice>
      </div>
    </div>
  );
}

type ToolLinksProps = { view: WidgetView; addressOf: (view: WidgetView) => string };

function ToolLinks({ view, addressOf }: ToolLinksProps) {
  const t = useTexts('widgets');
  return (
    <nav aria-label={t('widgets.tools.label')} className="md:col-span-full lg:col-span-3 lg:pe-6">
      <ul className="flex flex-wrap gap-x-5 lg:grid">
        {toolIds.map((id) => {
          const isCurrent = id === view.tool;
          return (
            <li key={id} className="lg:border-t lg:border-rule">
              <Link
                to={addressOf({ ...view, tool: id })}
                replace
                preventScrollReset
                aria-current={isCurrent ? 'true' : undefined}
                className={classNames(
                  'flex min-h-11 items-center border-b-2 text-sm transition-colors lg:min-h-12 lg:border-b-0 lg:border-s-2 lg:ps-4 lg:text-base',
                  isCurrent
                    ? 'border-river font-[560] text-ink'
                    : 'border-transparent text-ink-2 hover:text-ink',
                )}
              >
                {t(tools[id].name)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const toolIds: readonly ToolId[] = ['position', 'reward', 'point', 'growth', 'margin'];
