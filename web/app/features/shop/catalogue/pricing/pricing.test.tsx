// @vitest-environment jsdom
import type { PackagePage } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { PageUrlProvider } from '../../../../lib/page-url.tsx';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { makeItemCard, makePackagePage } from '../../item/catalogue.factory.ts';
import { monthlyShare, savingOf } from './package-saving.ts';
import { PricingHead } from './pricing-head.tsx';
import { PricingPage } from './pricing-page.tsx';
import { toPackageViews } from './pricing-view.server.ts';

afterEach(cleanup);

const ruler = makeItemCard({
  kind: 'indicator',
  slug: 'risk-ruler',
  title: 'Risk Ruler',
  price: moneySchema.parse(2900),
});

function membership(overrides: Partial<PackagePage>): PackagePage {
  return makePackagePage({
    sale: 'subscription',
    interval: 'month',
    slug: 'live-monthly',
    title: 'Live Membership',
    price: moneySchema.parse(4900),
    includes: [ruler],
    hasLiveSessions: true,
    isFeatured: true,
    ...overrides,
  });
}

const monthly = membership({});
const yearly = membership({
  slug: 'live-yearly',
  title: 'Live Membership, one year',
  interval: 'year',
  price: moneySchema.parse(49_000),
  isFeatured: false,
});
const bundle = makePackagePage();
const packages = toPackageViews([monthly, yearly, bundle]);

function view(offered: PackagePage) {
  const [first] = toPackageViews([offered]);
  if (!first) throw new Error('one is made of one');
  return first;
}

function show(shown: ReactNode) {
  return render(
    <PageFrame path="/pricing">
      <PageUrlProvider siteUrl="https://danube.example" alternates={['en']}>
        {shown}
      </PageUrlProvider>
    </PageFrame>,
  );
}

describe('what is saved', () => {
  it('by a bundle is what its parts cost singly, less its price', () => {
    expect(savingOf(view(bundle), packages)).toEqual({
      kind: 'bundle',
      amount: 9900,
      otherwise: 29_800,
    });
  });

  it('by a year is twelve months of the same membership, less its price', () => {
    expect(savingOf(view(yearly), packages)).toEqual({
      kind: 'year',
      amount: 9800,
      otherwise: 58_800,
    });
    const other = view(membership({ includes: [] }));
    expect(savingOf(view(yearly), [other])).toBeNull();
  });

  it('is nothing where the parts cost no more, and by a month', () => {
    const dear = view({ ...bundle, price: moneySchema.parse(29_800) });
    expect(savingOf(dear, packages)).toBeNull();
    expect(savingOf(view(monthly), packages)).toBeNull();
  });

  it('a month is never told cheaper than it is', () => {
    expect(monthlyShare(view(yearly))).toBe(4084);
    expect(monthlyShare(view(monthly))).toBeNull();
  });
});

describe('price page', () => {
  it('compares subscriptions and bundles in one table [R2.09a]', () => {
    show(<PricingPage packages={packages} />);
    const table = screen.getByRole('table', { name: 'Compare subscriptions and bundles' });
    const names = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(names.slice(1)).toEqual([
      'RecommendedSubscriptionLive Membership',
      'SubscriptionLive Membership, one year',
      'BundleIndex Trader Bundle',
    ]);
    const row = (name: RegExp) =>
      within(table)
        .getAllByRole('row', { name })
        .flatMap((each) => within(each).getAllByRole('cell'))
        .map(({ textContent }) => textContent);
    expect(row(/^Price/)).toEqual([
      expect.stringContaining('€49.00'),
      expect.stringContaining('per year, VAT includedThat’s €40.84 a month.'),
      expect.stringContaining('one payment, VAT included'),
    ]);
    expect(row(/^Saving/)).toEqual([
      'None',
      '€98.00 compared with paying monthly',
      '€99.00 compared with buying separately (€298.00)',
    ]);
  });

  it('sells a monthly subscription that includes live sessions [R1.02]', () => {
    show(<PricingPage packages={packages} />);
    const table = screen.getByRole('table');
    const live = within(table).getByRole('row', { name: /^Weekly live sessions/ });
    expect(within(live).getAllByRole('cell')[0]?.textContent).toBe('Included');
    expect(within(live).getAllByRole('cell')[2]?.textContent).toBe('Not included');
  });

  it('leads to everything that a package holds, with its single price', () => {
    show(<PricingPage packages={packages} />);
    const table = screen.getByRole('table');
    const links = within(table).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/course/fast-track',
      '/course/dax',
      '/indicator/risk-ruler',
      '/indicator/risk-ruler',
    ]);
    expect(within(table).getAllByText('€149.00 separately')).toHaveLength(2);
  });

  it('says the same in a card for each package on narrow pages', () => {
    show(<PricingPage packages={packages} />);
    const card = screen.getAllByRole('heading', { level: 3, name: /Index Trader Bundle/ })[0];
    const words = card?.closest('li')?.textContent;
    expect(words).toContain('€99.00 compared with buying separately (€298.00)');
    expect(words).toContain('One payment, nothing to cancel');
  });

  it('explains cancelling and the right of withdrawal, and warns of the risk', () => {
    show(<PricingPage packages={packages} />);
    expect(screen.getByText('How do I cancel my subscription?')).toBeDefined();
    expect(screen.getByText(/within 14 days, without giving a reason/)).toBeDefined();
    expect(screen.getByText(/^CFDs are complex instruments/)).toBeDefined();
    const terms = screen.getByRole('link', { name: /terms of service/ });
    expect(terms.getAttribute('href')).toBe('/terms-of-service#withdrawal');
  });

  it('says so where nothing is sold together', () => {
    show(<PricingPage packages={[]} />);
    expect(screen.getByText(/^No subscriptions or bundles/)).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'What’s in each package' })).toBeNull();
  });

  it('is products with offers to search engines', () => {
    const { container } = show(<PricingHead packages={packages} />);
    const script = container.querySelector('script[type="application/ld+json"]');
    const graph = JSON.parse(script?.textContent ?? '')['@graph'];
    expect(graph[0]).toMatchObject({
      '@type': 'Product',
      name: 'Live Membership',
      offers: {
        price: '49.00',
        priceCurrency: 'EUR',
        priceSpecification: { valueAddedTaxIncluded: true, billingDuration: 'P1M' },
      },
    });
    expect(graph[2].offers.priceSpecification).not.toHaveProperty('billingDuration');
    expect(graph[3]['@type']).toBe('FAQPage');
  });
});
