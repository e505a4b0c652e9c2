import { maxDecimalLength } from '../../../lib/decimal.ts';
import { type Market, type MarketId, markets } from './markets.ts';
import { type FieldName, fieldNames, isSharedByMarkets, type ToolId, tools } from './tools.ts';

export const widgetsPath = '/financial-widgets';

/** The chart's periods, by their names in the URL. */
export const ranges = ['3m', '1y', 'all'] as const;

export type RangeId = (typeof ranges)[number];

/** The entered texts; a missing field has its example value. */
export type FieldTexts = Readonly<Partial<Record<FieldName, string>>>;

/** The page's state in the URL. */
export type WidgetView = {
  readonly tool: ToolId;
  readonly market: Market;
  readonly range: RangeId;
  readonly texts: FieldTexts;
};

const defaults = { tool: 'position', market: 'dax', range: '3m' } as const;

/** Returns a valid view, whatever the URL contains. */
export function readWidgetView(parameters: URLSearchParams): WidgetView {
  const tool = parameters.get('tool');
  const market = parameters.get('market');
  const range = parameters.get('range');
  return {
    tool: isToolId(tool) ? tool : defaults.tool,
    market: markets[isMarketId(market) ? market : defaults.market],
    range: ranges.find((known) => known === range) ?? defaults.range,
    texts: Object.fromEntries(
      fieldNames.flatMap((name) => {
        const text = parameters.get(name);
        return text === null ? [] : [[name, text.slice(0, maxDecimalLength)]];
      }),
    ),
  };
}

/** The URL of a view; default values are omitted. */
export function widgetUrl({ tool, market, range, texts }: WidgetView): string {
  const parameters = new URLSearchParams();
  if (tool !== defaults.tool) parameters.set('tool', tool);
  if (market.id !== defaults.market) parameters.set('market', market.id);
  if (range !== defaults.range) parameters.set('range', range);
  for (const [name, text] of Object.entries(texts)) parameters.set(name, text);
  const query = parameters.toString();
  return query ? `${widgetsPath}?${query}` : widgetsPath;
}

/** The same calculator for another market: prices and sizes start from its example. */
export function withMarket(view: WidgetView, market: Market): WidgetView {
  const saved = fieldNames.filter(
    (name) => isSharedByMarkets(name) && view.texts[name] !== undefined,
  );
  return {
    ...view,
    market,
    texts: Object.fromEntries(saved.map((name) => [name, view.texts[name]])),
  };
}

function isToolId(value: string | null): value is ToolId {
  return value !== null && Object.hasOwn(tools, value);
}

function isMarketId(value: string | null): value is MarketId {
  return value !== null && Object.hasOwn(markets, value);
}
