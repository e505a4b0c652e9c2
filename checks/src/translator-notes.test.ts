import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFiles, repositoryRoot } from './repository.ts';

/** Words with another meaning elsewhere: translators see only the word, without its context. */
const ambiguous = new Set(
  [
    'Order To From Free Open Close Closed Post Object Report Live Long Short Entry Stop Target',
    'Level Held Place Places Rate Net Note Show View Cover Draft Sale Valid Line Move Answer',
    'Balance Copy Filter Book Charge Lead Record Right Set',
  ]
    .join(' ')
    .split(' '),
);

/** "Book" next to a price is the noun: nothing can be booked here. */
const plain = /^(cart\.types|catalogue\.kinds|home\.shelf|media\.uses|orders\.kinds)\.book$/;

/**
 * Texts that quote a button or a field, with the key of its label. Most are on other pages, which
 * would otherwise load the label's group for one word.
 */
const quotedLabels: readonly (readonly [text: string, label: string])[] = [
  ['admin.acts.makeSalesRep.description', 'reps.create.open'],
  ['admin.person.adminByAddress', 'admin.addresses.title'],
  ['commissions.outcomes.fieldBefore', 'referral.field.label'],
  ['consent.items.referral', 'referral.field.label'],
  ['cookies.referral.p1', 'referral.field.label'],
  ['cookies.referral.p1', 'referral.popup.later'],
  ['cookies.referral.p2', 'referral.popup.later'],
  ['editor.import.description', 'editor.list.export'],
  ['mail.order.subscriptionPaymentFailed.advice', 'orders.subscriptions.portal'],
  ['media.remove.inUse', 'media.files.usedBy'],
  ['moderation.notice.member', 'chat.message.report'],
  ['orders.subscriptions.pastDueText', 'orders.subscriptions.portal'],
  ['pricing.faq.cancel.answer', 'orders.subscriptions.cancel'],
  ['privacy.rights.i1', 'account.export.title'],
  ['privacy.rights.i3', 'account.erasure.title'],
  ['referral.popup.field', 'referral.field.label'],
  ['rooms.quotes.emptyText', 'chat.message.quote'],
  ['rules.tell.p1', 'chat.message.report'],
  ['sales.notices.erasedText', 'sales.markPaid.label'],
  ['sales.notices.payBackErasedText', 'sales.markRefunded.label'],
  ['sales.notices.payBackText', 'sales.markRefunded.label'],
  ['settings.restoredPrivate', 'settings.useDraft'],
  ['statistics.figures.ordered.not', 'statistics.figures.skipped.label'],
  ['statistics.figures.views.not', 'statistics.unnamed.device'],
  ['terms.subscriptions.p2', 'orders.subscriptions.cancel'],
  ['terms.withdrawal.i1', 'orders.order.withdraw'],
];

const completeLanguages = ['en', 'fr', 'it', 'es', 'de', 'pl', 'sk', 'pt'];

type Catalogue = { readonly [name: string]: string | Catalogue };

function textsOf(catalogue: Catalogue, path: string): [string, string][] {
  return Object.entries(catalogue).flatMap(([name, child]) =>
    typeof child === 'string'
      ? [[`${path}.${name}`, child] satisfies [string, string]]
      : textsOf(child, `${path}.${name}`),
  );
}

function readLanguage(language: string): ReadonlyMap<string, string> {
  const folder = `locales/${language}/`;
  const isCatalogue = (path: string) => path.startsWith(folder) && path.endsWith('.json');
  return new Map(
    readFiles(repositoryRoot, isCatalogue).flatMap(({ path, text }) =>
      textsOf(JSON.parse(text), path.slice(folder.length, -'.json'.length).replaceAll('/', '.')),
    ),
  );
}

const english = readLanguage('en');

test('an ambiguous word has a note that says what it means there', () => {
  const notes = readFileSync(new URL('../../locales/en/NOTES.md', import.meta.url), 'utf8');
  const noted = new Map(
    [...notes.matchAll(/^\| `([\w.-]+)` \| (.+?) \| .+ \|$/gm)].map(([, key = '', text]) => [
      key,
      text,
    ]),
  );
  const needed = [...english].filter(([key, text]) => ambiguous.has(text) && !plain.test(key));
  const missing = needed.map(([key]) => key).filter((key) => !noted.has(key));
  expect(missing, 'say in locales/en/NOTES.md what the word means').toEqual([]);
  const outdated = [...noted].filter(([key, text]) => english.get(key) !== text);
  expect(outdated, 'correct in locales/en/NOTES.md').toEqual([]);
});

test('a label that a text quotes is the label, in every language', () => {
  const differing = completeLanguages.flatMap((language) => {
    const texts = readLanguage(language);
    return quotedLabels
      .filter(([text, label]) => !texts.get(text)?.includes(texts.get(label) ?? '\0'))
      .map(([text, label]) => `${language}: ${text} must quote ${label}`);
  });
  expect(differing).toEqual([]);
});

test('every quoted label is in the list', () => {
  const labels = new Map([...english].map(([key, text]) => [text, key]));
  const found = [...english].flatMap(([key, text]) =>
    [...text.matchAll(/“([^”{]+)”/g)]
      .map(([, quoted = '']) => labels.get(quoted.replace(/[.,]$/, '')))
      .filter((label) => label !== undefined && label !== key)
      .map((label) => `${key} quotes ${label}`),
  );
  const listed = new Set(quotedLabels.map(([text]) => text));
  expect(found.filter((line) => !listed.has(line.split(' ')[0] ?? ''))).toEqual([]);
});
