/** Leaves the site for the pages of someone else, such as those where one pays. */
export function leaveFor(address: string): void {
  const { protocol, href } = new URL(address);
  // An address that is none of the web's would run as a script of this page.
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error(`cannot leave for ${protocol}`);
  globalThis.location.assign(href);
}
