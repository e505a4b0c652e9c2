import { expect, test } from 'vitest';
import { toVisitRow } from './visit-row.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const visit = {
  routePattern: '/courses',
  referrer: 'https://news.example',
  visitorId: 'visitor_k3j9x0a7',
  hasConsent: true,
  language: 'de',
} as const;
const arrival = {
  at: new Date('2026-11-16T10:20:00Z'),
  userId: 'maja',
  address: '203.0.113.77',
  userAgent: firefox,
  country: 'SK',
  dayVisitor: '77',
};

test('with consent the address and the browser are kept as they are', () => {
  expect(toVisitRow(visit, arrival)).toEqual({
    createdAt: arrival.at,
    visitorId: 'visitor_k3j9x0a7',
    userId: 'maja',
    ipAddress: '203.0.113.77',
    userAgent: firefox,
    pagePath: '/courses',
    referrer: 'https://news.example',
    isBot: false,
    originCountry: 'SK',
    language: 'de',
    device: 'desktop',
    browser: 'Firefox, Linux',
    dayVisitor: '77',
  });
});

test('without consent no account is named, whoever is signed in', () => {
  expect(toVisitRow({ ...visit, hasConsent: false }, arrival).userId).toBeNull();
});

test.each([
  [firefox, false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['facebookexternalhit/1.1', true],
  [
    'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36',
    true,
  ],
  ['curl/8.5.0', true],
  ['', true],
])('%s is a bot: %s', (userAgent, isBot) => {
  expect(toVisitRow(visit, { ...arrival, userAgent }).isBot).toBe(isBot);
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  [null, null],
])('without consent %s is no more than %s', (address, stored) => {
  const row = toVisitRow({ ...visit, hasConsent: false }, { ...arrival, address });
  expect(row.ipAddress).toBe(stored);
});

test.each([
  [firefox, 'Firefox, Linux'],
  ['Firefox/140.0', 'Firefox'],
  ['', null],
  ['a tool of nobody’s', null],
  ['<script>alert(1)</script>/1', null],
])('without consent the browser %j is no more than %j', (userAgent, stored) => {
  const row = toVisitRow({ ...visit, hasConsent: false }, { ...arrival, userAgent });
  expect(row.userAgent).toBe(stored);
});

test.each([
  ['x'.repeat(8_000), 512],
  ['é\u0000\u0007\nbrowser', 7],
  ['', undefined],
])('a browser that sends %.20j… is stored in %s characters', (userAgent, length) => {
  expect(toVisitRow(visit, { ...arrival, userAgent }).userAgent?.length).toBe(length);
});
