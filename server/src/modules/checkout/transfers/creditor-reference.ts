/** The reference of an order's transfer by ISO 11649, e.g. `RF69100001`. */
export function creditorReference(orderNumber: number): string {
  const body = String(orderNumber);
  return `RF${checkDigits(body)}${body}`;
}

/**
 * The order that a text of a bank is about. People and banks put spaces into a reference and words
 * around it; numbers may follow it. Null if there is none, or more than one is possible.
 */
export function orderNumberOf(text: string): number | null {
  const written = text.toUpperCase().matchAll(/RF[\s-]*\d[\s-]*\d[\s-]*\d[\d\s-]*/g);
  const found = new Set([...written].flatMap(([reference]) => readings(reference)));
  const [number] = found;
  return found.size === 1 && number !== undefined ? number : null;
}

/** The first that the sequence gives, and the largest that the table holds. */
const firstNumber = 100_001;
const largestNumber = 2_147_483_647;

/**
 * Where the reference ends is only seen by its check digits: each group may be its last. That they
 * fit the beginning of a number by chance does not matter, because it is too small for an order.
 */
function readings(reference: string): number[] {
  const groups = reference
    .slice(2)
    .split(/[\s-]+/)
    .filter(Boolean);
  return groups.flatMap((_, last) => {
    const digits = groups.slice(0, last + 1).join('');
    const body = digits.slice(2);
    const number = Number(body);
    const isReference = body !== '' && digits.slice(0, 2) === checkDigits(body);
    return isReference && number >= firstNumber && number <= largestNumber ? [number] : [];
  });
}

/** ISO 7064, MOD 97-10: with `RF` as 2715 and 00 behind it. */
function checkDigits(body: string): string {
  let remainder = 0;
  for (const digit of `${body}271500`) remainder = (remainder * 10 + Number(digit)) % 97;
  return String(98 - remainder).padStart(2, '0');
}
