/** CFD providers and brokers that European readers know, as they write themselves. */
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
];

/** What one does or expects, in the seven languages of the site. */
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
];

const cfd = /(?<![\p{L}\d])CFDs?(?![a-z])/u;
const broker = anyOf(brokers, 'iu');
const instrument = anyOf(instruments, 'u');
const direction = anyOf(directions, 'iu');

/**
 * The words by which a text counts as talking about trading something in particular: a CFD, a
 * broker, or an instrument with a direction in one sentence. Null if there are none. It errs on
 * the side of asking: what it asks for harms no post.
 */
export function marketMention(text: string): string | null {
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

/** Charts and calculators name markets in their data without saying anything about them. */
function withoutCode(text: string): string {
  return text.replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, ' ').replaceAll(/\]\([^)\s]*\)/g, ']');
}

function anyOf(words: readonly string[], flags: string): RegExp {
  const body = words.map((word) => word.replaceAll('.', '\\.')).join('|');
  return new RegExp(`(?<![\\p{L}\\d])(?:${body})(?![\\p{L}\\d])`, flags);
}
