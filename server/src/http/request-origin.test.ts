import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createLocation } from '../modules/location/location.module.ts';
import { createOriginReader } from './request-origin.ts';

const readOrigin = createOriginReader(['10.0.0.0/8', 'fd00::/8']);
const { findCountry } = createLocation({
  countries: { find: (address) => (address === '91.127.1.1' ? 'SK' : null) },
  countryHeader: 'cf-ipcountry',
}).api;

function countryOf(socketAddress: string | undefined, headers: Record<string, string>) {
  return findCountry(readOrigin(socketAddress, (name) => headers[name]));
}

test.each(['10.0.0.1', '::ffff:10.0.0.1', 'fd00::1'])('believes the proxy at %s', (proxy) => {
  const headers = { 'cf-ipcountry': 'DE', 'x-forwarded-for': '91.127.1.1' };
  expect(countryOf(proxy, headers)).toBe('DE');
});

test.each(['91.127.1.1', '::ffff:91.127.1.1'])('does not believe the visitor at %s', (visitor) => {
  expect(countryOf(visitor, { 'cf-ipcountry': 'DE' })).toBe('SK');
  expect(countryOf(visitor, { 'cf-ipcountry': 'DE', 'x-forwarded-for': '10.0.0.1' })).toBe('SK');
});

test('believes nobody where the socket has no address', () => {
  expect(countryOf(undefined, { 'cf-ipcountry': 'DE' })).toBeNull();
});

// In nginx, a block that sets one such header inherits none from the outer blocks.
test('the shipped proxy hands no country on but that of a configured CDN', () => {
  const configuration = ['nginx.conf', 'site.conf']
    .map((name) => readFileSync(new URL(`../../../ops/nginx/${name}`, import.meta.url), 'utf8'))
    .join('\n');
  expect(configuration).toContain('proxy_set_header CF-IPCountry $cdn_country;');
  expect(configuration).toMatch(
    /map \$is_cdn \$cdn_country \{\s+default '';\s+1 \$http_cf_ipcountry;/,
  );
  expect(configuration).toMatch(/geo \$realip_remote_addr \$is_cdn \{\s+default 0;/);
  for (const [block] of configuration.matchAll(/^ *location [^{]*\{[^}]*\}/gm)) {
    expect(block).not.toContain('proxy_set_header');
  }
});
