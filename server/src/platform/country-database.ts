import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BlockList, isIP } from 'node:net';
import { type CountryResponse, Reader } from 'maxmind';
import type { Logger } from './logger.ts';

/** Looks up the country of an IP address. */
export type CountryDatabase = {
  /** ISO 3166-1 alpha-2, or null if unknown. */
  find(address: string): string | null;
};

/** The row type of this database; the library only has the original vendor's. */
type Row = CountryResponse & { readonly country_code?: string };

/**
 * The combined file: the IPv4-only file treats the first bits of an IPv6 address as IPv4 and
 * returns a wrong country.
 */
const bundledFile = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/**
 * Opens the bundled file on first use, because the worker never needs it, and keeps it in memory.
 * Without the file countries are unknown and everything else works.
 */
export function createCountryDatabase(deps: {
  logger: Logger;
  readFile?: () => Buffer;
}): CountryDatabase {
  const readFile = deps.readFile ?? readBundledFile;
  let opened: Reader<Row> | null | undefined;

  function open(): Reader<Row> | null {
    try {
      return new Reader<Row>(readFile());
    } catch (error) {
      deps.logger.warn({ err: error }, 'country database missing');
      return null;
    }
  }

  return {
    find(address) {
      if (!isPublic(address)) return null;
      if (opened === undefined) opened = open();
      return opened?.get(address)?.country_code ?? null;
    },
  };
}

function readBundledFile(): Buffer {
  return readFileSync(createRequire(import.meta.url).resolve(bundledFile));
}

/** Reserved addresses: the database assigns some of them to a registry's country. */
const reservedNetworks = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/127',
  '2001:db8::/32',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
]) {
  const [address = '', prefix] = network.split('/');
  reservedNetworks.addSubnet(address, Number(prefix), familyOf(address));
}

function isPublic(address: string): boolean {
  return isIP(address) !== 0 && !reservedNetworks.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return address.includes(':') ? 'ipv6' : 'ipv4';
}
