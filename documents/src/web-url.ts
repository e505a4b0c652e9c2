/** Normalises a URL that a document links to; rejects everything but http and https. */
export function requireWebUrl(value: string): string {
  const url = URL.parse(value);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.href;
  // The URL isn't part of the message, because it may contain a one-time token.
  throw new Error(
    `A document links to http and https only, not ${url ? url.protocol : 'an invalid address'}`,
  );
}

/** The URL as printed for people: `danube-trading.example/events`. */
export function toPrintedUrl(value: string): string {
  const url = new URL(requireWebUrl(value));
  return `${url.host}${url.pathname}`.replace(/\/$/, '');
}
