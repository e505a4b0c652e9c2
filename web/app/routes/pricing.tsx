import { PricingHead } from '../features/shop/catalogue/pricing/pricing-head.tsx';
import { PricingPage } from '../features/shop/catalogue/pricing/pricing-page.tsx';
import { toPackageViews } from '../features/shop/catalogue/pricing/pricing-view.server.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/pricing.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const packages = await readForPage(api.catalogue.packages({ language }));
  return { packages: toPackageViews(packages) };
}

export default function Pricing({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PricingHead packages={loaderData.packages} />
      <PricingPage packages={loaderData.packages} />
    </>
  );
}
