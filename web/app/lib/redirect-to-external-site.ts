/** Navigates to another site, such as Stripe Checkout. */
export function redirectToExternalSite(address: string): void {
  const { protocol, href } = new URL(address);
  // A `javascript:` URL would run in this page.
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error(`cannot leave for ${protocol}`);
  globalThis.location.assign(href);
}
