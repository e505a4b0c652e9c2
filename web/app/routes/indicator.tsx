import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { indicatorPath } from '../features/shared/paths/indicator-paths.ts';
import { markets } from '../features/shared/widgets/markets.ts';
import { sampleDays } from '../features/shared/widgets/series/sample-series.server.ts';
import { IndicatorHead } from '../features/shop/catalogue/indicators/indicator-head.tsx';
import { IndicatorPage } from '../features/shop/catalogue/indicators/indicator-page.tsx';
import { toIndicatorView } from '../features/shop/catalogue/indicators/indicator-view.server.ts';
import { sampleSessions } from '../features/shop/catalogue/indicators/preview/sample-sessions.server.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import { readItemPage } from '../page/read-item-page.ts';
import type { Route } from './+types/indicator.ts';

/** As many as are shown, plus this one, which may be among them. */
const maxRelated = 4;

/** The bars on the chart, plus the earlier ones that averages need. */
const days = 150;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const page = await readItemPage(api.catalogue.indicator({ id: params.id, language }), {
    request,
    pathTo: indicatorPath,
  });
  const { items } = await readForPage(
    api.catalogue.list({ kind: 'indicator', language, limit: maxRelated }),
  );
  const others = items.filter(({ id }) => id !== page.id).slice(0, maxRelated - 1);
  const bars = page.preview === 'session-range' ? sampleSessions() : sampleDays(markets.dax, days);
  return {
    indicator: toIndicatorView(page),
    bars: page.preview === null ? [] : bars,
    others,
  };
}

/** Inputs are computed in the browser; only another indicator has to be fetched. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function Indicator({ loaderData }: Route.ComponentProps) {
  const { indicator, bars, others } = loaderData;
  return (
    <>
      <IndicatorHead indicator={indicator} />
      {/* Remounts, because another indicator has different inputs. */}
      <IndicatorPage key={indicator.id} indicator={indicator} bars={bars} others={others} />
    </>
  );
}
