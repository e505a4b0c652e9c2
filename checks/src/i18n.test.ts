import { expect, test } from 'vitest';
import { checkUses, readCatalogues, reportLanguage } from './i18n.ts';
import { findTextUses } from './text-uses.ts';

type Texts = Record<string, unknown>;

function catalogues(byPath: Record<string, Texts>) {
  return readCatalogues(
    Object.entries(byPath).map(([path, texts]) => ({
      path: `locales/${path}.json`,
      text: JSON.stringify(texts),
    })),
  );
}

function messagesOf(language: string, byPath: Record<string, Texts>): string[] {
  return reportLanguage(language, catalogues(byPath)).findings.map(({ message }) => message);
}

function useFindings(english: Texts, code: string, patterns: string[] = []): string[] {
  const groups = catalogues({ 'en/nav': english }).get('en') ?? new Map();
  const uses = findTextUses([{ path: 'web/app/a.tsx', text: code }]);
  return checkUses(
    groups,
    uses,
    patterns.map((pattern) => ({ pattern })),
  ).map((f) => f.message);
}

test('accepts a complete group and the absence of another', () => {
  const texts = {
    'en/nav': { home: 'Home' },
    'en/cart': { add: 'Add' },
    'ro/nav': { home: 'Acasă' },
  };
  expect(messagesOf('ro', texts)).toEqual([]);
});

test('names missing and extra keys of a group', () => {
  const english = { home: 'Home', menu: { open: 'Open', close: 'Close' } };
  const own = { home: 'Acasă', menu: { open: 'Deschide' }, more: 'Mai mult' };
  expect(messagesOf('ro', { 'en/nav': english, 'ro/nav': own })).toEqual([
    'lacks the key nav.menu.close',
    'has nav.more, which English does not',
  ]);
});

test('wants every group of a language that is promised in full', () => {
  const english = { 'en/nav': { a: 'A' }, 'en/cart': { b: 'B' } };
  expect(messagesOf('fr', { ...english, 'fr/nav': { a: 'A' } })).toEqual([
    'is missing: English has the group cart',
  ]);
  expect(messagesOf('bg', english)).toEqual([
    'is missing: English has the group nav',
    'is missing: English has the group hero',
  ]);
});

test('takes the files of a folder as parts of one group', () => {
  const english = { 'en/audit/orders': { refund: 'Refunded' } };
  expect(messagesOf('fr', english)).toEqual(['is missing: English has the group audit.orders']);
  expect(messagesOf('ro', { ...english, 'ro/audit/orders': {} })).toEqual([
    'lacks the key audit.orders.refund',
  ]);
  const groups = catalogues({ ...english, 'en/mail/order': { paid: 'Paid' } }).get('en');
  const uses = findTextUses([{ path: 'documents/src/a.ts', text: "translate('mail.order.lost')" }]);
  expect(checkUses(groups ?? new Map(), uses, []).map(({ message }) => message)).toEqual([
    'mail.order.paid is used nowhere',
    'mail.order.lost is not an English key',
  ]);
});

test('objects to a group without an English original', () => {
  expect(messagesOf('ro', { 'en/nav': {}, 'ro/navigation': { a: 'A' } })).toEqual([
    'is a group that English does not have',
  ]);
});

test('wants the plural forms that the language has, no others', () => {
  const english = { 'en/nav': { items_one: '{{count}} item', items_other: '{{count}} items' } };
  const polish = { items_one: '{{count}} rzecz', items_few: '{{count}} rzeczy' };
  expect(messagesOf('sk', { ...english, 'sk/nav': { items_other: '{{count}} vecí' } })).toEqual([
    'lacks the key nav.items_one',
    'lacks the key nav.items_few',
    'lacks the key nav.items_many',
  ]);
  expect(messagesOf('pl', { ...english, 'pl/nav': polish })).toEqual([
    'lacks the key nav.items_many',
    'lacks the key nav.items_other',
  ]);
  const german = { items_one: 'ein Ding', items_other: '{{count}} Dinge', items_few: '{{count}}' };
  expect(messagesOf('de', { ...english, 'de/nav': german })).toEqual([
    'has nav.items_few, which English does not',
  ]);
  const withZero = { items_zero: 'nichts', items_one: 'ein Ding', items_other: '{{count}} Dinge' };
  expect(messagesOf('de', { ...english, 'de/nav': withZero })).toEqual([]);
});

test('wants the English plural itself to be complete', () => {
  expect(messagesOf('en', { 'en/nav': { items_other: '{{count}} items' } })).toEqual([
    'lacks the key nav.items_one',
  ]);
});

test('lets a form for one leave the number out, a form for many not', () => {
  const english = { 'en/nav': { items_one: 'One item', items_other: '{{count}} items' } };
  const german = { items_one: 'ein Ding', items_other: 'viele Dinge' };
  expect(messagesOf('de', { ...english, 'de/nav': german })).toEqual([
    'nav.items_other has placeholders none where English has count',
  ]);
});

test('compares placeholders and tags with English', () => {
  const english = { 'en/nav': { hi: 'Hi {{name}}, <1>read</1> this' } };
  const message = (hi: string) => messagesOf('ro', { ...english, 'ro/nav': { hi } });
  expect(message('<1>Citește</1>, {{ name }}')).toEqual([]);
  expect(message('<1>Citește</1>, {{nume}}')).toEqual([
    'nav.hi has placeholders nume where English has name',
  ]);
  expect(message('<em>Citește</em>, {{name}}')).toEqual([
    'nav.hi has tags </em> <em> where English has </1> <1>',
  ]);
});

test('objects to values that are no texts', () => {
  expect(messagesOf('en', { 'en/nav': { a: '', b: 3, c: ['x'] } })).toEqual([
    'nav.a is not a text',
    'nav.b is not a text',
    'nav.c is not a text',
  ]);
});

test('finds uses in calls, in properties of rich text and in tables of keys', () => {
  const english = {
    a: 'A',
    b: 'B',
    c: 'C',
    d_one: 'D',
    d_other: 'D',
    e: 'E',
    f: '$t(nav.g)',
    g: 'G',
  };
  const code = `
    const links = [{ label: 'nav.a' }];
    const x = <><RichText k="nav.b" /><Trans i18nKey={'nav.c'} />{t('nav.d')}</>;
    const y = t(isOpen ? 'nav.e' : \`nav.f\`);`;
  expect(useFindings(english, code)).toEqual([]);
});

test('names keys that nothing uses', () => {
  expect(useFindings({ a: 'A', b_one: 'B', b_other: 'B' }, "t('nav.a')")).toEqual([
    'nav.b is used nowhere',
  ]);
});

test('names used keys that do not exist', () => {
  expect(useFindings({ a: 'A' }, "t('nav.a'); t('nav.typo'); t('else.where');")).toEqual([
    'nav.typo is not an English key',
  ]);
});

test('wants keys that are composed at run time declared', () => {
  const english = { kind: { live: 'Live', other: 'Other' } };
  const code = `t(\`nav.kind.\${kind}\`)`;
  expect(useFindings(english, code, ['nav.kind.*'])).toEqual([]);
  expect(useFindings(english, code)).toEqual([
    'nav.kind.live is used nowhere',
    'nav.kind.other is used nowhere',
    'composed key nav.kind.* is not declared in dynamic-text-keys.ts',
  ]);
});

test('takes a declared pattern for its own keys only, and only while code composes them', () => {
  const english = { live: { title: 'Live', text: 'Now' } };
  expect(useFindings(english, `t(\`nav.\${kind}.title\`)`, ['nav.*.title'])).toEqual([
    'nav.live.text is used nowhere',
  ]);
  expect(useFindings({}, '', ['nav.gone.*'])).toEqual(['nav.gone.* is composed nowhere']);
});
