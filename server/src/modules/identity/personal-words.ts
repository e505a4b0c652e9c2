/** The academy's own name is the first thing a guesser adds. */
const academyWords = ['danube', 'trading academy'];

const minNameLength = 3;
/** Parts of an address are often short and without meaning: `com`, `www`. */
const minAddressPartLength = 4;

/** What was given, whole and in parts, in the spelling that is compared. */
export function personalWords(personal: readonly string[]): string[] {
  const words = [...personal, ...academyWords].flatMap((detail) => {
    const minPartLength = detail.includes('@') ? minAddressPartLength : minNameLength;
    const whole = [detail, detail.trim()].map(fold).filter((word) => word.length >= minNameLength);
    const parts = detail.split(/[^\p{L}\p{N}\p{M}]+/u).map(fold);
    return [...whole, ...parts.filter((part) => part.length >= minPartLength)];
  });
  return [...new Set(words.map(readSigns))].sort(longestFirst);
}

/** The password with every personal word cut out, also spelt backwards; null if it has none. */
export function withoutPersonalWords(password: string, words: readonly string[]): string | null {
  const sought = words.flatMap((word) => [word, Array.from(word).reverse().join('')]);
  const folded = fold(password);
  let rest = folded;
  let before: string;
  do {
    before = rest;
    for (const word of sought) rest = cutOut(rest, word);
    // Cutting one word out can join the halves of another.
  } while (rest !== before);
  return rest === folded ? null : rest;
}

/** What is left keeps its own signs and digits: a date must stay one. */
function cutOut(text: string, word: string): string {
  let rest = text;
  for (let at = readSigns(rest).indexOf(word); at >= 0; at = readSigns(rest).indexOf(word)) {
    rest = rest.slice(0, at) + rest.slice(at + word.length);
  }
  return rest;
}

/** Without accents and capitals, but never down to nothing: every text must equal itself. */
function fold(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length >= minNameLength ? plain : text;
}

/** One letter for each sign that may stand for it: `m@j4` is `maja`. */
function readSigns(text: string): string {
  return text.replace(/[013457@$!|]/g, (sign) => letterOf[sign] ?? sign);
}

const letterOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
};

function longestFirst(a: string, b: string): number {
  return b.length - a.length || (a < b ? -1 : 1);
}
