import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { denyAllPolicy } from './content-security-policy.ts';
import { securityHeaders } from './security-headers.ts';

const configuration = ['nginx.conf', 'site.conf']
  .map((name) => readFileSync(new URL(`../../../ops/nginx/${name}`, import.meta.url), 'utf8'))
  .join('\n');

test.each([
  ['Strict-Transport-Security', '$own_hsts', securityHeaders['strict-transport-security']],
  ['X-Content-Type-Options', '$own_nosniff', securityHeaders['x-content-type-options']],
  ['Content-Security-Policy', '$own_policy', denyAllPolicy],
])('the shipped proxy adds %s to its own responses only', (name, variable, value) => {
  expect(configuration).toContain(`add_header ${name} ${variable} always;`);
  // The application's responses already have these headers, so nothing is added.
  const map = `map $upstream_http_x_content_type_options ${variable} {`;
  const [, values = ''] = configuration.split(map);
  const quote = value?.includes("'") ? '"' : "'";
  expect(values.split('}')[0]?.trim().split(/\n\s+/)).toEqual([
    "default '';",
    `'' ${quote}${value}${quote};`,
  ]);
});

test('the pages of the shipped proxy name their charset', () => {
  expect(configuration).toContain('charset utf-8;');
});

// In nginx, a block that adds one header inherits none from the outer blocks.
test('no location of the shipped proxy adds headers', () => {
  for (const [block] of configuration.matchAll(/^ *location [^{]*\{[^}]*\}/gm)) {
    expect(block).not.toContain('add_header');
  }
});
