/** Markets as people write them; an asterisk stands for any ending. */
const instruments = [
  ...['dax', 'ger40', 'de40', 'fdax', 'dow', 'us30', 'djia', 'ym', 'nasdaq', 'us100', 'nq'],
  ...['s&p', 'sp500', 'spx', 'us500', 'stoxx', 'eurostoxx', 'wig20', 'px', 'cac', 'ftse', 'ibex'],
  ...['eurusd', 'eur/usd', 'gbpusd', 'gbp/usd', 'usdjpy', 'usd/jpy', 'eurchf', 'eur/chf'],
  ...['xauusd', 'xagusd', 'gold*', 'gull', 'oro', 'or', 'złot*', 'zlat*', 'aur', 'ouro', 'kulla*'],
  ...['kulta*', 'zelt*', 'auks*', 'arany*', 'злато*', 'χρυσό*', 'χρυσο*', 'óir', 'deheb', 'goud'],
  ...['silver*', 'silber*', 'argent', 'argento', 'plata', 'srebr*', 'striebr*', 'stříbr*'],
  ...['oil', 'brent', 'wti', 'öl', 'rohöl', 'pétrole', 'petrolio', 'petróleo', 'rop*', 'ropa'],
  ...['bitcoin*', 'btc', 'ethereum', 'eth', 'bund', 'gas', 'erdgas', 'copper', 'kupfer'],
  ...['wheat', 'weizen', 'corn', 'coffee', 'kaffee', 'cocoa', 'kakao', 'tesla', 'nvidia', 'apple'],
];

/** Directions in the languages of the European Union. */
const directions = [
  ...['long', 'longs', 'short', 'shorts', 'buy', 'buying', 'sell', 'selling', 'bullish', 'bearish'],
  ...['kauf', 'kaufen', 'kaufe', 'gekauft', 'verkauf', 'verkaufen', 'verkaufe', 'verkauft'],
  ...['achète', 'acheter', 'achat', 'vends', 'vendre', 'vente', 'acheteur', 'vendeur'],
  ...['compro', 'comprare', 'acquisto', 'vendo', 'vendere', 'vendita', 'comprar', 'compra'],
  ...['vender', 'venta', 'venda', 'kupuj*', 'kupić', 'kupię', 'sprzeda*', 'kúpi*', 'kupuje*'],
  ...['predá*', 'predať', 'predaj*', 'koupi*', 'prodá*', 'prodat', 'prodej*', 'kupi*', 'prodaj*'],
  ...['köp*', 'sälj*', 'køb*', 'sælg*', 'osta*', 'myy*', 'ost*', 'müü*', 'pirk*', 'pārdo*'],
  ...['parduo*', 'venni', 'vesz*', 'elad*', 'cumpăr*', 'vând*', 'купувам', 'купи*', 'продав*'],
  ...['αγοράζω', 'αγορά', 'πουλάω', 'πώληση', 'koop', 'kopen', 'verkoop', 'verkopen', 'ceannaigh'],
  ...['díol', 'nixtri', 'inbigħ'],
];

const isInstrument = wordPattern(instruments);
const isDirection = wordPattern(directions);

/**
 * Whether a message names a market and a direction in one sentence: the community says beside it
 * that this is its writer's opinion, not advice.
 */
export function namesATrade(text: string): boolean {
  const sentences = text.toLowerCase().split(/[.!?](?=\s|$)|\n/);
  return sentences.some((sentence) => isInstrument.test(sentence) && isDirection.test(sentence));
}

function wordPattern(words: readonly string[]): RegExp {
  const forms = words.map((word) => word.replace('*', '\\p{L}*'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}
