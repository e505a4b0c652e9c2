import { expect, test } from 'vitest';
import { linkHosts } from './links.ts';

test.each([
  ['see https://example.org/a?b=1 and www.example.net', ['example.org', 'example.net']],
  ['join t.me/moneyclub now', ['t.me']],
  ['bit[dot]ly/abc', ['bit.ly']],
  ['ｈｔｔｐｓ://evil.example/x', ['evil.example']],
  ['[Your bonus](https\\://evil\\.example)', ['evil.example']],
  ['https&#58;//evil&#46;example', ['evil.example']],
  ['[a](//evil。example), [b](//3232235777) and [c](/courses)', ['evil.example', '192.168.1.1']],
  ['[https://harmless.example](https://evil.example)', ['evil.example']],
  ['bit\\.ly/abc and b**it.l**y/x', ['bit.ly', 'bit.ly']],
  ['write to anna@evil.example', ['evil.example']],
  ['Stop at 24.100,5 and wait. Then go.', []],
  ['Node.js is no link, and neither is e.g. this', []],
])('finds the hosts in “%s”', (text, hosts) => {
  expect(linkHosts(text)).toEqual(hosts);
});
