import { expect, test } from 'vitest';
import { readFiles, repositoryRoot } from './repository.ts';

/** Errors in any context, by name. */
type Rules = Readonly<Record<string, RegExp>>;

const everywhere: Rules = {
  'three dots instead of …': /\.\.\./,
  'a hyphen instead of a dash': / - /,
  'two spaces': /\S {2,}\S/,
  'a space at the edge': /^\s|\s$/,
  'a straight quote': /["'](?![^<]*>)/,
};

/** A digit, or a placeholder that may be filled with one. */
const number = String.raw`[\d}]`;

function afterNumber(space: string, ...units: readonly string[]): RegExp {
  return new RegExp(`${number}${space}(?:${units.join('|')})(?![\\p{L}\\p{N}\\u00a0])`, 'u');
}

/** A one-letter word at the end of a line looks lost. */
function oneLetter(letters: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}.’-])[${letters}] (?!–)`, 'iu');
}

const files = ['€', 'MB', 'GB', 'kB', 'min'];

/** As each language's README says. */
const ofLanguages: Readonly<Record<string, Rules>> = {
  de: {
    'quotes other than „“': /[”»«]/,
    'a unit that can break off': afterNumber(
      ' ',
      ...files,
      '%',
      'Mbit/s',
      'px',
      String.raw`Min\.`,
      ...['Tage?n?', 'Stunden?', 'Minuten?', 'Sekunden?'],
    ),
    'no space before a unit': /\d[%€]/,
    'a reference that can break off': /(?:§|\b(?:Art|Abs|lit|Nr)\.) (?=[\d{a-z])/,
    'an ellipsis that can break off': / …$/,
    'du instead of Sie': /(?<!\p{L})(?:du|dein\p{L}*|dich|dir|bist|hast|kannst)(?!\p{L})/iu,
  },
  fr: {
    'quotes other than « »': /[“”„]/,
    'no narrow space before ; ! ?': /[^\u202f\s] ?[;!?](?=\s|$|[<»])/,
    'no no-break space before a colon': /[^\u00a0]:(?=\s|$)/,
    'no no-break space inside « »': /«(?!\u00a0)|(?<!\u00a0)»/,
    'no narrow space before %': new RegExp(`${number}[^\\u202f]?%`),
    'a unit that can break off': afterNumber(
      ' ',
      ...files,
      ...['jours?', 'heures?', 'minutes?', 'secondes?'],
    ),
  },
  it: {
    'quotes other than «»': /[“”„]/,
    'a unit that can break off': afterNumber(' ', ...files, 'giorni', 'minuti', 'secondi', 'ore'),
    'a space before %': /\d\s%/,
    'tu instead of Lei':
      /(?<!\p{L})(?:tuo|tua|tuoi|tue|hai|puoi|vuoi|devi|ricevi|riprova|scrivici)(?!\p{L})/iu,
    'email with a hyphen': /e-mail/i,
    // “del 8 novembre”, “il 80%”: 8, 11 and 80 begin with a vowel.
    'an article before a date or a percentage':
      /(?<!\p{L})(?:il|al|dal|del|nel|sul) \{\{(?:at|date|day|percent|share|until|when)\}\}/u,
  },
  es: {
    'quotes other than «»': /[“”„]/,
    'a unit that can break off': afterNumber(
      ' ',
      ...files,
      '%',
      ...['días?', 'minutos?', 'segundos?', 'horas?'],
    ),
    'no space before a unit': /\d[%€]/,
    'a question or exclamation without its beginning': /^[^¿]*\?|^[^¡]*!/,
  },
  pl: {
    'quotes other than „”': /[“»«]/,
    'a unit that can break off': afterNumber(' ', ...files, 's'),
    'a space before %': /\d\s%/,
    'a one-letter word that can end a line': oneLetter('aiouwz'),
  },
  sk: {
    'quotes other than „“': /[”»«]/,
    'a unit that can break off': afterNumber(' ', ...files, '%', 'h', 'px'),
    'no space before a unit': /\d[%€]/,
    'a one-letter word that can end a line': oneLetter('aikosuvz'),
  },
  pt: {
    'quotes other than «»': /[“”„]/,
    'a space inside «»': /«\s|\s»/,
    'a unit that can break off': afterNumber(
      ' ',
      ...files,
      ...['dias?', 'horas?', 'minutos?', 'segundos?'],
    ),
    'a number that can break off from n.º': /n\.º (?=[\d{])/i,
    'a space before %': new RegExp(`${number}\\s%`),
    'no space before €': /\d€/,
    'tu or você': /(?<!\p{L})(?:tu|te|ti|contigo|teus?|tuas?|vocês?)(?!\p{L})/iu,
    'a word of Brazil':
      /(?<!\p{L})(?:arquivos?|celular|contatos?|fatos?|registr\p{L}*|salv(?:ar|e)|senhas?|telas?|usuári\p{L}+)(?!\p{L})/iu,
    'a gerund for what is happening': /\p{L}[aei]ndo…/u,
    'email with a hyphen': /e-mail/i,
  },
};

/** Specified word for word by the requirements. */
const fixedTexts = new Set([
  'browser.notice.outdated',
  'events.calendar.loading',
  'language.detecting',
  'player.over.register',
  'player.over.title',
]);

/**
 * The greeting of an email ends with a comma, and the sentence goes on; forms of address are
 * capitalised.
 */
const capitalAfterGreeting: Rules = {
  de: /^(?!(?:Sie|Ihnen|Ihr\p{L}*)\P{L})\p{Lu}/u,
  it: /^(?!(?:La|Le|Lei|Su[oa]|Suoi|Sue)\P{L})\p{Lu}/u,
  pl: /^(?!(?:Ty|Ci|Cię|Tw\p{L}*)\P{L})\p{Lu}/u,
  sk: /^\p{Lu}/u,
};

/** Contract texts, subjects and PDFs keep ordinary spaces. */
const ordinarySpaces =
  /^(declarations|completion|invoice|payout|edition|programme)\.|^mail\..*\.(subject|preheader)$/;

const aboutSpaces = /break off|one-letter/;

type Catalogue = { readonly [name: string]: string | Catalogue };

function textsOf(catalogue: Catalogue, path: string): [string, string][] {
  return Object.entries(catalogue).flatMap(([name, child]) =>
    typeof child === 'string'
      ? [[`${path}.${name}`, child] satisfies [string, string]]
      : textsOf(child, `${path}.${name}`),
  );
}

function faultsOf(language: string, key: string, text: string): string[] {
  if (language === 'en' && fixedTexts.has(key)) return [];
  const isFirstSentence = /^mail\..*\.intro\p{L}*$/u.test(key);
  const greeted = isFirstSentence ? capitalAfterGreeting[language] : undefined;
  const rules = { ...everywhere, ...ofLanguages[language] };
  return Object.entries(greeted ? { ...rules, 'a capital after the greeting': greeted } : rules)
    .filter(([fault]) => !(aboutSpaces.test(fault) && ordinarySpaces.test(key)))
    .filter(([, pattern]) => pattern.test(text))
    .map(([fault]) => `${language} ${key}: ${fault}: ${text}`);
}

test('every text keeps to the typography of its language', () => {
  const catalogues = readFiles(repositoryRoot, (path) => /^locales\/[^/]+\/.*\.json$/.test(path));
  const found = catalogues.flatMap(({ path, text }) => {
    const [, language = '', ...file] = path.replace(/\.json$/, '').split('/');
    return textsOf(JSON.parse(text), file.join('.')).flatMap(([key, words]) =>
      faultsOf(language, key, words),
    );
  });
  expect(found).toEqual([]);
});

test.each([
  ['fr', 'Tout est prêt!'],
  ['fr', 'Durée : 3 min'],
  ['fr', '« Panier »'],
  ['fr', '20%'],
  ['de', '“Kurs”'],
  ['de', 'in 14 Tagen'],
  ['it', '“Corsi”'],
  ['it', 'Aggiornato il {{date}}'],
  ['it', 'Puoi scaricarlo'],
  ['it', 'La nostra e-mail'],
  ['de', 'Öffne deinen Kurs'],
  ['es', 'Seguro?'],
  ['pl', 'kurs i książka'],
  ['sk', 'kurz s knihou'],
  ['pt', 'Faltam 3 dias'],
  ['pt', '20 %'],
  ['pt', 'Guarde a sua senha'],
  ['pt', 'Carregando…'],
  ['pt', 'O teu curso'],
  ['en', 'Loading...'],
])('finds what is wrong in %s: %s', (language, text) => {
  expect(faultsOf(language, 'group.key', text)).not.toEqual([]);
});

test.each([
  ['de', 'Wir haben Ihnen Zugang gegeben.'],
  ['it', 'Un moderatore ha deciso.'],
  ['pl', 'Daliśmy Ci dostęp.'],
  ['sk', 'Dali sme vám prístup.'],
])('finds a capital after the greeting of a mail in %s: %s', (language, text) => {
  expect(faultsOf(language, 'mail.learning.access.intro', text)).not.toEqual([]);
});
