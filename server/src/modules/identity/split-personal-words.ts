/** Attackers try the academy's name first. */
const academyWords = ['danube', 'trading academy'];

const minNameLength = 3;
/** Parts of an email are often short and meaningless: `com`, `www`. */
const minAddressPartLength = 4;

/** The input as a whole and in parts, normalised for comparison. */
export function splitPersonalWords(personal: readonly string[]): string[] {
  const words = [...personal, ...academyWords].flatMap((detail) => {
    const minPartLength = detail.includes('@') ? minAddressPartLength : minNameLength;
    const whole = [detail, detail.trim()]
      .map(normaliseForComparison)
      .filter((word) => word.length >= minNameLength);
    const parts = detail.split(/[^\p{L}\p{N}\p{M}]+/u).map(normaliseForComparison);
    return [...whole, ...parts.filter((part) => part.length >= minPartLength)];
  });
  return [...new Set(words.map(replaceLookalikes))].sort(byLengthDescending);
}

/** The password without personal words, also reversed ones; null if it contains none. */
export function removePersonalWords(password: string, words: readonly string[]): string | null {
  const sought = words.flatMap((word) => [word, Array.from(word).reverse().join('')]);
  const folded = normaliseForComparison(password);
  let rest = folded;
  let before: string;
  do {
    before = rest;
    for (const word of sought) rest = removeWord(rest, word);
    // Removing one word can join the halves of another.
  } while (rest !== before);
  return rest === folded ? null : rest;
}

/** The rest keeps its original characters, so that a date stays recognisable. */
function removeWord(text: string, word: string): string {
  let rest = text;
  for (
    let at = replaceLookalikes(rest).indexOf(word);
    at >= 0;
    at = replaceLookalikes(rest).indexOf(word)
  ) {
    rest = rest.slice(0, at) + rest.slice(at + word.length);
  }
  return rest;
}

/** Without accents and case, but never empty: every text must equal itself. */
function normaliseForComparison(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length >= minNameLength ? plain : text;
}

/** Replaces look-alike characters by letters: `m@j4` is `maja`. */
function replaceLookalikes(text: string): string {
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

function byLengthDescending(a: string, b: string): number {
  return b.length - a.length || (a < b ? -1 : 1);
}
