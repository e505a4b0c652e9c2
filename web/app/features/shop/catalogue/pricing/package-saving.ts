import type { Money } from '@danube/contract/money.ts';
import type { PackageView } from './pricing-view.ts';

/** The amount saved, and what it is compared with. */
export type Saving = {
  readonly kind: 'year' | 'bundle';
  readonly amount: Money;
  /** The price it is compared with. */
  readonly otherwise: Money;
};

const monthsOfYear = 12;

/**
 * A bundle saves compared with its items bought separately; a year compared with twelve months of
 * the same membership. Null if nothing is saved, or nothing comparable is sold.
 */
export function savingOf(offered: PackageView, packages: readonly PackageView[]): Saving | null {
  if (offered.sale === 'bundle') {
    const single = offered.includes.reduce((sum, { price }) => sum + price, 0);
    return saving('bundle', single, offered.price);
  }
  if (offered.interval !== 'year') return null;
  const monthly = packages.find((other) => isMonthOf(other, offered));
  return monthly ? saving('year', monthly.price * monthsOfYear, offered.price) : null;
}

/** A year's price per month, rounded up so that it never seems cheaper than it is. */
export function monthlyShare({ price, interval }: PackageView): Money | null {
  return interval === 'year' ? cents(Math.ceil(price / monthsOfYear)) : null;
}

function isMonthOf(other: PackageView, year: PackageView): boolean {
  return (
    other.sale === 'subscription' &&
    other.interval === 'month' &&
    other.hasLiveSessions === year.hasLiveSessions &&
    partsOf(other) === partsOf(year)
  );
}

function partsOf({ includes }: PackageView): string {
  return includes
    .map(({ id }) => id)
    .toSorted()
    .join(' ');
}

function saving(kind: Saving['kind'], otherwise: number, price: Money): Saving | null {
  if (otherwise <= price) return null;
  return { kind, amount: cents(otherwise - price), otherwise: cents(otherwise) };
}

/** Sums and differences of cents are in cents. */
function cents(amount: number): Money {
  return amount as Money;
}
