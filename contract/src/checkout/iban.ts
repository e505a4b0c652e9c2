/** As sent and stored: upper case, without spaces. */
export function normaliseIban(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}

/** ISO 13616: country code and two check digits, so that the whole is 1 modulo 97. */
export function isIban(text: string): boolean {
  const iban = normaliseIban(text);
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
