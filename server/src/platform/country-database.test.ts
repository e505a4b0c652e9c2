import { expect, test, vi } from 'vitest';
import { createCountryDatabase } from './country-database.ts';
import { createLogger, type Logger } from './logger.ts';

const logger = createLogger({ level: 'silent', name: 'test' });
const bundled = createCountryDatabase({ logger });

test.each([
  ['8.8.8.8', 'US'],
  ['91.127.1.1', 'SK'],
  ['80.110.1.1', 'AT'],
  ['2001:4860:4860::8888', 'US'],
  ['2a02:8308::1', 'CZ'],
])('knows that %s is used in %s', (address, country) => {
  expect(bundled.find(address)).toBe(country);
});

test.each([
  '10.0.0.1',
  '127.0.0.1',
  '172.16.3.4',
  '192.168.1.1',
  '169.254.1.1',
  '100.64.0.1',
  '192.0.2.1',
  '198.51.100.7',
  '203.0.113.9',
  '0.0.0.0',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  '2001:db8::1',
  'ff02::1',
  '',
  'unknown',
  '8.8.8',
  '8.8.8.8:80',
  '<script>',
  '8.8.8.8, 9.9.9.9',
])('has no country for %j', (address) => {
  expect(bundled.find(address)).toBeNull();
});

test.each([
  ['is missing', () => missing()],
  ['is damaged', () => Buffer.from('not a database')],
])('answers null when the file %s, and says so once', (_how, readFile) => {
  const warn = vi.fn();
  const database = createCountryDatabase({ logger: { ...logger, warn } as Logger, readFile });
  expect(database.find('8.8.8.8')).toBeNull();
  expect(database.find('91.127.1.1')).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});

test('reads the file once, and not before somebody asks', () => {
  const readFile = vi.fn(missing);
  const database = createCountryDatabase({ logger, readFile });
  expect(readFile).not.toHaveBeenCalled();
  database.find('8.8.8.8');
  database.find('8.8.4.4');
  expect(readFile).toHaveBeenCalledOnce();
});

function missing(): Buffer {
  throw new Error('ENOENT');
}
