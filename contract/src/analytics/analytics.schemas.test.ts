import { describe, expect, test } from 'vitest';
import { visitSchema } from './analytics.schemas.ts';
import { routePatterns } from './route-patterns.ts';

const visit = {
  routePattern: '/courses',
  referrer: null,
  visitorId: 'visitor_k3j9x0a7',
  hasConsent: true,
  language: 'de',
};

describe('a visit', () => {
  test.each(routePatterns)('of %s keeps its pattern', (routePattern) => {
    expect(visitSchema.parse({ ...visit, routePattern }).routePattern).toBe(routePattern);
  });

  test.each([
    '/reset-password/4f1c0d9ab27e',
    '/courses?ref=anna',
    '/{invented}',
    '/Courses',
    '',
    7,
    undefined,
  ])('of %s has no name', (routePattern) => {
    expect(visitSchema.parse({ ...visit, routePattern }).routePattern).toBe('/{unknown}');
  });

  test.each([
    ['https://news.example/a/b?token=secret#part', 'https://news.example'],
    ['https://user:pass@news.example:8443/', 'https://news.example:8443'],
    ['http://NEWS.example', 'http://news.example'],
    ['javascript:alert(1)', null],
    ['file:///etc/passwd', null],
    ['about:blank', null],
    ['news.example', null],
    [`https://${'a'.repeat(300)}.example`, null],
    ['', null],
    [7, null],
    [undefined, null],
  ])('from %s comes from %s', (referrer, origin) => {
    expect(visitSchema.parse({ ...visit, referrer }).referrer).toBe(origin);
  });

  test.each([
    'visitor_',
    'visitor_short',
    'k3j9x0a7k3j9',
    `visitor_${'a'.repeat(65)}`,
    'visitor_a\u0000bcdefgh',
    7,
  ])('of somebody called %j is refused', (visitorId) => {
    expect(visitSchema.safeParse({ ...visit, visitorId }).success).toBe(false);
  });

  test('may be nobody’s in particular, but says whether consent was given', () => {
    const { visitorId: _visitorId, ...nameless } = visit;
    expect(visitSchema.parse(nameless).visitorId).toBeNull();
    const { hasConsent: _hasConsent, ...silent } = visit;
    expect(visitSchema.safeParse(silent).success).toBe(false);
  });

  test('has no room for what the server finds out itself', () => {
    const forged = {
      ...visit,
      userId: 'admin',
      user_id: 'admin',
      ipAddress: '1.2.3.4',
      ip_address: '1.2.3.4',
      createdAt: '2001-01-01',
      created_at: '2001-01-01',
      country: 'SK',
      userAgent: 'x',
    };
    expect(visitSchema.parse(forged)).toEqual(visit);
  });
});
