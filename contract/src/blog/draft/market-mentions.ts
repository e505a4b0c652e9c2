/** CFD providers and brokers known in Europe, in their own spelling. */
const brokers = [
  'Admirals',
  'AvaTrade',
  'Capital.com',
  'CMC Markets',
  'Comdirect',
  'Consorsbank',
  'DEGIRO',
  'eToro',
  'Exness',
  'flatex',
  'FOREX.com',
  'Freedom24',
  'IC Markets',
  'IG Markets',
  'Interactive Brokers',
  'LYNX',
  'OANDA',
  'Pepperstone',
  'Plus500',
  'Robinhood',
  'Saxo Bank',
  'Scalable Capital',
  'Swissquote',
  'Trade Republic',
  'Trading 212',
  'XTB',
  'XM Group',
  'Tickmill',
  'FxPro',
  'Purple Trading',
  'BUX',
];

const instruments = [
  'DAX',
  'MDAX',
  'Euro Stoxx(?: 50)?',
  'Dow(?: Jones)?',
  'Nasdaq(?:[- ]100)?',
  'S&P 500',
  'FTSE(?: 100)?',
  'Nikkei(?: 225)?',
  'ATX',
  'WIG20',
  'IBEX(?: 35)?',
  'PSI(?: 20)?',
  'CAC 40',
  'Bund future',
  'EUR/USD',
  'GBP/USD',
  'USD/JPY',
  '[A-Z]{3}/[A-Z]{3}',
  'Brent',
  'WTI',
  'Bitcoin',
  'BTC',
  'gold',
  'silver',
  'oil',
  'crude',
  'wheat',
  'Gold',
  'Silber',
  'Öl',
  'Rohöl',
  'Weizen',
  'zlato',
  'striebro',
  'ropa',
  'ropu',
  'złoto',
  'ropę',
  'oro',
  'petróleo',
  'petrolio',
  'l’or',
  'pétrole',
  'argent métal',
  'ouro',
  'prata',
  'trigo',
];

/** Trading actions and expectations, in the complete languages of the site. */
const directions = [
  'buy(?:ing)?',
  'sell(?:ing)?',
  'go(?:ing)? long',
  'go(?:ing)? short',
  'long',
  'short',
  'bullish',
  'bearish',
  'will (?:rise|fall)',
  'kaufen',
  'verkaufen',
  'bullisch',
  'bärisch',
  'kúpiť',
  'predať',
  'nakúpiť',
  'comprar',
  'vender',
  'alcista',
  'bajista',
  'acheter',
  'vendre',
  'haussier',
  'baissier',
  'comprare',
  'vendere',
  'rialzista',
  'ribassista',
  'kupić',
  'sprzedać',
  'altista',
  'baixista',
  'vai (?:subir|descer|cair)',
];

const cfd = /(?<![\p{L}\d])CFDs?(?![a-z])/u;
const broker = anyOf(brokers, 'iu');
const instrument = anyOf(instruments, 'u');
const direction = anyOf(directions, 'iu');

/**
 * The words that make a text count as being about a specific trade: a CFD, a broker, or an
 * instrument with a direction in the same sentence. Null if there are none. Prefers false
 * positives: the extra disclosures never harm a post.
 */
export function findMarketMention(text: string): string | null {
  const prose = withoutCode(text);
  const named = cfd.exec(prose)?.[0] ?? broker.exec(prose)?.[0];
  if (named) return named;
  for (const sentence of prose.split(/(?<=[.!?…])\s+|\n+/u)) {
    const [what] = instrument.exec(sentence) ?? [];
    const [how] = direction.exec(sentence) ?? [];
    if (what && how) return `${what}, ${how}`;
  }
  return null;
}

/** Charts and calculators contain market names in their data without making a statement. */
function withoutCode(text: string): string {
  return text.replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, ' ').replaceAll(/\]\([^)\s]*\)/g, ']');
}

function anyOf(words: readonly string[], flags: string): RegExp {
  const body = words.map((word) => word.replaceAll('.', '\\.')).join('|');
  return new RegExp(`(?<![\\p{L}\\d])(?:${body})(?![\\p{L}\\d])`, flags);
}
