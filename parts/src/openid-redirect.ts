const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a login may redirect there: any port on this machine, but only the product's callbacks.
 */
export function isAllowedRedirect(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return (
    url.protocol === 'http:' &&
    loopbackHosts.includes(url.hostname) &&
    url.username === '' &&
    url.hash === '' &&
    /^\/api\/auth\/callback\/[\w-]+$/.test(url.pathname)
  );
}
