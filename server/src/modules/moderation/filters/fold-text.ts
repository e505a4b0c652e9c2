/**
 * Letters by what they look like. From Unicode's list of confusables (UTS #39) for the scripts that
 * names here are written in; Unicode's compatibility forms (fullwidth, mathematical, ligatures) are
 * resolved before.
 */
const lookalikes: Readonly<Record<string, string>> = {
  a: 'аɑαạ4@ⱥ',
  b: 'ƀьвЬβßɓ',
  c: 'сϲⅽƈ',
  d: 'ԁɗđժ',
  e: 'еҽєɛёεε3℮',
  f: 'ƒғϝ',
  g: 'ɡɢցǥğ9',
  h: 'һհħнɦ',
  i: 'іıɩɪιlⅼ1|!ļłӏΙІןjϳј',
  k: 'кκƙқҝĸ',
  m: 'мⅿɱ',
  n: 'пոηռņɲ',
  o: 'оοօσө0øꬽ',
  p: 'рρƿϱ',
  q: 'ԛզ',
  r: 'гɼɽꭇ',
  s: 'ѕꜱʂ5$ƨ',
  t: 'тτƭŧ7+',
  u: 'υսʋцū',
  v: 'νѵᴠⅴ',
  w: 'ԝաѡɯω',
  x: 'хχⅹ×',
  y: 'уγүʏყ',
  z: 'ᴢʐƶ2',
};

const letterOf = new Map(
  Object.entries(lookalikes).flatMap(([letter, signs]) =>
    Array.from(signs).map((sign) => [sign, letter] as const),
  ),
);

const lookalikePattern = new RegExp(
  `[${[...letterOf.keys()].map((sign) => (/[|$+]/.test(sign) ? `\\${sign}` : sign)).join('')}]`,
  'gu',
);

/** Two letters that look like one at a glance. */
const pairs = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['ci', 'd'],
] as const;

/** Lower case, without accents, invisible characters and compatibility forms. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
}

/**
 * What a text looks like, whatever its letters: `Vіktоr` with Cyrillic letters gives the same as
 * `Viktor`. For comparison only; it's never shown.
 */
export function toSkeleton(text: string): string {
  const letters = foldText(text).replace(lookalikePattern, (sign) => letterOf.get(sign) ?? sign);
  return pairs.reduce((folded, [pair, letter]) => folded.replaceAll(pair, letter), letters);
}

/** The words of a text, each as its skeleton. */
export function splitWords(text: string): string[] {
  const letters = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return toSkeleton(letters.join(' ')).split(' ').filter(Boolean);
}
