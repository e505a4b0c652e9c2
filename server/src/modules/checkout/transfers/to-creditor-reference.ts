/** The ISO 11649 reference of an order's transfer, e.g. `RF69100001`. */
export function toCreditorReference(orderNumber: number): string {
  const body = String(orderNumber);
  return `RF${checkDigits(body)}${body}`;
}

/**
 * Finds the order number in a bank's text. People and banks insert spaces into a reference and add
 * text around it; numbers may follow it. Null if there is none or it is ambiguous.
 */
export function parseCreditorReference(text: string): number | null {
  const written = text.toUpperCase().matchAll(/RF[\s-]*\d[\s-]*\d[\s-]*\d[\d\s-]*/g);
  const found = new Set([...written].flatMap(([reference]) => candidateNumbers(reference)));
  const [number] = found;
  return found.size === 1 && number !== undefined ? number : null;
}

/** The sequence's start, and the column's maximum. */
const firstNumber = 100_001;
const maxOrderNumber = 2_147_483_647;

/**
 * Only the check digits show where the reference ends: any group may be the last. A chance match on
 * a prefix is harmless, because it is too small for an order number.
 */
function candidateNumbers(reference: string): number[] {
  const groups = reference
    .slice(2)
    .split(/[\s-]+/)
    .filter(Boolean);
  return groups.flatMap((_, last) => {
    const digits = groups.slice(0, last + 1).join('');
    const body = digits.slice(2);
    const number = Number(body);
    const isReference = body !== '' && digits.slice(0, 2) === checkDigits(body);
    return isReference && number >= firstNumber && number <= maxOrderNumber ? [number] : [];
  });
}

/** ISO 7064, MOD 97-10: `RF` as 2715, followed by 00. */
function checkDigits(body: string): string {
  let remainder = 0;
  for (const digit of `${body}271500`) remainder = (remainder * 10 + Number(digit)) % 97;
  return String(98 - remainder).padStart(2, '0');
}
