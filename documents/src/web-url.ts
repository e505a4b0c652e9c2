/** Normalises an address that a document links to; refuses everything but http and https. */
export function requireWebUrl(value: string): string {
  const url = URL.parse(value);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.href;
  // The address itself stays out of the message: it may carry a one-time token.
  throw new Error(
    `A document links to http and https only, not ${url ? url.protocol : 'an invalid address'}`,
  );
}

/** The address as it is printed for people: `danube-trading.example/events`. */
export function printedUrl(value: string): string {
  const url = new URL(requireWebUrl(value));
  return `${url.host}${url.pathname}`.replace(/\/$/, '');
}
