import { IndicatorsHead } from '../features/shop/downloads/indicators-head.tsx';
import { IndicatorsPage } from '../features/shop/downloads/indicators-page.tsx';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/download-indicators.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const indicators = await readForPage(
    api.catalogue.listWithFiles({ kind: 'indicator', language }),
  );
  return { indicators };
}

export default function DownloadIndicators({ loaderData }: Route.ComponentProps) {
  const { indicators } = loaderData;
  return (
    <>
      <IndicatorsHead indicators={indicators} />
      <IndicatorsPage indicators={indicators} />
    </>
  );
}
