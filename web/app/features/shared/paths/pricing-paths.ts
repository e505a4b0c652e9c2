export const pricingPath = '/pricing';

/** A package has no page: all are compared on one. */
export function packagePath(slug: string): string {
  return `${pricingPath}#${slug}`;
}
