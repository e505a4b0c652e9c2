import { describe, expect, it } from 'vitest';
import { toSafeUrl } from './safe-url.ts';

describe('safeAddress', () => {
  it.each([
    ['https://exchange.example/a?b=c#d', 'https://exchange.example/a?b=c#d', true],
    ['http://exchange.example', 'http://exchange.example/', true],
    ['mailto:desk@danube.example', 'mailto:desk@danube.example', false],
    ['/course/fast-track?lang=de#curriculum', '/course/fast-track?lang=de#curriculum', false],
    ['#to-do', '#to-do', false],
  ])('allows %s', (written, href, isExternal) => {
    expect(toSafeUrl(written)).toEqual({ href, isExternal });
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://danube.example/1',
    'https://',
    '/.//evil.example/x',
    'https://here.invalid//evil.example/x',
  ])('refuses %j', (written) => {
    expect(toSafeUrl(written)).toBeNull();
  });

  it.each(['//evil.example/x', '/\\evil.example/x', '\\\\evil.example/x', '/\t/evil.example/x'])(
    'sees that %j leaves this site',
    (written) => {
      expect(toSafeUrl(written)).toEqual({ href: 'https://evil.example/x', isExternal: true });
    },
  );

  it('cannot be led out of this site by a path that climbs', () => {
    expect(toSafeUrl('../../admin')).toEqual({ href: '/admin', isExternal: false });
  });
});
