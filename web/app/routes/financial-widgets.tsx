import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { sampleBars } from '../features/shared/widgets/series/sample-series.server.ts';
import { readWidgetView } from '../features/shared/widgets/widget-view.ts';
import { WidgetsHead } from '../features/shared/widgets/widgets-head.tsx';
import { WidgetsPage } from '../features/shared/widgets/widgets-page.tsx';
import type { Route } from './+types/financial-widgets.ts';

export function loader({ request }: Route.LoaderArgs) {
  const { market, range } = readWidgetView(new URL(request.url).searchParams);
  return { bars: sampleBars(market, range) };
}

/** Results are computed in the browser; only another chart has to be fetched. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const current = readWidgetView(currentUrl.searchParams);
  const next = readWidgetView(nextUrl.searchParams);
  return current.market.id !== next.market.id || current.range !== next.range;
}

export default function FinancialWidgets({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <WidgetsHead />
      <WidgetsPage bars={loaderData.bars} />
    </>
  );
}
